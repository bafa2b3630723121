import { fastRng } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { layTable, playout, randomBot } from '../src/index.ts';
import type { Ask, BotKind } from '../src/index.ts';
import { openLuck } from '../src/luck.ts';
import { anyStones as game } from './stones.ts';

describe('luck that can be looked at beforehand', () => {
  test('is what the generator would have drawn', () => {
    const luck = openLuck(fastRng(5));
    const plain = fastRng(5);
    for (const n of [2, 6, 25, 1000]) expect(luck.below(n)).toBe(plain.below(n));
  });

  test('comes as it was seen, however often it was looked at', () => {
    const luck = openLuck(fastRng(5));
    luck.below(10);
    const ahead = luck.ahead();
    const first = [7, 7, 7].map((n) => ahead.below(n));
    ahead.reseed(1);
    expect([7, 7, 7].map((n) => ahead.below(n))).toEqual(first);
    expect([7, 7, 7].map((n) => luck.below(n))).toEqual(first);
  });

  test('is shown to a clairvoyant kind and to nobody else', async () => {
    const shown: boolean[] = [];
    const kind = (clairvoyant: boolean): BotKind => ({
      id: 'any',
      ...(clairvoyant && { clairvoyant }),
      sit: () => ({
        choose({ choices, foreknown }: Ask) {
          shown.push(foreknown !== undefined);
          return choices[0] ?? { type: 'stop' };
        },
      }),
    });
    const table = layTable(game, game.parseOptions(undefined, 2), 2);
    await playout(table, [kind(true), randomBot], 1);
    expect(new Set(shown)).toEqual(new Set([true]));
    shown.length = 0;
    await playout(table, [kind(false), { ...randomBot, clairvoyant: true }], 1);
    expect(new Set(shown)).toEqual(new Set([false]));
  });
});
