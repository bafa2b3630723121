import { codes } from './codes.ts';
import type { Entry } from './entries.ts';
import type { Action, GameEvent, Seat, View, Viewer } from './game.ts';
import type { Match } from './match.ts';

/** An entry as one viewer may know it: events with others' secrets cut, never the action itself. */
export type Told =
  | {
      readonly version: number;
      readonly type: 'step';
      readonly by: Seat;
      readonly auto?: true;
      readonly events: readonly GameEvent[];
    }
  | { readonly version: number; readonly type: 'undo'; readonly by: Seat; readonly steps: number }
  | {
      readonly version: number;
      readonly type: 'rewind';
      readonly to: number;
      readonly consent: readonly Seat[];
    }
  | { readonly version: number; readonly type: 'resign'; readonly by: Seat };

export function redactEvent(event: GameEvent, viewer: Viewer): GameEvent {
  if (mayKnow(event, viewer)) return event;
  const { secret: _secret, ...open } = event;
  return open;
}

function mayKnow({ secret }: GameEvent, viewer: Viewer): boolean {
  return (
    secret === undefined || viewer === 'all' || (viewer !== 'table' && (secret.to & (1 << viewer)) !== 0)
  );
}

/**
 * Where drafts are closed, a viewer sees the table as it was at the last barrier, and the own steps
 * since then. A match can end in the middle of a draft, by resigning: then nothing is a draft any more.
 */
function draftsHidden(m: Match, viewer: Viewer): boolean {
  return m.game.drafts === 'closed' && viewer !== 'all' && m.result === undefined;
}

/** The state that is shown to `viewer`. */
export function shownState(m: Match, viewer: Viewer): unknown {
  if (!draftsHidden(m, viewer)) return m.state;
  const draft = m.line.slice(m.border.line);
  const own = draft.filter((step) => step.by === viewer);
  if (own.length === draft.length) return m.state;
  if (own.length === 0) return m.border.state;
  // Answers asked for at once commute, so the own ones make sense without the others'.
  const state = m.game.rules.clone(m.border.state);
  for (const step of own) m.game.rules.apply(state, step.by, step.code);
  return state;
}

export function viewOf(m: Match, viewer: Viewer): View {
  if (viewer === 'all' && m.result === undefined) throw new Error('the whole truth only after the end');
  return m.game.view(shownState(m, viewer), viewer);
}

/** The highest version that `viewer` may know of: behind the own latest draft, or before others' drafts. */
export function versionOf(m: Match, viewer: Viewer): number {
  const end = m.entries.length;
  if (!draftsHidden(m, viewer)) return end;
  let hidden = false;
  for (let i = end - 1; i >= m.border.version; i--) {
    const entry = m.entries[i];
    // A resignation is open at once: whoever knows of it must not fall back behind it.
    if (entry.type === 'resign') return i + 1;
    if (entry.type !== 'step' && entry.type !== 'undo') continue;
    if (entry.by === viewer) return i + 1;
    hidden = true;
  }
  return hidden ? m.border.version : end;
}

/** What `viewer` may know of the entries from version `from` on. */
export function tellSince(m: Match, viewer: Viewer, from: number): Told[] {
  const end = versionOf(m, viewer);
  const told: Told[] = [];
  // Others' closed drafts of before `from` may have become known since: their barrier came later.
  const begin = m.game.drafts === 'closed' ? (m.barriers.findLast((version) => version <= from) ?? 0) : from;
  for (let i = begin; i < end; i++) {
    const entry = m.entries[i];
    if (i < from && (entry.type !== 'step' || entry.by === viewer)) continue;
    if (m.game.drafts === 'closed' && 'by' in entry && entry.by !== viewer) {
      if (wasDraftOnly(m, i) || (i >= m.border.version && draftsHidden(m, viewer) && entry.type === 'step')) {
        continue;
      }
    }
    const t = tell(entry, i + 1, viewer);
    if (t !== undefined) told.push(t);
  }
  return told;
}

/** A closed draft that was taken back is never shown to others, nor that it was. */
function wasDraftOnly(m: Match, entry: number): boolean {
  return m.takenBack.has(entry) || m.entries[entry].type === 'undo';
}

function tell(entry: Entry, version: number, viewer: Viewer): Told | undefined {
  switch (entry.type) {
    case 'step': {
      const isOpen = entry.events.every((e) => mayKnow(e, viewer));
      const events = isOpen ? entry.events : entry.events.map((e) => redactEvent(e, viewer));
      const { by } = entry;
      return entry.auto === true
        ? { version, type: 'step', by, auto: true, events }
        : { version, type: 'step', by, events };
    }
    case 'undo':
      return { version, type: 'undo', by: entry.by, steps: entry.steps };
    case 'rewind':
      return { version, type: 'rewind', to: entry.to, consent: entry.consent };
    case 'resign':
      return { version, type: 'resign', by: entry.by };
    case 'commit':
    case 'contribute':
    case 'reveal':
      return undefined;
  }
}

const buffer = codes();

/** Everything `seat` may do now, in the order of `legal`; empty if it is not asked. */
export function choicesOf(m: Match, seat: Seat): Action[] {
  const { game, state } = m;
  if (m.result !== undefined || (game.rules.actors(state) & (1 << seat)) === 0) return [];
  buffer.n = 0;
  game.rules.legal(state, seat, buffer);
  const choices: Action[] = [];
  for (let i = 0; i < buffer.n; i++) choices.push(game.decode(state, seat, buffer.at[i]));
  return choices;
}
