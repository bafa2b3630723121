import type { GameEvent, Seat, VisibleEntry } from '@four-crowns/core';
import type { GameScreen } from '@four-crowns/ui-kit/screen.ts';

/** The entries one viewer was told, as far as the page has them. */
export interface Log {
  /** The log is complete up to this version. */
  readonly upTo: number;
  readonly entries: readonly VisibleEntry[];
}

export const NO_LOG: Log = { upTo: 0, entries: [] };

/** Adds entries to a log. Those it already has are not added twice. */
export function extended(log: Log, more: readonly VisibleEntry[], upTo: number): Log {
  const last = log.entries.at(-1)?.version ?? 0;
  const first = more[0]?.version ?? Infinity;
  const entries = first > last ? [...log.entries, ...more] : merged(log.entries, more);
  return { entries, upTo: Math.max(log.upTo, upTo) };
}

function merged(a: readonly VisibleEntry[], b: readonly VisibleEntry[]): readonly VisibleEntry[] {
  const byVersion = new Map(a.map((t) => [t.version, t]));
  for (const t of b) if (!byVersion.has(t.version)) byVersion.set(t.version, t);
  return [...byVersion.values()].toSorted((x, y) => x.version - y.version);
}

/** One line of the log, if the game shows it. */
export type LogItem =
  | {
      readonly kind: 'event';
      readonly key: string;
      readonly version: number;
      readonly event: GameEvent;
    }
  | { readonly kind: 'undo'; readonly key: string; readonly by: Seat; readonly steps: number }
  | { readonly kind: 'rewind'; readonly key: string }
  | { readonly kind: 'resign'; readonly key: string; readonly by: Seat };

type Step = Extract<VisibleEntry, { type: 'step' }>;

const itemsOfStep = new WeakMap<Step, readonly LogItem[]>();

/** Returns the same objects for the same step, so that lines on the screen are not rendered again. */
function stepItems(step: Step): readonly LogItem[] {
  const known = itemsOfStep.get(step);
  if (known !== undefined) return known;
  const items = step.events.map((event, i): LogItem => ({
    kind: 'event',
    key: `${step.version}.${i}`,
    version: step.version,
    event,
  }));
  itemsOfStep.set(step, items);
  return items;
}

/** The steps that still stand and the notices about those that were taken back, oldest first. */
export function itemsOf(entries: readonly VisibleEntry[]): readonly LogItem[] {
  const lines: { readonly step: Step | undefined; readonly items: readonly LogItem[] }[] = [];
  for (const t of entries) {
    const key = String(t.version);
    switch (t.type) {
      case 'step':
        lines.push({ step: t, items: stepItems(t) });
        break;
      case 'undo':
        dropLast(lines, t.by, t.steps);
        lines.push({ step: undefined, items: [{ kind: 'undo', key, by: t.by, steps: t.steps }] });
        break;
      case 'rewind':
        keepFirst(lines, t.to);
        lines.push({ step: undefined, items: [{ kind: 'rewind', key }] });
        break;
      case 'resign':
        lines.push({ step: undefined, items: [{ kind: 'resign', key, by: t.by }] });
        break;
    }
  }
  return lines.flatMap((line) => line.items);
}

type Lines = { readonly step: Step | undefined }[];

function dropLast(lines: Lines, by: Seat, steps: number): void {
  let left = steps;
  for (let i = lines.length - 1; i >= 0 && left > 0; i--) {
    if (lines[i]?.step?.by !== by) continue;
    lines.splice(i, 1);
    left--;
  }
}

function keepFirst(lines: Lines, steps: number): void {
  let seen = 0;
  const at = lines.findIndex((line) => line.step !== undefined && ++seen > steps);
  if (at < 0) return;
  const notes = lines.slice(at).filter((line) => line.step === undefined);
  lines.splice(at, lines.length - at, ...notes);
}

/** What the others and chance did since the seat's own last decision. */
export function sinceLastTurn(entries: readonly VisibleEntry[], seat: Seat): readonly LogItem[] {
  const at = entries.findLastIndex((t) => t.type === 'step' && t.by === seat && t.auto !== true);
  // Before the seat's first decision there is no last turn, and the set-up is not worth a recap.
  return at < 0 ? [] : itemsOf(entries.slice(at + 1));
}

/**
 * The seat that a line is about, whose mark is shown before it, even if another seat took the step. Undefined if it
 * is about no seat.
 */
export function aboutOf(item: LogItem, screen: Pick<GameScreen, 'about'>): Seat | undefined {
  if (item.kind === 'rewind') return undefined;
  if (item.kind !== 'event') return item.by;
  if (screen.about !== undefined) return screen.about(item.event);
  const { seat } = item.event;
  return typeof seat === 'number' ? seat : undefined;
}

const BLOCK = 40;

/** The lines in blocks. A block that has not changed is the same array as before. */
export function blocksOf(
  items: readonly LogItem[],
  before: readonly (readonly LogItem[])[],
): readonly (readonly LogItem[])[] {
  const blocks: (readonly LogItem[])[] = [];
  for (let from = 0; from < items.length; from += BLOCK) {
    const block = items.slice(from, from + BLOCK);
    const old = before[blocks.length];
    const isSame = old?.length === block.length && block.every((item, i) => item === old[i]);
    blocks.push(isSame ? old : block);
  }
  return blocks;
}
