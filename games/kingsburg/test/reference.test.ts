/** The engine against a slow second writing of influence and battle, through whole random matches. */
import { codes, DEALER, fastRng } from '@four-crowns/core';
import type { Rng } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { kingsburg } from '../src/index.ts';
import type { Action, Event, State } from '../src/index.ts';
import { askedIn, legalActions, saved } from './playing.ts';
import type { Saved } from './playing.ts';
import { referenceWinter } from './reference/battle.ts';
import { referenceInfluence, wayOf } from './reference/influence.ts';

const MATCHES = 120;
const out = codes();

/** Seats play at random, or by a quick judgement: then more is built and more comes up. */
function choose(s: State, seat: number, rng: Rng, isGood: boolean): number {
  out.n = 0;
  kingsburg.rules.legal(s, seat, out);
  const listed = Array.from(out.at.subarray(0, out.n));
  if (seat === DEALER || !isGood) return listed[rng.below(listed.length)] ?? 0;
  let best = listed[0] ?? 0;
  let most = -Infinity;
  for (const code of listed) {
    const next = kingsburg.rules.clone(s);
    kingsburg.rules.apply(next, seat, code);
    const value = evaluate(next, seat) + rng.below(100) / 100;
    if (value > most) [best, most] = [code, value];
  }
  return best;
}

/** The winter that is being fought: the table before the King's die, and what has been chosen since. */
interface Winter {
  readonly before: Saved;
  readonly king: number;
  readonly choices: Map<number, Action>;
}

function fighters(t: Saved): object[] {
  return t.players.map(({ gold, wood, stone, points, buildings }) => ({
    gold,
    wood,
    stone,
    points,
    buildings,
  }));
}

/** What may have happened after the battle in the same step. */
function undone(t: Saved, events: readonly Event[]): Saved {
  const players = t.players.map((p, seat) => {
    const isSeat = (e: Event): boolean => 'seat' in e && e.seat === seat;
    const gold = p.gold - events.filter((e) => e.type === 'guild' && isSeat(e)).length;
    const cathedral = events.flatMap((e) => (e.type === 'cathedral' && isSeat(e) ? [e.points] : []));
    return { ...p, gold, points: p.points - (cathedral[0] ?? 0) };
  });
  return { ...t, players };
}

function same(engine: unknown, reference: unknown, what: string): void {
  const [x, y] = [JSON.stringify(engine), JSON.stringify(reference)];
  if (x !== y) throw new Error(`${what}: the engine says ${x}, the reference ${y}`);
}

test('reference: influence and battle agree at every step of random matches', () => {
  const seen = { placements: 0, market: 0, token: 0, white: 0, envoy: 0, battles: 0, lose: 0, spoils: 0 };
  for (let seed = 1; seed <= MATCHES; seed++) {
    const rng = fastRng(seed * 7919);
    const seats = 2 + (seed % 4);
    const mixes = kingsburg.optionMixes(seats);
    const options = mixes[Math.floor(seed / 4) % mixes.length] ?? kingsburg.parseOptions(undefined, seats);
    const s = kingsburg.rules.start(options, seats);
    let winter: Winter | undefined;
    for (let step = 0; kingsburg.rules.actors(s) !== 0; step++) {
      const where = `seed ${seed}, step ${step}`;
      const t = saved(s);
      const asked = askedIn(s);
      const seat = asked[rng.below(asked.length)] ?? 0;
      if (t.stage === 'influence') {
        const ways = legalActions(s, seat).map((a) => {
          if (a.type !== 'influence') return a.type;
          return wayOf(a.advisor, a.dice, a.white, a.plusTwo);
        });
        same(ways.toSorted(), referenceInfluence(t).toSorted(), `placements, ${where}`);
        seen.placements += ways.length;
      }
      const code = choose(s, seat, rng, seed % 2 === 0);
      const action = kingsburg.decode(s, seat, code);
      if (t.stage === 'king_die' && action.type === 'roll_die') {
        winter = { before: t, king: action.value, choices: new Map() };
      } else winter?.choices.set(seat, action);
      const events: Event[] = [];
      kingsburg.rules.apply(s, seat, code, events);
      count(seen, action, events);
      if (winter !== undefined && events.some((e) => e.type === 'year_end')) {
        const { before, king, choices } = winter;
        same(fighters(undone(saved(s), events)), referenceWinter(before, king, choices), `battle, ${where}`);
        winter = undefined;
        seen.battles += seats;
      }
    }
  }
  expect(Object.entries(seen).filter(([, n]) => n <= 5)).toEqual([]);
  expect(seen.placements).toBeGreaterThan(20_000);
}, 120_000);

function count(
  seen: { market: number; token: number; white: number; envoy: number; lose: number; spoils: number },
  action: Action,
  events: readonly Event[],
): void {
  for (const e of events) {
    if (e.type !== 'influence') continue;
    if (e.market !== 0) seen.market++;
    if (e.plusTwo) seen.token++;
    if (e.white.length > 0) seen.white++;
    if (e.envoy) seen.envoy++;
  }
  if (action.type === 'lose') seen.lose++;
  if (action.type === 'take' && events[0]?.type === 'spoils') seen.spoils++;
}
