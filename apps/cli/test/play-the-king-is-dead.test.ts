import { expect, test } from 'vitest';
import { run } from './run.ts';

/** A deal in which the person holds Plot and begins. */
const PLAY = [
  'play',
  'the-king-is-dead',
  '--options',
  '{"advanced":true}',
  '--seed',
  '1',
  '--bots',
  'random',
];

test('? lists Plot with the reason why it is not played, before it is tried', async () => {
  const { code, out } = await run(PLAY, { lines: ['?', '? plot', 'quit'] });
  expect(code).toBe(0);
  const idle = out.replaceAll(/\n {4,}/g, ' ').match(/^ {2}.+, not now: .+$/gm) ?? [];
  const why =
    '  Plot, not now: Plot is never played. It counts by itself when the winner is found. [TKD-8.5]';
  expect(idle).toEqual([why, why]);
});

test('the same in Russian', async () => {
  const { out } = await run([...PLAY, '--lang', 'ru'], { lines: ['?', 'quit'] });
  expect(out.replaceAll(/\n {4,}/g, ' ')).toMatch(
    /^ {2}Заговор, не сейчас: «Заговор» не играют\. .+ \[TKD-8\.5\]$/m,
  );
});
