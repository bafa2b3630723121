/** `?` at the terminal: of each tile, card and building that cannot be used now, why. Whole matches of every game. */
import { askBot, askedSeat, randomBot } from '@four-crowns/bots';
import { fastRng, submit, viewOf } from '@four-crowns/core';
import type { Idle, Json } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { openFairMatch } from '../src/fair-match.ts';
import { gameWords } from '../src/game-words.ts';
import { doorOf, gameIds } from '../src/door.ts';
import { botsFor } from '../src/table.ts';
import type { Lang } from '../src/words/words.ts';
import { said } from './run.ts';

/** In the first of them the person holds Plot, in The King Is Dead. */
const SEEDS = ['1', '2', '3'];
/** With cards that are not always of use. */
const OPTIONS: { readonly [id: string]: Json } = { 'the-king-is-dead': { advanced: true } };

interface Typed {
  readonly line: string;
  /** What must be said of it; undefined for a move. */
  readonly idle?: readonly Idle[];
}

/**
 * A match of the person against a random bot, with a question before each decision at which something is idle;
 * `isNamed`: do this game's views name idle things at all?
 */
async function typedLines(
  id: string,
  lang: Lang,
  seed: string,
): Promise<{ readonly typed: readonly Typed[]; readonly isNamed: boolean }> {
  const door = await doorOf(id);
  const words = gameWords(door.text[lang], lang, []);
  const options = door.game.parseOptions(OPTIONS[id], 2);
  const { match, dealer, rngs } = openFairMatch(door.game, options, 2, seed);
  const [bot] = botsFor(door, ['random'], 1).map((kind) => kind.sit());
  const person = fastRng(7);
  const typed: Typed[] = [];
  let isNamed = false;
  for (let seat = askedSeat(match); seat !== undefined; seat = askedSeat(match)) {
    const sitting = seat === 0 ? randomBot.sit() : (bot ?? randomBot.sit());
    const action = await askBot(match, seat, sitting, seat === 0 ? person : (rngs[seat] ?? person));
    if (seat === 0) {
      const named = viewOf(match, 0).idle;
      isNamed ||= named !== undefined;
      const idle = named ?? [];
      const one = idle[typed.length % Math.max(1, idle.length)];
      if (one !== undefined) {
        typed.push({ line: '?', idle });
        typed.push({ line: `? ${words.thing(one.thing)}`, idle: [one] });
        typed.push({ line: `?${one.thing.split('.').at(-1)}`, idle: [one] });
      }
      typed.push({ line: door.board.actionText(action, 'en') });
    }
    if (!submit(match, seat, action, dealer).ok) throw new Error(`refused: ${JSON.stringify(action)}`);
  }
  return { typed, isNamed };
}

/** What follows each line; it is printed after the prompt. */
function answersTo(lines: readonly string[], out: string): readonly string[] {
  const ends: number[] = [];
  for (const line of lines) {
    const echo = `> ${line}\n`;
    const at = out.indexOf(echo, ends.at(-1) ?? 0);
    if (at < 0) throw new Error(`"${line}" was not asked for`);
    ends.push(at + echo.length);
  }
  return ends.map((from, i) => out.slice(from, ends[i + 1]));
}

const NOT_NOW = { en: 'not now', ru: 'не сейчас' };

describe.each(gameIds)('%s', (id) => {
  test.each(['en', 'ru'] as const)(
    '? says of everything that cannot be used why, %s',
    async (lang) => {
      const words = gameWords((await doorOf(id)).text[lang], lang, []);
      let asked = 0;
      let canBeIdle = false;
      for (const seed of SEEDS) {
        const { typed, isNamed } = await typedLines(id, lang, seed);
        canBeIdle ||= isNamed;
        const options = JSON.stringify(OPTIONS[id] ?? {});
        const argv = ['play', id, '--seed', seed, '--bots', 'random', '--lang', lang, '--options', options];
        const out = await said(argv, { lines: typed.map(({ line }) => line), columns: 2000 });
        const answers = answersTo(
          typed.map(({ line }) => line),
          out,
        );
        for (const [i, { line, idle }] of typed.entries()) {
          if (idle === undefined) continue;
          const told = (answers[i] ?? '').split('\n').filter((text) => text.includes(`, ${NOT_NOW[lang]}: `));
          expect(told.length, `${line}: ${answers[i]}`).toBe(idle.length);
          for (const { thing, refusal } of idle) {
            const start = `  ${words.thing(thing)}, ${NOT_NOW[lang]}: `;
            const why = told.find((text) => text.startsWith(start))?.slice(start.length) ?? '';
            expect(why, `${line}: ${thing} in ${answers[i]}`).toMatch(/^[\p{Lu}“«\d][^{}]{15,}[.»”)] \[/u);
            expect(why.endsWith(`[${refusal.rule}]`), why).toBe(true);
            asked++;
          }
        }
      }
      // In some games whatever one holds can always be used: their views name nothing idle, not even an empty list.
      if (canBeIdle) expect(asked).toBeGreaterThan(5);
    },
    60_000,
  );
});
