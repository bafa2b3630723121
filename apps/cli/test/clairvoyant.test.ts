import { clairvoyantOf } from '@four-crowns/bots';
import { codes, DEALER, dealtCode, fastRng, rngDealer } from '@four-crowns/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { doorOf, gameIds } from '../src/door.ts';
import { run, said } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'four-crowns-clairvoyant-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the clairvoyant of the arena', () => {
  test.each(gameIds)(
    '%s: what a search deals itself with the dealer’s luck is what the dealer deals',
    async (id) => {
      const { game, knowledge } = await doorOf(id);
      // A game whose search is a tree has no clairvoyant.
      if (clairvoyantOf(knowledge) === undefined) return;
      const { rules } = game;
      const out = codes();
      const rng = fastRng(3);
      for (let seed = 0; seed < 20; seed++) {
        const s = rules.start(game.parseOptions(undefined, 2), 2);
        let chosen = 0;
        for (let mask = rules.actors(s); mask !== 0; mask = rules.actors(s)) {
          if (mask !== 1 << DEALER) {
            const seat = 31 - Math.clz32(mask & -mask);
            out.n = 0;
            rules.legal(s, seat, out);
            rules.apply(s, seat, out.at[rng.below(out.n)] ?? 0);
            chosen++;
            continue;
          }
          const number = rng.below(1 << 30);
          const dealt = dealtCode(game, s, rngDealer(fastRng(number)), 0, out);
          // Before anybody is asked nothing can be foreseen.
          if (chosen > 0 && rules.pick !== undefined)
            expect(rules.pick(s, DEALER, fastRng(number))).toBe(dealt);
          rules.apply(s, DEALER, dealt);
        }
      }
    },
  );

  test('plays in the arena and nowhere else', async () => {
    const argv = ['kingdom-builder', '--games', '2', '--seed', 'clairvoyant'];
    const printed = await said(
      ['arena', ...argv, '--bots', 'clairvoyant,random', '--iterations', '40', '--json'],
      {
        env: { FOUR_CROWNS_ARENA: folder },
      },
    );
    expect(JSON.parse(printed)).toMatchObject({
      failures: 0,
      bots: [{ id: 'clairvoyant', wins: 2 }, { id: 'random' }],
    });
    const { code, err } = await run(['sim', ...argv, '--bots', 'clairvoyant,random']);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('clairvoyant') as string });
  }, 60_000);
});
