/** Before an action that cannot be taken back the page asks about that very action. */
import { join } from 'node:path';
import { choicesOf, fastRng, openMatch, rngDealer, seatsOf, settle, submit, viewOf } from '@four-crowns/core';
import type { AnyGame, Json } from '@four-crowns/core';
import type { GameScreen, Lang } from '@four-crowns/ui-kit';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { rulesOf } from '../src/games/rules.ts';
import { table as en } from '../src/words/en/table.ts';
import { LANGS } from '../src/words/langs.ts';
import { table as ru } from '../src/words/ru/table.ts';
import { moduleOf } from './render.ts';

const SEEDS = 3;

/** Questions that must come up in a few matches. */
const ASKED: Readonly<Record<string, Readonly<Record<Lang, readonly RegExp[]>>>> = {
  'kingdom-builder': { en: [/^End your turn\?$/], ru: [/^Завершить ход\?$/] },
  'kings-bounty': {
    en: [/^Build Elven Tower\?$/, / onto your \w.*\?$/, / onto the .+ of Anna\?$/, /^Return these cards/],
    ru: [/^Выложить «Башня эльфов»\?$/, / на своё владение «/, / игрока Anna\?$/, /^Вернуть эти карты/],
  },
  kingsburg: {
    en: [/^Pass for the rest of this season\?$/, /^Build the Inn\?$/, /^Build nothing more this season\?$/],
    ru: [/^Пасовать до конца сезона\?$/, /^Построить здание «Трактир»\?$/, /^Больше не строить/],
  },
  'the-king-is-dead': {
    en: [/^Pass\?$/, /^Summon the (Scot|Welsh follower) from Moray\?$/, /^Resolve the card of the Saxons/],
    ru: [/^Пасовать\?$/, /^Призвать (шотландца|валлийца) \(Морей\)\?$/, /^Разыграть карту саксов/],
  },
};

function mix(game: AnyGame, seats: number, seed: number): Json {
  const mixes = game.optionMixes(seats);
  return mixes[seed % mixes.length] as Json;
}

/** All that a few random matches ask before a final action. */
function questions(game: AnyGame, screen: GameScreen, lang: Lang): ReadonlySet<string> {
  const asked = new Set<string>();
  const settings = game.seatCounts.flatMap((seats) =>
    Array.from({ length: SEEDS }, (_, seed) => ({ seats, seed, options: mix(game, seats, seed) })),
  );
  for (const { seats, seed, options } of settings) {
    const rng = fastRng(seed);
    const match = openMatch(game, 'confirm', options, seats);
    const dealer = rngDealer(fastRng(seed + 100));
    settle(match, dealer);
    while (match.result === undefined) {
      const [seat = 0] = seatsOf(game.rules.actors(match.state));
      const choices = choicesOf(match, seat);
      const view = viewOf(match, seat);
      const props = {
        view,
        seat,
        choices,
        scores: [],
        names: ['Anna', 'Ben', 'Clara', 'Dan', 'Eva'],
        lang,
        events: [],
        recent: [],
        pointed: undefined,
        speed: 0,
        chosen: undefined,
        choose: () => undefined,
        act: () => undefined,
      };
      for (const action of choices) {
        if (screen.isFinal(view, action)) asked.add(screen.question?.(props, action) ?? '');
      }
      const action = choices[rng.below(choices.length)];
      if (action === undefined || !submit(match, seat, action, dealer).ok) throw new Error('nothing to do');
    }
  }
  return asked;
}

for (const { id } of GAMES) {
  for (const lang of LANGS) {
    test(`${id}, ${lang}: what is asked before a final action names it`, { timeout: 60_000 }, async () => {
      const game = await rulesOf(id);
      if (game === undefined) throw new Error(`no rules of ${id}`);
      const path = join(import.meta.dirname, '../../../games', id, 'ui/index.tsx');
      const { screen } = await moduleOf<{ readonly screen: GameScreen }>(path);
      const asked = questions(game, screen, lang);
      for (const question of asked) expect(question).toMatch(/^\p{Lu}[^{}]+\?$/u);
      for (const wanted of ASKED[id]?.[lang] ?? [])
        expect([...asked].join('\n')).toMatch(new RegExp(wanted, 'm'));
    });
  }
}

test('the bar says that it cannot be undone, after the question', () => {
  expect([en.prompt.sure, ru.prompt.sure]).toEqual([
    '{question} You cannot undo this.',
    '{question} Отменить это будет нельзя.',
  ]);
});
