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
      for (const field of door.options) {
        expect(wordAt(words, `options.${field.key}.label`), field.key).not.toBe('');
        expect(wordAt(words, `options.${field.key}.help`), field.key).not.toBe('');
        if (field.kind === 'switch') continue;
        if (field.kind === 'numbers') {
          expect(wordAt(words, `options.${field.key}.${field.note}`), field.key).not.toBe('');
          for (const item of Object.keys(await field.starts())) {
            expect(wordAt(words, `${field.words}.${item}`), item).not.toBe('');
          }
          continue;
        }
        for (const value of field.values) {
          expect(wordAt(words, `options.${field.key}.values.${value}`), String(value)).not.toBe('');
        }
        const { more } = field;
        if (more === undefined || more.kind === 'seat') continue;
        for (const item of more.from) expect(wordAt(words, `${more.words}.${item}`), item).not.toBe('');
      }
    });
  }

  test(`${door.id}: its options are the ones of the form, and its rules are here to recompute a match`, async () => {
    const game = await rulesOf(door.id);
    const options = game?.parseOptions({}, game.seatCounts[0]!) as object;
    expect(Object.keys(options).toSorted()).toEqual(door.options.map((field) => field.key).toSorted());
  });
}
