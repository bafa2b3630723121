/** The page says a hint in its own words of actions; the terminal's are tested in apps/cli/test/hint.test.ts. */
import { randomHints } from '@four-crowns/bots/testing';
import { matchesOf } from '@four-crowns/testkit/matches';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { rulesOf } from '../src/games/rules.ts';
import { speakerOf } from '../src/table/dialogs/hint-words.ts';
import { LANGS } from '../src/words/langs.ts';

const NAMES = ['Anna', 'Ben', 'Clara', 'Dan', 'Eva'];

for (const door of GAMES) {
  const run = matchesOf(`${door.id} page-alike`, 10, 400);

  test(
    `${door.id}: on the page turns that differ never read alike, in either language`,
    { timeout: run.timeout },
    async () => {
      const game = await rulesOf(door.id);
      if (game === undefined) throw new Error(`no rules of ${door.id}`);
      const { knowledge } = await door.bots();
      const speakers = await Promise.all(
        LANGS.map(async (lang) =>
          speakerOf(await door.words[lang](), await door.reasons[lang](), lang, NAMES),
        ),
      );
      let compared = 0;
      for (const { candidates, where } of randomHints(game, knowledge, { seeds: run.seeds(), every: 8 })) {
        for (const speaker of speakers) {
          const whys = speaker.whys(candidates);
          expect(new Set(whys).size, `${where}: ${whys.join(' | ')}`).toBe(candidates.length);
          for (const why of whys) expect(why, where).toMatch(/^[\p{Lu}“«][^{}]+\.$/u);
        }
        compared += candidates.length - 1;
      }
      expect(compared).toBeGreaterThan(30);
    },
  );
}
