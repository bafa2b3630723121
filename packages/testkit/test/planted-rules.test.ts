import { DEALER } from '@four-crowns/core';
import type { GameEvent } from '@four-crowns/core';
import { conformance, fairPicks } from '@four-crowns/testkit';
import { describe, expect, test } from 'vitest';
import { withGame, withLegal, withRules } from './planted.ts';
import type { Planted } from './planted.ts';
import type { ToyEvent } from './toy/words.ts';
import { END, PEEK, PLAY } from './toy/rules.ts';
import type { State } from './toy/state.ts';
import { toy } from './toy.ts';

const { rules } = toy;
let ticks = 0;

/** A state that remembers how the position was reached. Clones keep this, saved states do not. */
type Remembering = State & { last?: number };

const planted: readonly Planted[] = [
  {
    name: 'legal is not ascending',
    game: withRules({
      legal(s, seat, out) {
        rules.legal(s, seat, out);
        out.at.subarray(0, out.n).reverse();
      },
    }),
    says: /legal of the dealer is not ascending: 33 before 32/,
  },
  {
    name: 'legal depends on the path',
    game: withLegal(
      (s, seat, out) => {
        rules.legal(s, seat, out);
        const { last = 0 } = s as Remembering;
        if (s.stage === 'turn' && last >= PLAY && last < PEEK && out.n > 1) out.at[--out.n - 1] = END;
      },
      {
        clone: (s) => Object.assign(rules.clone(s), { last: (s as Remembering).last }),
        copy(from, to) {
          rules.copy(from, to);
          (to as Remembering).last = (from as Remembering).last ?? 0;
        },
        apply(s, seat, code, log) {
          rules.apply(s, seat, code, log);
          (s as Remembering).last = code;
        },
      },
    ),
    says: /legal of seat \d depends on the path: load\(save\) of an equal state lists other codes/,
  },
  {
    name: 'legal is empty for a seat that is asked',
    game: withRules({
      legal(s, seat, out) {
        if (s.stage !== 'bid') rules.legal(s, seat, out);
      },
    }),
    says: /legal is empty for seat \d, which is asked/,
  },
  {
    name: 'legal overflows the buffer',
    game: withRules({
      legal(s, seat, out) {
        if (s.stage === 'roll') for (let i = 0; i < 3000; i++) out.push(i);
        else rules.legal(s, seat, out);
      },
    }),
    says: /RangeError: more than 2048 legal codes/,
  },
  {
    name: 'the dealer is asked together with a seat',
    game: withRules({ actors: (s) => (s.stage === 'roll' ? (1 << DEALER) | 1 : rules.actors(s)) }),
    says: /the dealer is asked together with 0/,
  },
  {
    name: 'an outcome has no weight',
    game: withRules({ weight: (s, code) => (s.stage === 'roll' ? code - 41 : rules.weight(s, code)) }),
    says: /outcome 41 has weight 0/,
  },
  {
    name: 'forced is not the only answer',
    game: withGame({ forced: (s) => (s.stage === 'turn' && s.plays === 2 ? END : undefined) }),
    says: /forced gives 21 for seat \d, legal is 20, 21/,
  },
  {
    name: 'encode and decode do not match',
    game: withGame({ encode: (s, seat, a) => (a.type === 'play' ? PLAY : toy.encode(s, seat, a)) }),
    says: /encode\(decode\(1[123]\)\) is 10 for \{"type":"play"/,
  },
  {
    name: 'decode gives what is not JSON',
    game: withGame({ decode: (s, seat, c) => Object.assign(toy.decode(s, seat, c), { why: undefined }) }),
    says: /decode\(30\) is not JSON: \.why is undefined/,
  },
  {
    name: 'parseAction refuses what the dealer does',
    game: withGame({
      parseAction(x) {
        const a = toy.parseAction(x);
        return a?.type === 'roll' ? undefined : a;
      },
    }),
    says: /parseAction refuses \{"type":"roll"/,
  },
  {
    name: 'pick gives what is not legal',
    game: withRules({
      pick: (s, seat, rng) => (s.stage === 'turn' ? PEEK : (rules.pick?.(s, seat, rng) ?? 0)),
    }),
    says: /pick gives 20 for seat \d, which is not legal/,
  },
  {
    name: 'the game never ends',
    game: withRules({
      apply(s, seat, code, log) {
        if (code === END) s.turn = (s.turn + 1) % s.seats;
        else rules.apply(s, seat, code, log);
      },
    }),
    says: /the match has not ended within maxSteps \(100\)/,
  },
  {
    name: 'an outcome before the end',
    game: withGame({ outcome: (s) => toy.outcome({ ...s, stage: s.stage === 'roll' ? 'over' : s.stage }) }),
    says: /an outcome before the end/,
  },
  {
    name: 'a seat without a place',
    game: withGame({
      outcome(s) {
        const outcome = toy.outcome(s);
        return outcome && { ...outcome, places: outcome.places.slice(0, 1) };
      },
    }),
    says: /places do not partition the seats/,
  },
  {
    name: 'partners placed apart',
    game: withGame({
      outcome(s, out) {
        const outcome = toy.outcome(s, out);
        const places = outcome?.places.flat().map((seat) => [seat]) ?? [];
        return outcome && { ...outcome, places, parted: places.slice(1).map(() => 'points') };
      },
    }),
    says: /"teams":true.*a side is not placed together/,
  },
  {
    name: 'places without a reason between them',
    game: withGame({
      outcome(s, out) {
        const outcome = toy.outcome(s, out);
        return outcome && { ...outcome, parted: [] };
      },
    }),
    says: /places are parted by \[\]/,
  },
  {
    name: 'a resigned side that is placed all the same',
    game: withGame({ outcome: (s) => toy.outcome(s) }),
    says: /without 0 the places are/,
  },
  {
    name: 'winners paid less',
    game: withRules({
      payoffs(s, out) {
        rules.payoffs(s, out);
        out.forEach((pay, seat) => (out[seat] = -pay));
      },
    }),
    says: /seat \d is placed before seat \d but paid -/,
  },
  {
    name: 'an option mix that is not complete',
    game: withGame({ optionMixes: (seats) => [...toy.optionMixes(seats), { rounds: 1 } as never] }),
    says: /parseOptions does not give its option mix back: teams/,
  },
  {
    name: 'an event that later steps change',
    game: withRules({
      apply(s, seat, code, log) {
        const mark = log?.length ?? 0;
        rules.apply(s, seat, code, log);
        log?.splice(
          mark,
          log.length,
          ...log.slice(mark).map((e) => ({ ...e, played: s.played }) as unknown as ToyEvent),
        );
      },
    }),
    says: /verify refuses the record: .*entries\[/,
  },
  {
    name: 'an event that tells its secret to everybody',
    game: withRules({
      apply(s, seat, code, log) {
        const mark = log?.length ?? 0;
        rules.apply(s, seat, code, log);
        const last = log?.[mark];
        if (last?.type === 'bid') log?.splice(mark, 1, { ...last, bid: last.secret.bid } as ToyEvent);
      },
    }),
    says: /the event bid tells its secret bid to everybody/,
  },
  {
    name: 'events from outside the state',
    game: withRules({
      apply(s, seat, code, log) {
        rules.apply(s, seat, code, log);
        (log as GameEvent[] | undefined)?.push({ type: 'tick', ticks: ticks++ });
      },
    }),
    says: /verify refuses the record: .*replaying gives/,
  },
];

test.each(planted)('$name is found', ({ game, says }) => {
  expect(() => conformance(game, { matches: 100 })).toThrow(says);
});

describe('an unfair pick is found', () => {
  test('of a seat', () => {
    const game = withRules({
      pick: (s, seat, rng) =>
        s.stage === 'bid' ? (rng.below(4) + 1) >> 1 : (rules.pick?.(s, seat, rng) ?? 0),
    });
    expect(() => fairPicks(game)).toThrow(/pick for seat \d is not fair: chi-square/);
  });

  test('of the dealer', () => {
    const game = withRules({
      pick: (s, seat, rng) => (s.stage === 'deal' ? 30 + rng.below(4) : (rules.pick?.(s, seat, rng) ?? 0)),
    });
    expect(() => fairPicks(game)).toThrow(/pick for the dealer is not fair/);
  });

  test('and a fair one is not', () => {
    for (let seed = 1; seed <= 20; seed++) expect(fairPicks(toy, seed)).toBeGreaterThan(10);
  });
});
