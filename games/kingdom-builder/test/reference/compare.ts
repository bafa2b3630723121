/** Plays the engine and the reference side by side and throws where they first differ. */
import type { Rng } from '@four-crowns/core';
import { OBJECTIVES } from '../../src/data.ts';
import { kingdomBuilder } from '../../src/index.ts';
import type { Action, Event, State } from '../../src/index.ts';
import { loadPieces } from '../../src/save.ts';
import { askedIn, legalActions, saved } from '../playing.ts';
import { referenceApply } from './apply.ts';
import { referenceGold } from './gold.ts';
import { referenceLegal } from './legal.ts';
import { described, describedSave } from './state.ts';
import type { Table } from './state.ts';

function wordsOf(a: Action): string {
  switch (a.type) {
    case 'build':
    case 'place':
      return `${a.type} ${a.hex}`;
    case 'use':
    case 'lift':
      return `${a.type} ${a.tile} ${a.hex}`;
    case 'end-turn':
      return a.type;
    case 'lay-sector':
      return `${a.type} ${a.sector} ${a.turned}`;
    case 'lay-objective':
      return `${a.type} ${a.card}`;
    case 'choose-first':
      return `${a.type} ${a.seat}`;
    case 'deal':
      return `${a.type} ${a.terrain}`;
  }
}

/** How often things came up, by the words of `nameOf`. */
export type Seen = Map<string, number>;

/** Far more than a match takes; only a table without any card left for good goes round longer. */
const MOST_STEPS = 2000;

/** From `s` to the end; compares legal actions and the position at every step, scores now and then. */
export function walkBoth(s: State, t: Table, rng: Rng, where: string, seen: Seen): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    const at = `${where}, step ${step}`;
    const actions = legalActions(s);
    same(actions.map(wordsOf).toSorted(), referenceLegal(t).toSorted(), `legal actions, ${at}`);
    const now = saved(s);
    same(describedSave(now), described(t), `position, ${at}`);
    const seat = askedIn(s);
    if (t.board !== undefined && (step % 16 === 0 || seat === undefined)) sameGold(s, t, at);
    if (seat === undefined) return;
    const action = chosen(actions, rng);
    const code = kingdomBuilder.encode(s, seat, action);
    if (code === undefined) throw new Error(`${wordsOf(action)} has no code, ${at}`);
    const log: Event[] = [];
    kingdomBuilder.rules.apply(s, seat, code, log);
    referenceApply(t, action);
    for (const name of log.map(nameOf)) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
}

function nameOf(event: Event): string {
  if (event.type === 'build') return `build by ${event.by}`;
  if (event.type === 'move') return `move by ${event.tile}`;
  return event.type === 'lapse' ? `lapse of ${event.because}` : event.type;
}

/** Half the time any action, half the time first what to do and then where: so no tile drowns the others. */
function chosen(actions: readonly Action[], rng: Rng): Action {
  const any = actions[rng.below(actions.length)]!;
  if (rng.below(2) === 0) return any;
  const kinds = [...new Set(actions.map(kindOf))];
  const kind = kinds[rng.below(kinds.length)];
  const alike = actions.filter((a) => kindOf(a) === kind);
  return alike[rng.below(alike.length)]!;
}

function kindOf(a: Action): string {
  return 'tile' in a ? a.tile : a.type;
}

/** All ten cards, also those that are not in play: the position is loaded with each in turn. */
function sameGold(s: State, t: Table, at: string): void {
  const now = saved(s);
  for (let i = 0; i < OBJECTIVES.length; i += 3) {
    const objectives = [0, 1, 2].map((j) => OBJECTIVES[(i + j) % OBJECTIVES.length]!);
    const other = now.stage === 'objectives' ? s : loadPieces({ ...now, objectives }, 1);
    for (const { label, points } of kingdomBuilder.scores(other, 'table')) {
      const gold = points.map((_, seat) =>
        referenceGold(t, label as (typeof OBJECTIVES)[number] | 'castles', seat),
      );
      same(points, gold, `gold of ${label}, ${at}`);
    }
  }
}

function same(engine: unknown, reference: unknown, what: string): void {
  const [a, b] = [JSON.stringify(engine), JSON.stringify(reference)];
  if (a === b) return;
  const i = a.split('').findIndex((c, k) => c !== b[k]);
  const near = (text: string): string => text.slice(Math.max(0, i - 60), i + 60);
  throw new Error(`${what}:\n  engine    …${near(a)}…\n  reference …${near(b)}…`);
}
