import { GAMES } from '@four-crowns/games';
import { describe, expect, test } from 'vitest';
import { run, said } from './run.ts';

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))('options of %s', (id, manifest) => {
  test.each(['en', 'ru'] as const)('each with its words and values, in %s', async (lang) => {
    const out = await said(['options', id, '--lang', lang, '--no-colour']);
    for (const [name, option] of Object.entries(await manifest.options())) {
      expect(out).toContain(`${name}  ${option.words[lang].label}\n`);
      if (option.kind !== 'choice') continue;
      for (const value of option.values) expect(out).toContain(`    ${name}=${value}  `);
    }
  });

  test('as a list they are what they are as JSON', async () => {
    const [newest] = await manifest.rules();
    const seats = newest!.seatCounts.includes(2) ? 2 : newest!.seatCounts[0]!;
    const argv = ['record', id, '--seats', String(seats), '--bots', 'random', '--seed', 'a', '--options'];
    for (const [name, option] of Object.entries(await manifest.options())) {
      if (option.kind === 'numbers' || option.seats?.includes(seats) === false || option.needs) continue;
      const value = option.kind === 'switch' ? !option.default : option.values.at(-1)!;
      const listed = await said([...argv, `${name}=${value}`]);
      expect(listed).toBe(await said([...argv, JSON.stringify({ [name]: value })]));
      if (value === true) expect(await said([...argv, name])).toBe(listed);
    }
  });
});

test('what is no list of options is refused with the way to see them', async () => {
  const { code, err } = await run(['sim', 'kingsburg', '--options', '=3']);
  expect([code, err]).toEqual([2, expect.stringContaining('four-crowns options GAME')]);
  const unknown = await run(['sim', 'kingsburg', '--options', 'chess']);
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('chess')]);
});
