/** King's Bounty at the terminal: `?` says of every card that cannot be played why. */
import { choicesOf, viewOf } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { openFairMatch } from '../src/fair-match.ts';
import { doorOf } from '../src/door.ts';
import { said } from './run.ts';

/** A seed with which the person begins, with both kinds of cards in hand. */
const SEED = '1';

test.each([
  ['en', /^ {2}\S.+, not now: .+[.] \[KBY-3\.\d\]$/gm],
  ['ru', /^ {2}\S.+, не сейчас: .+[.] \[KBY-3\.\d\]$/gm],
] as const)(
  'KBY-3.2 terminal: ? lists what can be played and why the rest cannot, %s',
  async (lang, line) => {
    const { game } = await doorOf('kings-bounty');
    const { match } = openFairMatch(game, game.parseOptions(undefined, 2), 2, SEED);
    const idle = viewOf(match, 0).idle ?? [];
    expect(idle.length).toBeGreaterThan(0);
    expect(choicesOf(match, 0).some(({ type }) => type === 'play-holding')).toBe(true);
    const out = await said(['play', 'kings-bounty', '--seed', SEED, '--lang', lang], { lines: ['?'] });
    const told = out.replaceAll(/\n {4,}/g, ' ').match(line) ?? [];
    expect(told).toHaveLength(idle.length);
    for (const { refusal } of idle) expect(told.some((one) => one.includes(`[${refusal.rule}]`))).toBe(true);
  },
);
