/**
 * With closed drafts, a viewer must not be able to count what others have drafted and taken back. So a version
 * is not a length of the log but the number of entries that this viewer knows of, in the order in which it
 * learned of them: its own at once, others' steps at the barrier that made them public.
 *
 * If a game stops showing what has been covered since (`retell`), everything that another seat did up to a barrier
 * shares one version: the number of steps would betray which card lies there.
 */
import type { Entry } from './entries.ts';
import { DEALER } from './game.ts';
import type { Seat, Viewer } from './game.ts';
import type { Known, Match } from './match.ts';

/** Does this viewer learn of every entry at once? True with open drafts, and for `all`. */
function isOpen(m: Match, viewer: Viewer): boolean {
  return m.game.drafts === 'open' || viewer === 'all';
}

/** The entries that `viewer` knows of, in the order in which it learned of them. */
export function knownEntries(m: Match, viewer: Viewer): readonly number[] {
  return isOpen(m, viewer) ? m.entries.map((_, i) => i) : settled(m, viewer).entries;
}

/** All entries that share one version with this one, which is the first of them. */
export function sharing(m: Match, viewer: Viewer, entry: number): readonly number[] {
  return m.known.get(viewer)?.plays.get(entry) ?? [entry];
}

/** The index of this log entry among those that `viewer` knows of. */
export function placeOf(m: Match, viewer: Viewer, entry: number): number {
  return isOpen(m, viewer) ? entry : settled(m, viewer).entries.lastIndexOf(entry);
}

/** The highest version that `viewer` may know of. */
export function versionOf(m: Match, viewer: Viewer): number {
  return isOpen(m, viewer) ? m.entries.length : settled(m, viewer).entries.length;
}

/** The oldest version from which `seat` may still choose: that of the last barrier, or of its own latest step. */
export function freshFrom(m: Match, seat: Seat): number {
  if (isOpen(m, seat)) {
    for (let i = m.entries.length - 1; i >= m.border.version; i--)
      if (isOwn(m.entries[i], seat)) return i + 1;
    return m.border.version;
  }
  const { entries, counts } = settled(m, seat);
  const border = counts[counts.length - 1];
  for (let i = entries.length - 1; i >= border; i--) if (isOwn(m.entries[entries[i]], seat)) return i + 1;
  return border;
}

function isOwn(entry: Entry, seat: Seat): boolean {
  return (entry.type === 'step' || entry.type === 'undo') && entry.by === seat;
}

/**
 * The length of the log when the table looked as `viewer` saw it at `version`. With closed drafts that is the last
 * barrier before it, since nobody saw the table with the drafts of all seats.
 */
export function lengthAt(m: Match, viewer: Viewer, version: number): number {
  if (isOpen(m, viewer)) return version;
  return m.barriers[settled(m, viewer).counts.findLastIndex((count) => count <= version)];
}

/** The version at which `viewer` saw the log at this length, or at the last barrier before it. */
export function versionAt(m: Match, viewer: Viewer, length: number): number {
  if (isOpen(m, viewer)) return length;
  return settled(m, viewer).counts[m.barriers.findLastIndex((barrier) => barrier <= length)];
}

function settled(m: Match, viewer: Viewer): Known {
  let known = m.known.get(viewer);
  if (known === undefined) m.known.set(viewer, (known = { entries: [], counts: [0], plays: new Map() }));
  const { entries, counts } = known;
  entries.length = counts[counts.length - 1];
  while (counts.length < m.barriers.length) {
    learnAll(m, viewer, m.barriers[counts.length - 1], m.barriers[counts.length], known);
    counts.push(entries.length);
  }
  const from = m.barriers[m.barriers.length - 1];
  // A resignation can end a match in the middle of drafts; after that nothing counts as a draft.
  if (m.result === undefined) learn(m, viewer, from, m.entries.length, entries);
  else learnAll(m, viewer, from, m.entries.length, known);
  return known;
}

/** What is known at once, then what the barrier made known. A rewind and the seed come after both. */
function learnAll(m: Match, viewer: Viewer, from: number, to: number, { entries, plays }: Known): void {
  const last = to > from ? m.entries[to - 1].type : undefined;
  const end = last === 'rewind' || last === 'reveal' ? to - 1 : to;
  const isRetold = m.game.retell?.(m.options) !== undefined;
  learn(m, viewer, from, end, entries);
  let play: { readonly by: Seat; readonly steps: number[] } | undefined;
  for (let i = from; i < end; i++) {
    const entry = m.entries[i];
    // Others never learn of a draft that was taken back.
    if (entry.type !== 'step' || entry.by === viewer || m.takenBack.has(i)) continue;
    if (play?.by === entry.by) {
      play.steps.push(i);
      continue;
    }
    entries.push(i);
    play = isRetold && entry.by !== DEALER ? { by: entry.by, steps: [i] } : undefined;
    if (play !== undefined) plays.set(i, play.steps);
  }
  learn(m, viewer, end, to, entries);
}

/** What is known at once: the viewer's own steps, and everything that is not a draft. */
function learn(m: Match, viewer: Viewer, from: number, to: number, out: number[]): void {
  for (let i = from; i < to; i++) if (!isDraftOfOthers(m.entries[i], viewer)) out.push(i);
}

function isDraftOfOthers(entry: Entry, viewer: Viewer): boolean {
  return (entry.type === 'step' || entry.type === 'undo') && entry.by !== viewer;
}
