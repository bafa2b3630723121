/** King's Bounty at the terminal: the prompt warns before the turn that would end the game (KBY-4.6). */
import { askBot, askedSeat } from '@four-crowns/bots';
import { choicesOf, fastRng, submit, viewOf } from '@four-crowns/core';
import type { Data } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { openFairMatch } from '../src/fair-match.ts';
import { gameWords } from '../src/game-words.ts';
import { doorOf } from '../src/door.ts';
import { seatLooks } from '../src/seats.ts';
import { wordsIn } from '../src/words/words.ts';

test.each([
  ['en', /^Play a card: returning any now ends the game\.$/, /(\d+) turns? of returns end the game\.$/],
  ['ru', /^Сыграйте карту: возврат сейчас закончит партию\.$/, /Ещё (\d+) ход/],
] as const)('KBY-4.6 terminal: the last question and the ones before it, %s', async (lang, last, counted) => {
  const door = await doorOf('kings-bounty');
  const say = wordsIn(lang);
  const words = gameWords(door.text[lang], lang, seatLooks(2, say));
  const { match, dealer } = openFairMatch(door.game, door.game.parseOptions(undefined, 2), 2, 'guard');
  const returner = door.exploits![0]!.sit({});
  const rng = fastRng(1);
  const asked: string[] = [];
  let isBegun = false;
  for (let seat = askedSeat(match); seat !== undefined; seat = askedSeat(match)) {
    const prompt = viewOf(match, seat)['prompt'] as Data;
    if (prompt['type'] === 'turn') asked.push(say('play.ask', { prompt: words.prompt(prompt) }));
    // The guard counts from the first played card on; after it everybody only returns.
    const build = choicesOf(match, seat).find(({ type }) => type === 'play-holding' && !isBegun);
    isBegun ||= build !== undefined;
    const action = build ?? (await askBot(match, seat, returner, rng));
    if (!submit(match, seat, action, dealer).ok) throw new Error(`refused: ${JSON.stringify(action)}`);
  }
  expect(asked).toHaveLength(22);
  expect(asked.at(-1)).toMatch(last);
  expect(asked.map((line) => counted.exec(line)?.[1]).filter((n) => n !== undefined)).toEqual([
    '4',
    '3',
    '2',
  ]);
});
