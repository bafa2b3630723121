import { codes } from './codes.ts';
import type { Entry } from './entries.ts';
import { DEALER } from './game.ts';
import type { Action, Game, GameEvent, Json, Retelling, Seat, View, Viewer } from './game.ts';
import { knownEntries, sharing } from './known.ts';
import type { Match } from './match.ts';

/** Who made a step, as a viewer sees it. */
export type Mover = Seat | 'chance';

/** An entry as one viewer may know it: events without others' secrets, never the action itself. */
export type VisibleEntry =
  | {
      readonly version: number;
      readonly type: 'step';
      readonly by: Mover;
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
 * With closed drafts, a viewer sees the table as it was at the last barrier plus its own steps since then.
 * A resignation can end a match in the middle of a draft; after that nothing counts as a draft.
 */
function draftsHidden(m: Match, viewer: Viewer): boolean {
  return m.game.drafts === 'closed' && viewer !== 'all' && m.result === undefined;
}

/** The state that is shown to `viewer`. */
export function shownState<S, A extends Action, V extends View, E extends GameEvent, O extends Json>(
  m: Match<Game<S, A, V, E, O>>,
  viewer: Viewer,
): S {
  if (!draftsHidden(m, viewer)) return m.state;
  const draft = m.line.slice(m.border.line);
  const own = draft.filter((step) => step.by === viewer);
  if (own.length === draft.length) return m.state;
  if (own.length === 0) return m.border.state;
  // Simultaneous answers commute, so the viewer's own ones make sense without the others'.
  const state = m.game.rules.clone(m.border.state);
  for (const step of own) m.game.rules.apply(state, step.by, step.code);
  return state;
}

export function viewOf<S, A extends Action, V extends View, E extends GameEvent, O extends Json>(
  m: Match<Game<S, A, V, E, O>>,
  viewer: Viewer,
): V {
  if (viewer === 'all' && m.result === undefined)
    throw new Error('the viewer "all" sees a match only after its end');
  return m.game.view(shownState(m, viewer), viewer);
}

/** What `viewer` has learned of since version `from`. */
export function entriesSince(m: Match, viewer: Viewer, from: number): VisibleEntry[] {
  const entries = atTheTime(m, viewer, from);
  const retelling = m.result === undefined ? m.game.retell?.(m.options) : undefined;
  return retelling === undefined ? entries : retold(m, viewer, entries, retelling);
}

/**
 * A card that everybody saw may be covered by now. Live news goes out while it is still on top, so this one
 * function serves live viewers, latecomers, the log and the export.
 */
function retold(
  m: Match,
  viewer: Viewer,
  entries: readonly VisibleEntry[],
  retelling: Retelling<GameEvent>,
): VisibleEntry[] {
  const known = knownEntries(m, viewer);
  const steps = atTheTime(m, viewer, 0)
    .flatMap((t) => (t.type === 'step' ? [{ ...t, entry: known[t.version - 1] }] : []))
    .toSorted((a, b) => a.entry - b.entry);
  const standing = new Set(m.line.map((step) => step.entry));
  const now = retelling.eventsNow(
    viewer,
    steps.map(({ entry, events }) => ({ stands: standing.has(entry), events })),
  );
  const eventsAt = new Map(steps.map(({ version }, i) => [version, now[i]]));
  return entries.flatMap((t): VisibleEntry[] => {
    if (t.type === 'rewind') return [{ ...t, to: knownSteps(m, known, known[t.version - 1], t.to) }];
    const events = t.type === 'step' ? eventsAt.get(t.version) : undefined;
    if (t.type !== 'step' || events === undefined || events === t.events) return [t];
    return events.length === 0 ? [] : [{ ...t, events }];
  });
}

/** Of the first `to` steps of the line at the time of a rewind: how many this viewer knows of. */
function knownSteps(m: Match, known: readonly number[], rewound: number, to: number): number {
  const line: number[] = [];
  for (let i = 0; i < rewound; i++) {
    const entry = m.entries[i];
    if (entry.type === 'step' && !m.takenBack.has(i)) line.push(i);
    else if (entry.type === 'rewind') line.length = entry.to;
  }
  const own = new Set(known);
  return line.slice(0, to).filter((entry) => own.has(entry)).length;
}

/** What `entriesSince` returns, as it was shown when it happened. */
function atTheTime(m: Match, viewer: Viewer, from: number): VisibleEntry[] {
  const entries: VisibleEntry[] = [];
  const known = m.game.drafts === 'open' ? undefined : knownEntries(m, viewer);
  const end = known?.length ?? m.entries.length;
  for (let i = from; i < end; i++) {
    const at = known?.[i] ?? i;
    // Even the viewer that sees everything is not shown drafts that were taken back.
    if (viewer === 'all' && known !== undefined && wasDraftOnly(m, at)) continue;
    const parts = sharing(m, viewer, at).flatMap((part) => tell(m.entries[part], i + 1, viewer) ?? []);
    const t = parts.reduce<VisibleEntry | undefined>(asOne, undefined);
    if (t !== undefined) entries.push(t);
  }
  return entries;
}

/** Steps that share one version are shown as one step. */
function asOne(sum: VisibleEntry | undefined, t: VisibleEntry): VisibleEntry {
  if (sum?.type !== 'step' || t.type !== 'step') return t;
  const { version, type, by } = sum;
  const events = [...sum.events, ...t.events];
  return sum.auto === true && t.auto === true
    ? { version, type, by, auto: true, events }
    : { version, type, by, events };
}

function wasDraftOnly(m: Match, entry: number): boolean {
  return m.takenBack.has(entry) || m.entries[entry].type === 'undo';
}

function tell(entry: Entry, version: number, viewer: Viewer): VisibleEntry | undefined {
  switch (entry.type) {
    case 'step': {
      const isOpen = entry.events.every((e) => mayKnow(e, viewer));
      const events = isOpen ? entry.events : entry.events.map((e) => redactEvent(e, viewer));
      const by = entry.by === DEALER ? 'chance' : entry.by;
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

/** Everything that `seat` may do now, in the order of `legal`; empty if it is not to act. */
export function choicesOf<S, A extends Action, V extends View, E extends GameEvent, O extends Json>(
  m: Match<Game<S, A, V, E, O>>,
  seat: Seat,
): A[] {
  const { game, state } = m;
  if (m.result !== undefined || (game.rules.actors(state) & (1 << seat)) === 0) return [];
  buffer.n = 0;
  game.rules.legal(state, seat, buffer);
  const choices: A[] = [];
  for (let i = 0; i < buffer.n; i++) choices.push(game.decode(state, seat, buffer.at[i]));
  return choices;
}
