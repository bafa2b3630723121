/** What the screen works out for itself: which dice lead where, and the story of a winter. */
import { codes, DEALER, fastRng } from '@four-crowns/core';
import { expect, test } from 'vitest';
import type { Advisor } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { Event, State } from '../src/index.ts';
import type { Taken } from '../ui/model/aim.ts';
import { chooseAdvisor, lightsOf, NOTHING, takenOf, takeUp, waysOf, chosenFrom } from '../ui/model/aim.ts';
import { storyOf, winterOf } from '../ui/model/battle.ts';
import { pressMeans } from '../ui/model/press.ts';
import { plotOf } from '../ui/model/province.ts';
import { askedIn, legalActions, refusal } from './playing.ts';
import { position } from './position.ts';

/** Random play; `visit` sees every position in which a seat is asked, and every step with its events. */
function wander(
  seats: number,
  seed: number,
  visit: (s: State, seat: number) => void,
  done: (s: State, log: readonly Event[]) => void,
) {
  const rng = fastRng(seed);
  const s = kingsburg.rules.start(kingsburg.parseOptions(undefined, seats), seats);
  const log: Event[] = [];
  for (let asked = askedIn(s); asked.length > 0; asked = askedIn(s)) {
    const seat = asked[rng.below(asked.length)] ?? 0;
    if (seat !== DEALER) visit(s, seat);
    const from = log.length;
    const choices = codes();
    kingsburg.rules.legal(s, seat, choices);
    kingsburg.rules.apply(s, seat, choices.at[rng.below(choices.n)] ?? 0, log);
    if (log.slice(from).some((e) => e.type === 'year_end')) done(s, log);
  }
}

test('every legal way to an advisor can be taken up and placed, and nothing else is lit', () => {
  let ways = 0;
  for (const seats of [2, 3, 5]) {
    wander(
      seats,
      seats,
      (s, seat) => {
        const choices = legalActions(s, seat);
        const view = kingsburg.view(s, seat);
        const reached = new Set(waysOf(choices).map((way) => way.advisor));
        expect(new Set(lightsOf(view, seat, choices, NOTHING).keys())).toEqual(reached);
        for (const way of waysOf(choices)) {
          const taken = takeUp(view, seat, way);
          expect(takenOf(view, seat, chosenFrom(taken))).toEqual(taken);
          expect(lightsOf(view, seat, choices, taken).get(way.advisor)).toBe('match');
          expect(chooseAdvisor(view, seat, choices, taken, way.advisor)).toEqual({
            type: 'act',
            action: way,
          });
          ways++;
        }
      },
      () => undefined,
    );
  }
  expect(ways).toBeGreaterThan(500);
});

/** `d0 w1 +2 market`: the first coloured die, the second white one, a token and the Market. */
function takenUp(text = ''): Taken {
  const words = text.split(' ');
  const places = (letter: string) =>
    words.flatMap((word) => (new RegExp(`^${letter}\\d$`).test(word) ? [Number(word.slice(1))] : []));
  return {
    dice: places('d'),
    white: places('w'),
    plusTwo: words.includes('+2'),
    market: words.includes('market'),
    envoy: words.includes('envoy'),
  };
}

test('an advisor out of reach is tried all the same, and the rules say why not', () => {
  const s = position({
    players: [{ dice: [2, 6] }, { dice: [1] }, {}],
    court: [
      { advisor: 'treasurer', seat: 1, dice: [4, 4] },
      { advisor: 'architect', seat: 0, dice: [3] },
    ],
    passed: [1, 2],
  });
  const choices = legalActions(s, 0);
  const view = kingsburg.view(s, 0);
  const rule = (advisor: Advisor, chosen?: string) => {
    const answer = chooseAdvisor(view, 0, choices, takenOf(view, 0, takenUp(chosen)), advisor);
    return answer.type === 'act' ? refusal(s, answer.action, 0).rule : 'take';
  };
  // 2 and 6 would make 8, but somebody is there.
  expect(rule('treasurer')).toBe('KBG-5.8');
  expect(rule('king')).toBe('KBG-5.2');
  expect(rule('squire', 'd1')).toBe('KBG-5.2');
  expect(rule('squire')).toBe('take');
});

test('switches: Market, token and Envoy light what they open, and only once they are on', () => {
  const s = position({
    players: [{ dice: [4], plusTwo: 1, buildings: 'inn market' }, { dice: [1, 1] }, {}],
    court: [
      { advisor: 'sergeant', seat: 1, dice: [5] },
      { advisor: 'jester', seat: 0, dice: [1] },
      { advisor: 'squire', seat: 0, dice: [2] },
    ],
    envoy: 0,
    passed: [1, 2],
  });
  const choices = legalActions(s, 0);
  const view = kingsburg.view(s, 0);
  const matches = (chosen: string) =>
    [...lightsOf(view, 0, choices, takenOf(view, 0, takenUp(chosen)))].flatMap(([a, light]) =>
      light === 'match' ? [a] : [],
    );
  expect(matches('d0')).toEqual(['merchant']);
  expect(matches('d0 market')).toEqual(['architect', 'merchant']);
  expect(matches('d0 market envoy')).toEqual(['architect', 'merchant', 'sergeant']);
  expect(matches('d0 +2')).toEqual(['alchemist']);
  expect(matches('d0 +2 market')).toEqual(['alchemist', 'astronomer']);
  // Choosing a card that needs a switch turns it on first.
  const answer = chooseAdvisor(view, 0, choices, takenOf(view, 0, takenUp('d0')), 'sergeant');
  expect(answer).toMatchObject({ type: 'take', taken: { market: true, envoy: true, plusTwo: false } });
});

test('a building is shown as payable exactly when it can be built', () => {
  let seen = 0;
  wander(
    4,
    9,
    (s, seat) => {
      const choices = legalActions(s, seat);
      if (!choices.some((c) => c.type === 'stop_building')) return;
      const player = kingsburg.view(s, seat).players[seat];
      if (player === undefined) return;
      for (const c of choices) if (c.type === 'build') expect(plotOf(c.building, player)).toBe('ready');
      seen++;
    },
    () => undefined,
  );
  expect(seen).toBeGreaterThan(10);
});

test('the winter is told with everybody’s own soldiers, the King’s die and the buildings that stood', () => {
  let fights = 0;
  for (const seed of [1, 2, 3, 4]) {
    wander(
      3,
      seed,
      () => undefined,
      (s, log) => {
        const past = log.slice(
          0,
          log.findLastIndex((e) => e.type === 'year_end'),
        );
        const inYear = past.slice(past.findLastIndex((e) => e.type === 'phase' && e.phase === 'aid'));
        const story = storyOf(kingsburg.view(s, 'table'), winterOf(log));
        expect(story?.fights).toHaveLength(3);
        for (const fight of story?.fights ?? []) {
          const own = inYear.filter((e) => 'seat' in e && e.seat === fight.seat);
          const hired = own.reduce(
            (n, e) => n + (e.type === 'help' ? e.soldiers : e.type === 'recruit' ? 1 : 0),
            0,
          );
          expect(fight.soldiers).toBe(hired);
          expect(fight.result).toBeDefined();
          fights++;
        }
      },
    );
  }
  expect(fights).toBe(4 * 5 * 3);
});

test('a finger’s first tap reads a cell that is not lit; mouse, key and a second tap try it', () => {
  const tap = { detail: 1, pointerType: 'touch', isLit: false, isRead: false };
  expect(pressMeans(tap)).toBe('read');
  expect(pressMeans({ ...tap, pointerType: 'pen' })).toBe('read');
  expect(pressMeans({ ...tap, isRead: true })).toBe('choose');
  expect(pressMeans({ ...tap, isLit: true })).toBe('choose');
  expect(pressMeans({ ...tap, pointerType: 'mouse' })).toBe('choose');
  expect(pressMeans({ ...tap, detail: 0 })).toBe('choose');
});
