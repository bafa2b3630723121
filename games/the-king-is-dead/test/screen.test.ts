/** What the screen works out by itself: the drawn borders, the way to a choice, and what it would do. */
import type { Lang } from '@four-crowns/ui-kit';
import { describe, expect, test } from 'vitest';
import { CARDS, NEAR, REGIONS } from '../src/data.ts';
import type { Card } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { Action, State, View } from '../src/index.ts';
import { en } from '../text/index.ts';
import { DRAWN_BORDERS } from '../ui/board/geography.ts';
import { afterwards } from '../ui/model/after.ts';
import { cardHelp } from '../ui/model/card-help.ts';
import { isFinal } from '../ui/model/final.ts';
import { guideFrom } from '../ui/model/guide.ts';
import { isTipping, majorityOf } from '../ui/model/majority.ts';
import type { Token } from '../ui/model/tokens.ts';
import { askedIn, legalActions, play, playing } from './playing.ts';
import { position } from './position.ts';
import type { Drawn } from './position.ts';

const map = {
  moray: 'SSW',
  strathclyde: 'WEV',
  lancaster: 'SWE',
  gwynedd: 'WWE',
  warwick: 'SE',
  essex: 'EES',
  devon: 'SWV',
} as const;

function viewOf(s: State): View {
  return theKingIsDead.view(s, askedIn(s) ?? 0);
}

/** All that can be reached by pointing at lit things, one after the other. */
function reached(view: View, choices: readonly Action[], picked: readonly Token[] = []): readonly Action[] {
  const guide = guideFrom(view, choices, picked);
  if (guide.action !== undefined) return [guide.action];
  return [...guide.next].flatMap((token) => reached(view, choices, [...guide.picked, token]));
}

const words = (actions: readonly Action[]): readonly string[] =>
  [...new Set(actions.map((action) => JSON.stringify(action)))].toSorted();

function expectReachable(s: State): void {
  const choices = legalActions(s);
  expect(words(reached(viewOf(s), choices))).toEqual(words(choices));
}

test('the drawn regions touch where the rules say they border', () => {
  const drawn = DRAWN_BORDERS.map(([a, b]) => [REGIONS.indexOf(a), REGIONS.indexOf(b)] as const);
  const near = REGIONS.map((_, region) =>
    drawn.reduce((mask, [a, b]) => mask | (a === region ? 1 << b : b === region ? 1 << a : 0), 0),
  );
  expect(drawn).toHaveLength(13);
  expect(near).toEqual([...NEAR]);
});

const PLAYED = CARDS.filter((card) => card !== 'plot' && card !== 'spy');

describe('every card', () => {
  for (const card of PLAYED) {
    const drawn: Drawn =
      CARDS.indexOf(card) < 3
        ? { map: { ...map, strathclyde: 'WE', devon: 'SW' } }
        : { map, options: { advanced: true, vikings: true } };
    test(`${card}: pointing at what is lit leads to each of its choices and to nothing else`, () => {
      expectReachable(playing(card, drawn));
    });
    test(`${card}: the preview is what comes of it`, () => {
      const s = playing(card, drawn);
      for (const action of legalActions(s)) {
        const { map: shown, slots } = afterwards(viewOf(s), action);
        const after = viewOf(play(s, action).state);
        expect({ shown, slots }).toEqual({ shown: after.map, slots: after.slots });
      }
    });
  }
});

test('a turn, the summons and Spy with several piles', () => {
  expectReachable(position({ map: { moray: 'SSW', devon: 'E' } }));
  expectReachable(
    position({
      seats: 3,
      options: { advanced: true },
      map: { moray: 'SSW', devon: 'E' },
      cunning: [
        ['spy', 'edict', 'suppress'],
        ['quell', 'ambush', 'plot'],
        ['aid', 'march', 'resist'],
      ],
      piles: [[], ['quell'], ['aid']],
    }),
  );
  const s = position({ map: { moray: 'SSW', devon: 'E' } });
  const summons = play(
    s,
    { type: 'play', card: 'negotiate' },
    {
      type: 'negotiate',
      a: 'moray',
      b: 'devon',
      disc: 'moray',
    },
  ).state;
  expectReachable(summons);
});

test('the Saxons’ equal results, a whole Assemble among them', () => {
  for (const card of ['assemble', 'manoeuvre', 'outmanoeuvre'] as const) {
    const s = play(
      position({ seats: 1, map: { moray: 'SW', strathclyde: 'SW', devon: 'WE', essex: 'SE' } }),
      'pass',
      { type: 'deal-card', card },
    ).state;
    expectReachable(s);
  }
});

test('majorities: a lead, a tie, nobody, and what one follower less would change', () => {
  const of = (scottish: number, welsh: number, english: number, viking = 0) => ({
    scottish,
    welsh,
    english,
    viking,
  });
  expect(majorityOf(of(2, 1, 1))).toEqual({ leader: 'scottish', margin: 1, isEmpty: false });
  expect(majorityOf(of(2, 2, 1))).toEqual({ leader: undefined, margin: 0, isEmpty: false });
  expect(majorityOf(of(1, 0, 0, 2)).leader).toBe('viking');
  expect(majorityOf(of(0, 0, 0))).toEqual({ leader: undefined, margin: 0, isEmpty: true });
  expect(isTipping(of(2, 1, 1), 'scottish')).toBe(true);
  expect(isTipping(of(2, 1, 1), 'welsh')).toBe(false);
  expect(isTipping(of(3, 1, 1), 'scottish')).toBe(false);
  expect(isTipping(of(0, 1, 1), 'scottish')).toBe(false);
});

test('only what cannot be taken back is asked twice', () => {
  const two = viewOf(position({ map: { moray: 'SSW', devon: 'E' } }));
  const summon: Action = { type: 'summon', region: 'moray', faction: 'scottish' };
  expect(isFinal(two, { type: 'pass' })).toBe(true);
  expect(isFinal(two, { type: 'play', card: 'negotiate' })).toBe(false);
  expect(isFinal(two, summon)).toBe(true);
  // Alone one is asked again oneself, so even a summons can be taken back.
  const alone = viewOf(position({ seats: 1, map: { moray: 'SSW', devon: 'E' } }));
  expect(isFinal(alone, summon)).toBe(false);
  expect(isFinal(alone, { type: 'pass' })).toBe(true);
});

test('TKD-8.5 a card that cannot be played says why before it is tried, each other one what it does', () => {
  const s = position({
    map,
    options: { advanced: true, vikings: true },
    cunning: [['plot', 'march', 'aid']],
  });
  const help = (card: Card, lang: Lang): string =>
    cardHelp(theKingIsDead.view(s, 0), card, ['Anna', 'Boris'], lang);
  expect(help('plot', 'en')).toBe('Plot is never played. It counts by itself when the winner is found.');
  expect(help('plot', 'ru')).toContain('«Заговор» не играют');
  expect(help('march', 'en')).toBe(en.cardHelp.march);
  // When another seat is asked nothing can be tried, so the card says what it is for.
  expect(cardHelp(theKingIsDead.view(s, 1), 'plot', ['Anna', 'Boris'], 'en')).toBe(en.cardHelp.plot);
});
