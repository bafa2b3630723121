/**
 * What people type, made harmless as data: no control characters, no characters that reorder or hide
 * others, no runs of blanks. It is never made into HTML here or anywhere.
 */
export function plainText(text: string, most: number): string {
  const clean = text
    .normalize('NFC')
    // C0 and C1 controls, line and paragraph separators, bidirectional marks, zero-width and tag characters.
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(
      /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,
      '',
    )
    // Towers of combining marks: three on one letter are enough for any language.
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return Array.from(clean).slice(0, most).join('').trim();
}
