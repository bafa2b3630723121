/** Builds HTML in which text that people wrote can never become markup. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | undefined | readonly Part[];

/** Inserted values are escaped as text, unless `html` itself made them. */
export function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: fixed.map((text, i) => text + textOf(parts[i])).join('') };
}

function textOf(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'html' in part ? part.html : part.map(textOf).join('');
}

export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
