import { html } from '../http/html.ts';
import type { Html } from '../http/html.ts';
import type { Load } from './node-load.ts';
import type { Reported, Restricted, Tables } from './look.ts';
import { ago, field, moment, personForm, span } from './page-parts.ts';
import type { ErrorLine } from './recent-errors.ts';
import { reportHtml } from './report-part.ts';
import { tableHtml } from './table-part.ts';
import type { Words } from './words.ts';

/** All that the page shows, taken at `now`. */
export interface OperatorView {
  readonly now: number;
  readonly node: string;
  readonly database: string;
  readonly load: Load;
  readonly tables: Tables;
  readonly reports: readonly Reported[];
  readonly restricted: readonly Restricted[];
  readonly errors: readonly ErrorLine[];
}

export type Notice = { readonly type: 'done' | 'refused'; readonly text: string };

export function signInPage(words: Words, notice: Notice | undefined, hasToken: boolean): string {
  const form = html`<form class="card narrow" method="post" action="/operator/sign-in">
    <input name="username" value="operator" autocomplete="username" hidden />
    ${field(words.token, html`<input name="token" type="password" required autocomplete="current-password" maxlength="200" autofocus />`)}
    <p class="help">${words.tokenHelp}</p>
    <button>${words.signIn}</button>
  </form>`;
  return whole(
    words,
    html`<header><h1>${words.heading}</h1></header>
      ${noticeHtml(notice)} ${hasToken ? form : html`<p class="card narrow">${words.noToken}</p>`}`,
  );
}

export function operatorPage(words: Words, view: OperatorView, notice: Notice | undefined): string {
  const { now, load, tables } = view;
  return whole(
    words,
    html`<header>
        <h1>${words.heading}</h1>
        <p class="node">
          ${words.node} <code>${view.node}</code>, ${view.database}, ${words.upFor} ${span(words, load.upMs)}
        </p>
        <nav>
          <a class="button" href="/operator">${words.refresh}</a>
          <form method="post" action="/operator/sign-out">
            <button class="quiet">${words.signOut}</button>
          </form>
        </nav>
      </header>
      ${noticeHtml(notice)} ${loadHtml(words, load, view.errors.length)} ${reportsHtml(words, view)}
      <section>
        <h2>${words.tables} <small>${tables.live.length} ${words.ofAll} ${tables.count}</small></h2>
        ${tables.live.length === 0 ? html`<p class="card empty">${words.noTables}</p>` : undefined}
        ${tables.live.map((live) => tableHtml(words, live, now))}
      </section>
      <div class="columns">${peopleHtml(words, view)} ${errorsHtml(words, view)}</div>`,
  );
}

function whole(words: Words, body: Html): string {
  const page = html`<!doctype html>
    <html lang="${words.lang}">
      <head>
        <meta charset="utf-8" />
        <title>${words.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/operator/page.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
  return page.html;
}

function noticeHtml(notice: Notice | undefined): Html | undefined {
  if (notice === undefined) return undefined;
  return html`<p class="notice ${notice.type}" role="${notice.type === 'done' ? 'status' : 'alert'}">
    ${notice.text}
  </p>`;
}

function loadHtml(words: Words, load: Load, errors: number): Html {
  const figure = (value: string, what: string, isBad = false): Html =>
    html`<div class="figure${isBad ? ' bad' : ''}">
      <dd>${value}</dd>
      <dt>${what}</dt>
    </div>`;
  const units = new Intl.NumberFormat(words.lang, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(words.lang, { maximumFractionDigits: 1 });
  return html`<section aria-label="${words.load}">
    <dl class="figures">
      ${figure(tenths.format(load.movesPerSecond), words.movesPerSecond)}
      ${figure(units.format(load.sockets), words.sockets)}
      ${figure(units.format(load.matches), words.matches)}
      ${figure(units.format(load.botQueue), words.botQueue)}
      ${figure(units.format(load.memoryBytes / 2 ** 20), words.memory)}
      ${figure(units.format(errors), words.errorsCount, errors > 0)}
    </dl>
  </section>`;
}

function reportsHtml(words: Words, { reports, now }: OperatorView): Html {
  return html`<section>
    <h2>${words.reports} <small>${reports.length}</small></h2>
    ${reports.length === 0 ? html`<p class="card empty">${words.noReports}</p>` : undefined}
    ${reports.map((one) => reportHtml(words, one, now))}
  </section>`;
}

function peopleHtml(words: Words, { restricted, now }: OperatorView): Html {
  return html`<section>
    <h2>${words.people}</h2>
    <div class="card">
      ${personForm(words)}
      <p class="help">${words.personHelp}</p>
    </div>
    <h3>${words.restricted}</h3>
    <ul class="card list">
      ${restricted.length === 0 ? html`<li class="empty">${words.nobody}</li>` : undefined}
      ${restricted.map((one) => restrictedHtml(words, one, now))}
    </ul>
  </section>`;
}

function restrictedHtml(words: Words, one: Restricted, now: number): Html {
  const lift = (action: string, text: string): Html =>
    html`<form method="post" action="/operator/${action}">
      <input type="hidden" name="person" value="${one.id}" /><button class="quiet">${text}</button>
    </form>`;
  const banned = (one.banned_until ?? 0) > now;
  const muted = (one.muted_until ?? 0) > now;
  return html`<li>
    <p><b>${one.name}</b> <code>${one.id}</code></p>
    ${
      banned
        ? html`<p>${words.bannedUntil} ${moment(words, one.banned_until ?? 0)}: ${one.ban_reason ?? ''}</p>
            ${one.addresses.map(
              ({ address, until }) =>
                html`<p class="help">
                  ${words.nobodyNewFrom} <code>${address}</code> ${words.until} ${moment(words, until)}
                </p>`,
            )}
            ${lift('unban', words.unban)}`
        : undefined
    }
    ${
      muted
        ? html`<p>${words.mutedUntil} ${moment(words, one.muted_until ?? 0)}</p>
            ${lift('unmute', words.unmute)}`
        : undefined
    }
  </li>`;
}

function errorsHtml(words: Words, { errors, now }: OperatorView): Html {
  return html`<section>
    <h2>${words.errors}</h2>
    <ul class="card list errors">
      ${errors.length === 0 ? html`<li class="empty">${words.noErrors}</li>` : undefined}
      ${errors.map(
        ({ at, text, match, why, times }) =>
          html`<li>
            <p>
              <b>${text}</b
              >${times === 1 ? undefined : html` × ${times}`}${match === undefined ? undefined : html` <code>${match}</code>`}
            </p>
            ${why === undefined ? undefined : html`<p class="why">${why}</p>`}
            <p class="help">${ago(words, now - at)}</p>
          </li>`,
      )}
    </ul>
  </section>`;
}
