import { BadInput } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { theKingIsDead } from '../src/index.ts';

const parse = (x: unknown, seats = 2): unknown => theKingIsDead.parseOptions(x, seats);

describe('mixes', () => {
  test('TKD-12.1 basic or advanced, with or without Vikings, for two, three and four', () => {
    for (const seats of [2, 3, 4]) {
      for (const advanced of [false, true]) {
        for (const vikings of [false, true]) {
          expect(parse({ advanced, vikings }, seats)).toMatchObject({ advanced, vikings });
        }
      }
    }
  });

  test.each([
    [{ advanced: true }, 1, 'options.advanced: must be false at a table of 1'],
    [{ vikings: true }, 1, 'options.vikings: must be false at a table of 1'],
    [{ first: 0 }, 1, 'options.first: must be "random" at a table of 1'],
    [{ saxonDeckOpen: true }, 2, 'options.saxonDeckOpen: must be false at a table of 2'],
  ])('TKD-12.1 refuses %j for %i', (options, seats, message) => {
    expect(() => parse(options, seats)).toThrow(new BadInput('', message).message);
  });

  test('TKD-12.1 solo: the easier mode and the readings of the Saxons', () => {
    expect(parse({ saxonDeckOpen: true, saxonFourthStep: false }, 1)).toMatchObject({ saxonDeckOpen: true });
  });

  test.each([
    [{ dragons: true }, 'options.dragons'],
    [{ advanced: 1 }, 'options.advanced'],
    [{ spyPile: 'any' }, 'options.spyPile'],
    [{ first: 2 }, 'options.first'],
    [[], 'options'],
    ['advanced', 'options'],
  ])('bad options %j are refused at %s', (options, where) => {
    expect(() => parse(options)).toThrow(where);
    expect(() => parse(options)).toThrow(BadInput);
  });

  test('defaults are the rulebook’s readings, and the first mix', () => {
    expect(parse({})).toEqual(parse(undefined));
    for (const seats of [1, 2, 3, 4]) expect(theKingIsDead.optionMixes(seats)[0]).toEqual(parse({}, seats));
    expect(parse({})).toMatchObject({
      suppressSecond: 'other_faction',
      edictOneForOne: false,
      plotIgnored: true,
    });
  });
});

describe('saved states', () => {
  test('other versions and impossible positions are refused', () => {
    const s = theKingIsDead.rules.start(theKingIsDead.parseOptions({}, 2), 2);
    const saved = theKingIsDead.save(s) as { [key: string]: Json };
    expect(() => theKingIsDead.load(saved, 2)).toThrow(BadInput);
    expect(() => theKingIsDead.load({ ...saved, pool: ['spy'] }, 1)).toThrow(BadInput);
    expect(() => theKingIsDead.load({ ...saved, stage: 'turn' }, 1)).toThrow(BadInput);
    expect(() =>
      theKingIsDead.load({ ...saved, supply: { scottish: 1, welsh: 1, english: 1, viking: 0 } }, 1),
    ).toThrow(BadInput);
  });
});
