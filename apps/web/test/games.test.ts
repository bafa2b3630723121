import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { rulesOf } from '../src/games/rules.ts';
import { wordAt } from '../src/games/words.ts';
import { LANGS } from '../src/words/langs.ts';

for (const door of GAMES) {
  for (const lang of LANGS) {
    test(`${door.id}, ${lang}: what home says is what the game says, and every option has its sentence`, async () => {
      const words = await door.words[lang]();
      expect(door.name[lang]).toBe(wordAt(words, 'name'));
      expect(door.tagline[lang]).toBe(wordAt(words, 'tagline'));
      for (const [id, option] of Object.entries(await door.options())) {
        const { label, help, values } = option.words[lang];
        expect(label, id).not.toBe('');
        expect(help, id).not.toBe('');
        if (option.kind === 'switch') continue;
        const things =
          option.kind === 'numbers'
            ? { from: Object.keys(option.of), group: option.group }
            : option.more === undefined || option.more.kind === 'seat'
              ? { from: [], group: '' }
              : option.more;
        for (const thing of things.from)
          expect(wordAt(words, `${things.group}.${thing}`), thing).not.toBe('');
        if (option.kind === 'numbers') continue;
        const named = [...option.values, ...(option.more === undefined ? [] : ['chosen'])];
        expect(Object.keys(values ?? {}).toSorted(), id).toEqual(named.map(String).toSorted());
      }
    });
  }

  test(`${door.id}: the form asks for what the rules read, and the rules are here to recompute a match`, async () => {
    const game = await rulesOf(door.id);
    const declared = await door.options();
    expect(game?.options).toBe(declared);
    const written = Object.keys(game?.parseOptions({}, game.seatCounts[0] ?? 2) as object);
    expect(Object.keys(declared).filter((id) => declared[id]?.unwritten !== true)).toEqual(written);
  });
}

test('rules: a match goes on by those it was begun with, and the newest stand in for unknown ones', async () => {
  expect((await rulesOf('kingsburg', 1))?.rulesVersion).toBe(1);
  expect((await rulesOf('kingsburg'))?.rulesVersion).toBe(2);
  expect((await rulesOf('kingsburg', 99))?.rulesVersion).toBe(2);
});
