/** Every fact of every reason of a hint, read again from what its seat sees before and after the turn. */
import { hintFor, sentencesOf } from '@four-crowns/bots';
import type { Reason } from '@four-crowns/bots';
import { checkHints } from '@four-crowns/bots/testing';
import type { Truth } from '@four-crowns/bots/testing';
import { DEALER, fastRng } from '@four-crowns/core';
import type { AnyGame } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { sayers } from '@four-crowns/ui-kit/words.ts';
import { expect, test } from 'vitest';
import { knowledge } from '../bot/index.ts';
import { en, ru } from '../bot/words/index.ts';
import { REGIONS } from '../src/data.ts';
import type { Crown } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { Action, State, View } from '../src/index.ts';
import { askedIn, legalActions } from './playing.ts';

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

/** What says less has hardly been judged. */
const FLOOR = 20;
const KINDS = ['court', 'dangerOthers', 'dangerOwn', 'powerOthers', 'powerOwn', 'sets'];

const run = matchesOf('the-king-is-dead hints', 60);

test(
  'hints: what they count is what their seat sees before and after the turn they explain',
  { timeout: run.timeout },
  () => {
    const report = checkHints(theKingIsDead, knowledge, truth, { seeds: run.seeds(), every: 8 });
    process.stdout.write(
      `the-king-is-dead hints: ${report.hints} hints, ${JSON.stringify(report.reasons)}\n`,
    );
    expect(KINDS.filter((kind) => (report.reasons[kind] ?? 0) < FLOOR)).toEqual([]);
  },
);

/** The seat's choice to pass would bring the last struggle, or a third unstable region, if it is one. */
function mayEnd(view: View): boolean {
  const decided = Object.values(view.results).filter((result) => result !== null);
  const unstable = decided.filter((result) => result === 'unstable').length;
  const isLastPass = view.passes === view.seats - 1 && view.stage === 'turn';
  return isLastPass && (decided.length === REGIONS.length - 1 || unstable === 2);
}

test('hints: what ends the game says truly whether it is won', () => {
  const counts = { up: 0, down: 0 };
  for (const { view, seat, choices, seed } of endings(240)) {
    const ask = {
      game: theKingIsDead as unknown as AnyGame,
      view,
      seat,
      seats: view.seats,
      choices,
      rng: fastRng(seed),
    };
    for (const { actions, reasons } of hintFor(ask, knowledge, { iterations: 30 }).candidates) {
      const before = theKingIsDead.imagine(view, fastRng(seed));
      const after = theKingIsDead.rules.clone(before);
      for (const action of actions as readonly Action[]) {
        theKingIsDead.rules.apply(after, seat, theKingIsDead.encode(after, seat, action)!);
      }
      const isOver = theKingIsDead.rules.actors(after) === 0;
      const victory = reasons.find(({ id }) => id === 'victory');
      if (victory === undefined) continue;
      expect(isOver, `seed ${seed}`).toBe(true);
      expect(truth(before, after, seat, victory, [before, after]), `seed ${seed}`).toEqual(victory.facts);
      counts[victory.change > 0 ? 'up' : 'down']++;
    }
  }
  expect(Math.min(counts.up, counts.down), JSON.stringify(counts)).toBeGreaterThanOrEqual(FLOOR);
});

/** Positions of matches in which the seat that is asked may end the game. */
function* endings(
  seeds: number,
): Generator<{ view: View; seat: number; choices: readonly Action[]; seed: number }> {
  for (let seed = 1; seed <= seeds; seed++) {
    const rng = fastRng(seed);
    const seats = 2 + (seed % 3);
    const mixes = theKingIsDead.optionMixes(seats);
    const s = theKingIsDead.rules.start(mixes[seed % mixes.length]!, seats);
    for (let seat = askedIn(s); seat !== undefined; seat = askedIn(s)) {
      const choices = legalActions(s);
      const view = theKingIsDead.view(s, seat === DEALER ? 'table' : seat);
      if (seat !== DEALER && mayEnd(view) && choices.length > 1) yield { view, seat, choices, seed };
      // Who passes often keeps cards, so that at the end there is something to choose.
      const passes = choices.filter(({ type }) => type === 'pass' && rng.below(3) > 0);
      const among = passes.length > 0 ? passes : choices;
      theKingIsDead.rules.apply(s, seat, theKingIsDead.encode(s, seat, among[rng.below(among.length)]!)!);
    }
  }
}

test.each([
  ['en', 'Summons a Scot and a Welsh follower to your court.', 'Summons 2 Scots to your court.'],
  ['ru', 'Призывает к вашему двору шотландца и валлийца.', 'Призывает к вашему двору 2 шотландцев.'],
] as const)('hints: followers who come to court in one turn are told together, %s', (lang, both, two) => {
  const speaker = {
    lang,
    say: sayers({ en, ru })(lang),
    name: (_id: string, of: string) => of,
    has: (key: string) => /^terms\.court\.(?:upAll|item)$/.test(key),
  };
  const court = (of: string, nMore: number) => ({ id: 'court', of, change: 1, apart: 0, facts: { nMore } });
  const told = (...reasons: Reason[]): readonly string[] => sentencesOf([{ reasons, steps: [] }], speaker);
  expect(told(court('scottish', 1), court('welsh', 1))).toEqual([both]);
  expect(told(court('scottish', 2))).toEqual([two]);
});
