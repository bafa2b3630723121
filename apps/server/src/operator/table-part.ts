import { manifestOf } from '@four-crowns/games';
import type { ChatRow } from '../store/schema.ts';
import type { SeatState } from '../store/tables.ts';
import { html } from '../http/html.ts';
import type { Html } from '../http/html.ts';
import type { LiveTable } from './look.ts';
import { ago, field, personForm } from './page-parts.ts';
import type { Words } from './words.ts';

/** One line; opened, everything that can be done about the table. */
export function tableHtml(words: Words, live: LiveTable, now: number): Html {
  const { table, entries, listeners, chat, hostName } = live;
  const names = table.seats.map((seat) => nameOf(words, seat)).join(', ');
  return html`<details class="card table">
    <summary class="line">
      <span class="game">${gameName(words, table.game)}</span>
      <span class="status ${table.status}">${words.status[table.status]}</span>
      <span class="names">${names}</span>
      <span class="when">${words.lastMove} ${ago(words, now - table.touchedAt)}</span>
    </summary>
    <p class="facts">
      <code>${table.id}</code> · ${words.rules} ${table.rulesVersion} · ${entries} ${words.entries} ·
      ${listeners} ${words.here} · ${words.host} ${hostName} <code>${table.host}</code>
    </p>
    <div class="columns">
      <div>
        <h3>${words.seats}</h3>
        <ol class="seats">
          ${table.seats.map((seat) => html`<li>${seatHtml(words, seat)}</li>`)}
        </ol>
      </div>
      <div>
        <h3>${words.chat}</h3>
        ${chat.length === 0 ? html`<p class="empty">${words.noChat}</p>` : undefined}
        <ul class="chat">
          ${chat.map((line) => lineHtml(words, line))}
        </ul>
      </div>
    </div>
    <form class="row" method="post" action="/operator/close">
      <input type="hidden" name="table" value="${table.id}" />
      ${field(words.reason, html`<input name="reason" required maxlength="200" autocomplete="off" />`)}
      <button class="danger">${words.close}</button>
    </form>
  </details>`;
}

function nameOf(words: Words, seat: SeatState): string {
  return seat.name ?? (seat.bot === undefined ? words.free : `${words.bot} ${seat.bot}`);
}

function seatHtml(words: Words, seat: SeatState): Html {
  const standIn = seat.standIn === undefined ? undefined : html` (${words.bot} ${seat.standIn.bot})`;
  if (seat.person === undefined) return html`${nameOf(words, seat)}`;
  return html`<details>
    <summary>${nameOf(words, seat)}${standIn} <code>${seat.person}</code></summary>
    ${personForm(words, seat.person)}
  </details>`;
}

export function lineHtml(words: Words, line: ChatRow): Html {
  return html`<li>
    <p><b>${line.name}</b> <code>${line.person}</code><br />${line.text}</p>
    <form method="post" action="/operator/remove">
      <input type="hidden" name="line" value="${line.id}" />
      <button class="quiet">${words.remove}</button>
    </form>
  </li>`;
}

/** A game of `EXTRA_GAMES` has no manifest, and so no name. */
function gameName({ lang }: Words, id: string): string {
  return manifestOf(id)?.name[lang] ?? id;
}
