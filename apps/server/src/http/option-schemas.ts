/** The options of each game, from its declarations, for `/api/config` and the OpenAPI description. */
import { pickCount } from '@four-crowns/core';
import type { AnyGame, Json, More, OptionDeclaration } from '@four-crowns/core';
import { manifestOf } from '@four-crowns/games';
import type { OptionInfo } from '@four-crowns/protocol';
import { NewTableSchema } from '@four-crowns/protocol/schemas';
import Type from 'typebox';
import type { TSchema } from 'typebox';
import type { Games } from '../tables/hosted-games.ts';

/** Without the texts, which are for people. */
export function optionInfos({ options }: AnyGame): { readonly [id: string]: OptionInfo } {
  return Object.fromEntries(Object.entries(options).map(([id, option]) => [id, optionInfo(option)]));
}

function optionInfo(option: OptionDeclaration): OptionInfo {
  const { seats, needs } = option;
  const where = { ...(seats === undefined ? {} : { seats }), ...(needs === undefined ? {} : { needs }) };
  switch (option.kind) {
    case 'switch':
      return { kind: 'switch', default: option.default, ...where };
    case 'choice': {
      const { values, more } = option;
      return {
        kind: 'choice',
        default: option.default,
        values,
        ...(more === undefined ? {} : { more: moreInfo(more) }),
        ...where,
      };
    }
    case 'numbers': {
      const { of, least, most } = option;
      return { kind: 'numbers', of, least, most, ...where };
    }
  }
}

function moreInfo(more: More): NonNullable<Extract<OptionInfo, { readonly kind: 'choice' }>['more']> {
  switch (more.kind) {
    case 'pick':
      return { kind: 'pick', count: more.count, from: more.from };
    case 'lay':
      return { kind: 'lay', count: more.count, from: more.from, item: more.item };
    case 'seat':
      return { kind: 'seat' };
  }
}

/** `NewTable` with the options of each game that comes with the program; drafts and games of tests are not described. */
export function describedNewTable(games: Games): TSchema {
  const own = games.newest.flatMap(({ game }) => {
    const manifest = manifestOf(game.id);
    return manifest === undefined || manifest.isDraft === true ? [] : [{ game, name: manifest.name.en }];
  });
  const options = Type.Union(
    own.map(({ game, name }) => optionsSchema(game, name)),
    { description: 'Those of the game named in `game`; what is left out has its default.' },
  );
  const { properties } = NewTableSchema;
  return Type.Object(
    { ...properties, options: Type.Optional(options) },
    { additionalProperties: false, title: 'NewTable' },
  );
}

function optionsSchema(game: AnyGame, name: string): TSchema {
  const properties = Object.fromEntries(
    Object.entries(game.options).map(([id, option]) => [id, Type.Optional(optionSchema(option, game))]),
  );
  return Type.Object(properties, {
    additionalProperties: false,
    title: `${pascal(game.id)}Options`,
    description: `\`${game.id}\`: ${name}`,
  });
}

function optionSchema(option: OptionDeclaration, { seatCounts }: AnyGame): TSchema {
  const description = [option.words.en.label, option.words.en.help, ...limitsOf(option)].join(' — ');
  switch (option.kind) {
    case 'switch':
      return Type.Boolean({ default: option.default, description });
    case 'choice': {
      const values = Type.Enum([...option.values]);
      const { more } = option;
      const all = more === undefined ? values : Type.Union([values, moreSchema(more, seatCounts)]);
      return Type.Unsafe<Json>({ ...all, default: option.default, description });
    }
    case 'numbers': {
      const { least, most, of } = option;
      const one = (start: number): TSchema =>
        Type.Optional(Type.Integer({ minimum: least, maximum: most, default: start }));
      const items = Object.fromEntries(Object.entries(of).map(([item, start]) => [item, one(start)]));
      return Type.Object(items, { additionalProperties: false, default: {}, description });
    }
  }
}

function moreSchema(more: More, seatCounts: readonly number[]): TSchema {
  switch (more.kind) {
    case 'pick': {
      const counts = seatCounts.map((seats) => pickCount(more, seats)).filter((count) => count > 0);
      const size = { minItems: Math.min(...counts), maxItems: Math.max(...counts), uniqueItems: true };
      return Type.Array(Type.Enum([...more.from]), size);
    }
    case 'lay': {
      const laid = Type.Object(
        { [more.item]: Type.Enum([...more.from]), turned: Type.Optional(Type.Boolean()) },
        { additionalProperties: false },
      );
      return Type.Array(laid, { minItems: more.count, maxItems: more.count });
    }
    case 'seat':
      return Type.Integer({ minimum: 0, maximum: Math.max(...seatCounts) - 1 });
  }
}

function limitsOf({ seats, needs }: OptionDeclaration): string[] {
  return [
    ...(seats === undefined ? [] : [`only at tables of ${seats.join(' or ')}`]),
    ...Object.entries(needs ?? {}).map(([id, value]) => `only where \`${id}\` is ${JSON.stringify(value)}`),
  ];
}

function pascal(id: string): string {
  return id
    .split('-')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('');
}
