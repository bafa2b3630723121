/** The example of covered piles, played through at a table. */
import type { Event } from '../src/events.ts';
import {
  choicesOf,
  entriesSince,
  fastRng,
  openMatch,
  rngDealer,
  settle,
  submit,
  viewOf,
} from '@four-crowns/core';
import type { Action, AnyGame, Match, Seat } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { theKingIsDead } from '../src/index.ts';
import type { View } from '../src/index.ts';
import { tell } from '../ui/speak.ts';

const [ADA, BRAN] = [0, 1];
const game = theKingIsDead as unknown as AnyGame;

/** An advanced game in which Bran begins and holds March. */
function dealt(): Match {
  for (let seed = 1; ; seed++) {
    const options = theKingIsDead.parseOptions({ first: BRAN, advanced: true, piles: 'top' }, 2);
    const m = openMatch(game, 'test', options, 2);
    settle(m, rngDealer(fastRng(seed)));
    if ((viewOf(m, BRAN) as unknown as View).hands[BRAN]?.includes('march') === true) return m;
  }
}

function act(m: Match, seat: Seat, wanted: (action: Action) => boolean = () => true): void {
  const answer = submit(m, seat, choicesOf(m, seat).find(wanted), rngDealer(fastRng(1)));
  if (!answer.ok) throw new Error(JSON.stringify(answer));
}

test('TKD-12.7 example: Ada sees March and that a card lies under it, and in her log whom Bran summoned', () => {
  const m = dealt();
  for (const card of ['negotiate', 'march']) {
    act(m, BRAN, (a) => a['card'] === card);
    act(m, BRAN);
    act(m, BRAN, (a) => a.type === 'summon');
    act(m, ADA, (a) => a.type === 'pass');
  }
  expect((viewOf(m, ADA) as unknown as View).piles[BRAN]).toEqual([null, 'march']);
  const lines = (lang: 'en' | 'ru'): (string | undefined)[] =>
    entriesSince(m, ADA, 0)
      .flatMap((t) => (t.type === 'step' ? t.events : []))
      .filter(
        (e) => e['seat'] === BRAN && e.type !== 'court' && e.type !== 'cunning' && e.type !== 'first-player',
      )
      .map((e) => tell(e as unknown as Event, ['Ada', 'Bran'], lang));
  const [first, second, third, ...rest] = lines('en');
  expect(first).toBe('Bran plays a card that lies covered now.');
  expect(second).toMatch(/^Bran summons .+ from .+\.$/);
  expect(third).toBe('Bran plays March.');
  expect(rest).toHaveLength(2);
  expect(lines('ru')[0]).toBe('Bran: сыграна карта, которая теперь закрыта.');
  expect(lines('en').join(' ')).not.toContain('Negotiate');
});
