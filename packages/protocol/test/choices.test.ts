import { fc, test as property } from '@fast-check/vitest';
import type { Action } from '@four-crowns/core';
import { countChoices, packChoices, unpackChoices } from '@four-crowns/protocol';
import { expect, test } from 'vitest';

const action = fc
  .tuple(
    fc.constantFrom('build', 'use', 'end'),
    fc.dictionary(
      fc.constantFrom('hex', 'tile', 'pay'),
      fc.oneof(fc.constantFrom('a', 'b', 1), fc.jsonValue({ maxDepth: 1 })),
    ),
  )
  .map(([type, rest]) => JSON.parse(JSON.stringify({ ...rest, type })) as Action);

property.prop([fc.uniqueArray(action, { maxLength: 30, selector: (a) => JSON.stringify(a) })], {
  numRuns: 1000,
})('unpacked choices are the packed ones, in their order', (actions) => {
  const packed = packChoices(actions);
  expect(unpackChoices(JSON.parse(JSON.stringify(packed)))).toEqual(actions);
  expect(countChoices(packed)).toBe(actions.length);
});

test('a hundred places to build are one group', () => {
  const actions = Array.from({ length: 100 }, (_, i) => ({ type: 'build', hex: `C${i}` }));
  const packed = packChoices([...actions, { type: 'end-turn' }]);
  expect(packed).toHaveLength(2);
  expect(packed[0]).toMatchObject({ same: { type: 'build' }, vary: ['hex'] });
  expect(packed[1]).toEqual({ same: { type: 'end-turn' }, vary: [], rows: [] });
});
