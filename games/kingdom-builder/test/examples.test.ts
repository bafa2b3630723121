/** Examples of the rules text that no other test plays. */
import { expect, test } from 'vitest';
import { build, legalActions, legalHexes, play, refusal, use } from './playing.ts';
import { position } from './position.ts';

test('KB-2.4 example: the Farm, three settlements, then the Tower; but nothing between the settlements', () => {
  // Beside a Farm of the farm sector and a Tower of the tower sector.
  const s = position({
    board: ['tower', 'paddock', 'oasis', 'farm'],
    settlements: ['D8 S12', 'K16'],
    card: 'canyon',
  });
  expect(new Set(legalActions(s).flatMap((a) => ('tile' in a ? [a.tile] : [])))).toEqual(
    new Set(['farm', 'tower']),
  );

  const farm = play(s, use('farm', legalHexes(s, 'farm')[0]!)).state;
  const first = play(farm, build(legalHexes(farm, 'build')[0]!)).state;
  expect(legalHexes(first, 'tower')).toEqual([]);
  const second = play(first, build(legalHexes(first, 'build')[0]!)).state;
  const third = play(second, build(legalHexes(second, 'build')[0]!)).state;
  expect(play(third, use('tower', legalHexes(third, 'tower')[0]!)).events.map((e) => e.type)).toEqual([
    'build',
  ]);

  const one = play(s, build(legalHexes(s, 'build')[0]!)).state;
  const between = use('farm', legalHexes(s, 'farm')[0]!);
  expect(refusal(one, between)).toEqual({ rule: 'KB-2.4', facts: { tile: 'farm', left: 2 } });
});
