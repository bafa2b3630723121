import { html } from '../http/html.ts';
import type { Html } from '../http/html.ts';
import type { Words } from './words.ts';

export function field(label: string, input: Html): Html {
  return html`<label><span>${label}</span>${input}</label>`;
}

/** Bans or mutes `person`, or the person typed in. */
export function personForm(words: Words, person?: string): Html {
  const who =
    person === undefined
      ? field(
          words.person,
          html`<input
            name="person"
            required
            pattern="[A-Za-z0-9_\\-]{1,64}"
            maxlength="64"
            autocomplete="off"
            spellcheck="false"
          />`,
        )
      : html`<input type="hidden" name="person" value="${person}" />`;
  const spans: readonly (readonly [minutes: string, text: string])[] = [
    ['60', words.hour],
    ['1440', words.day],
    ['10080', words.week],
    ['', words.forEver],
  ];
  const options = spans.map(([minutes, text]) => html`<option value="${minutes}">${text}</option>`);
  return html`<form class="person" method="post" action="/operator/ban">
    ${who}
    ${field(
      words.howLong,
      html`<select name="minutes">
        ${options}
      </select>`,
    )}
    ${field(words.banReason, html`<input name="reason" maxlength="200" autocomplete="off" />`)}
    <label class="check"
      ><input type="checkbox" name="address" checked /><span>${words.banAddress}</span></label
    >
    <p class="buttons">
      <button class="danger">${words.ban}</button>
      <button class="danger" formaction="/operator/mute">${words.mute}</button>
    </p>
  </form>`;
}

const UNITS = [
  ['day', 24 * 3600 * 1000],
  ['hour', 3600 * 1000],
  ['minute', 60 * 1000],
  ['second', 1000],
] as const;

export function span(words: Words, ms: number): string {
  const [unit, size] = UNITS.find(([, length]) => ms >= length) ?? UNITS[3];
  const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(words.lang, style).format(Math.floor(ms / size));
}

export function ago(words: Words, ms: number): string {
  return `${span(words, Math.max(0, ms))} ${words.ago}`;
}

const FAR_MS = 10 * 365 * 24 * 3600 * 1000;

export function moment(words: Words, at: number): string {
  if (at > Date.now() + FAR_MS) return words.forEver;
  return new Intl.DateTimeFormat(words.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
