/**
 * What people type, made harmless as data: no control characters, nothing that reorders, hides or cannot be seen,
 * no runs of blanks. Empty if nothing of it can be seen. It is never made into HTML here or anywhere.
 */
export function plainText(text: string, most: number): string {
  const clean = text
    .normalize('NFC')
    // C0 and C1 controls, line and paragraph separators, the blank of Braille.
    .replace(/[\p{Cc}\u2028\u2029\u2800]/gu, ' ')
    // Bidirectional marks, what has no width or is only a filler, tags: Unicode's own list, but for what shapes others.
    .replace(/(?!\u{200c}|\u{200d}|\u{fe0e}|\u{fe0f})\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\ufff9-\ufffb]/gu, '')
    // Joiners shape emoji, and letters of scripts that join; elsewhere they only hide a difference.
    .replace(
      /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu,
      '',
    )
    .replace(
      /(?<=^|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Z}\p{P}\p{N}])[\u200c\u200d]/gu,
      '',
    )
    .replace(
      /[\u200c\u200d](?=$|[\u200c\u200d\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Z}])/gu,
      '',
    )
    .replace(/(?<!\p{Emoji})[\u{fe0e}\u{fe0f}]/gu, '')
    // Towers of combining marks: three on one letter are enough for any language.
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const short = Array.from(clean).slice(0, most).join('').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(short) ? short : '';
}
