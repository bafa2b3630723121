/** Every fact of every reason of a hint, read again from what its seat sees before and after the turn. */
import { checkHints } from '@four-crowns/bots/testing';
import type { Truth } from '@four-crowns/bots/testing';
import { matchesOf } from '@four-crowns/testkit/matches';
import { expect, test } from 'vitest';
import { knowledge } from '../bot/index.ts';
import { REGIONS } from '../src/data.ts';
import type { Crown } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { State, View } from '../src/index.ts';

const CROWNS: readonly Crown[] = ['scottish', 'welsh', 'english'];

/** Everybody else but a partner, and the Saxons. */
function others(view: View, seat: number): readonly number[] {
  return view.courts.flatMap((_, other) =>
    other === seat || (view.seats === 4 && (other - seat) % 2 === 0) ? [] : [other],
  );
}

function leadIn(view: View, seat: number, faction: Crown): string {
  const own = view.courts[seat]![faction];
  const best = Math.max(0, ...others(view, seat).map((other) => view.courts[other]![faction]));
  return own > best ? 'yes' : own < best ? 'no' : 'even';
}

/** TKD-7.2: whole sets, and of equals who is nearer to the next. */
function setsOf({ courts }: View, seat: number): readonly [whole: number, more: number] {
  const counts = CROWNS.map((faction) => courts[seat]![faction]);
  const whole = Math.min(...counts);
  return [whole, counts.filter((n) => n > whole).length];
}

function setLead(view: View, seat: number): string {
  const worth = (one: number): number => setsOf(view, one)[0] * 4 + setsOf(view, one)[1];
  const best = Math.max(0, ...others(view, seat).map(worth));
  return worth(seat) > best ? 'yes' : worth(seat) < best ? 'no' : 'even';
}

function strengthOf(view: View, faction: Crown): number {
  return REGIONS.reduce((sum, region) => {
    const result = view.results[region];
    if (result !== null) return sum + (result === faction ? 2 : 0);
    const { [faction]: mine, ...rest } = view.map[region];
    return sum + Math.max(0, Math.min(2, mine - Math.max(...Object.values(rest))));
  }, 0);
}

function edgeOf(view: View, faction: Crown): number {
  const rest = CROWNS.filter((other) => other !== faction).map((other) => strengthOf(view, other));
  return strengthOf(view, faction) - Math.max(...rest);
}

function unsteady(view: View): number {
  return REGIONS.filter((region) => {
    const result = view.results[region];
    if (result !== null) return result === 'unstable';
    const [first, second] = Object.values(view.map[region]).toSorted((a, b) => b - a);
    return first === second;
  }).length;
}

function countIn(view: View, seat: number, id: string, of: Crown): number {
  switch (id) {
    case 'court':
      return view.courts[seat]![of];
    case 'powerOwn':
      return edgeOf(view, of);
    case 'powerOthers':
      return -edgeOf(view, of);
    case 'sets':
      return 3 * setsOf(view, seat)[0] + setsOf(view, seat)[1];
    case 'dangerOwn':
      return unsteady(view);
    case 'dangerOthers':
      return -unsteady(view);
    default:
      throw new Error(`nothing is known of ${id}`);
  }
}

const truth: Truth<State> = (before, after, seat, { id, of, change }) => {
  const [was, is] = [before, after].map((s) => theKingIsDead.view(s, seat)) as [View, View];
  if (id === 'victory') {
    const pay = new Float64Array(is.seats);
    theKingIsDead.rules.payoffs(after, pay);
    const won = theKingIsDead.outcome(after)?.places[0]?.includes(seat) === true;
    return won === change > 0 ? { share: pay[seat]! } : `the game is ${won ? 'won' : 'lost'}`;
  }
  const faction = of as Crown;
  const [nBefore, n] = [countIn(was, seat, id, faction), countIn(is, seat, id, faction)];
  if (n === nBefore || n > nBefore !== change > 0) return `the count goes from ${nBefore} to ${n}`;
  const facts = { n, nBefore, nMore: Math.abs(n - nBefore) };
  if (id === 'court') return facts;
  if (id === 'sets') {
    const [setsBefore, sets] = [setsOf(was, seat)[0], setsOf(is, seat)[0]];
    return { ...facts, sets, setsBefore, setsMore: Math.abs(sets - setsBefore) };
  }
  if (id.startsWith('power')) return { ...facts, leads: leadIn(is, seat, faction) };
  return { ...facts, leads: is.seats === 1 ? 'alone' : setLead(is, seat) };
};

const run = matchesOf('the-king-is-dead hints', 60);

test(
  'hints: what they count is what their seat sees before and after the turn they explain',
  { timeout: run.timeout },
  () => {
    const report = checkHints(theKingIsDead, knowledge, truth, { seeds: run.seeds(), every: 8 });
    process.stdout.write(
      `the-king-is-dead hints: ${report.hints} hints, ${JSON.stringify(report.reasons)}\n`,
    );
    expect(Object.keys(report.reasons)).toEqual(
      expect.arrayContaining(['court', 'dangerOthers', 'dangerOwn', 'powerOthers', 'powerOwn', 'sets']),
    );
  },
);
