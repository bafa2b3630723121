/** What a table may choose, as `/api/config` and docs/openapi.json have it: the declarations of the games. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { defaultOf, keysOf } from '@four-crowns/core';
import { GAMES } from '@four-crowns/games';
import type { Config } from '@four-crowns/protocol';
import { expect, test } from 'vitest';
import { newGuest } from '@four-crowns/harness/http-client';
import { testServer } from './helpers/server.ts';

interface OpenApi {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly description?: string }>> };
}

const document = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
) as OpenApi;

function schemaOf(id: string): {
  readonly properties: Readonly<Record<string, { readonly default: unknown }>>;
} {
  const all = Object.values(document.components.schemas);
  const found = all.find(({ description }) => description?.startsWith(`\`${id}\`: `) === true);
  return found as never;
}

for (const manifest of GAMES) {
  test.skipIf(manifest.isDraft)(
    `${manifest.id}: every mix of options fits its description, and nothing else does`,
    async () => {
      const [game] = await manifest.rules();
      const schema = schemaOf(manifest.id);
      const fits = new Ajv({ strict: false }).compile(schema);
      for (const seats of game!.seatCounts) {
        for (const mix of game!.optionMixes(seats)) expect([fits(mix), fits.errors]).toEqual([true, null]);
      }
      expect(fits({ speed: 1 })).toBe(false);
      expect(keysOf(schema.properties)).toEqual(keysOf(game!.options));
      for (const [id, option] of Object.entries(game!.options)) {
        expect(schema.properties[id]?.default, id).toEqual(defaultOf(option));
        expect(fits({ [id]: 'no such value' }), id).toBe(false);
      }
    },
  );

  test(`${manifest.id}: the config tells its options as they are declared`, async () => {
    const server = await testServer();
    const [game] = await manifest.rules();
    const config = await (await newGuest(server.url)).ask<Config>('GET', '/api/config');
    const told = config.games.find(({ id }) => id === manifest.id)?.options ?? {};
    expect(Object.keys(told)).toEqual(Object.keys(game!.options));
    for (const [id, option] of Object.entries(told)) {
      expect(game!.options[id], id).toMatchObject(JSON.parse(JSON.stringify(option)) as object);
      expect(JSON.stringify(option)).not.toContain('label');
    }
  });
}

test('an option that another one closes must be left at its default', async () => {
  const server = await testServer();
  const person = await newGuest(server.url);
  const open = (options: object) =>
    person.raw('POST', '/api/tables', JSON.stringify({ game: 'the-king-is-dead', seats: 2, options }));
  const refused = await open({ edictOneForOne: true });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('edictOneForOne: must be false unless advanced is true');
  expect((await open({ edictOneForOne: true, advanced: true })).status).toBe(200);
  expect((await open({ edictOneForOne: false })).status).toBe(200);
});
