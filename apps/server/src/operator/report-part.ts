import { html } from '../http/html.ts';
import type { Html } from '../http/html.ts';
import type { Reported } from './look.ts';
import { ago, personForm } from './page-parts.ts';
import { lineHtml } from './table-part.ts';
import type { Words } from './words.ts';

/** Who reports whom and why, with what was said, and all that can be done about it. */
export function reportHtml(words: Words, { report, said }: Reported, now: number): Html {
  const { id, at, by, about, table, reason } = report;
  return html`<article class="card report">
    <p><b>${about.name}</b> <code>${about.person}</code></p>
    <p class="reason">${reason}</p>
    <p class="facts">
      ${words.reportedBy} ${by.name} <code>${by.person}</code> ${ago(words, now - at)}${
        table === undefined ? undefined : html` · ${words.table} <code>${table}</code>`
      }
    </p>
    ${
      said.length === 0
        ? undefined
        : html`<ul class="chat">
            ${said.map((line) => lineHtml(words, line))}
          </ul>`
    }
    <details>
      <summary>${words.act}</summary>
      ${personForm(words, about.person)}
    </details>
    <form method="post" action="/operator/dismiss">
      <input type="hidden" name="report" value="${id}" />
      <button class="quiet">${words.dismiss}</button>
    </form>
  </article>`;
}
