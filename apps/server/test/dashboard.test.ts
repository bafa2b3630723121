import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { httpClient } from '../src/client/http-client.ts';
import { playOut } from './helpers/play.ts';
import { seated } from './helpers/seated.ts';
import { testServer } from './helpers/server.ts';

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const dashboard = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/grafana/four-crowns.json'), 'utf8'),
) as { readonly panels: readonly Panel[] };
const queries = dashboard.panels.flatMap((panel) => panel.targets ?? []).map(({ expr }) => expr);

test('every metric and label of the dashboard is one that the server prints', async () => {
  const server = await testServer();
  const { clients } = await seated(server, { game: 'toy', seats: 2 });
  await playOut(clients);
  const text = await (await httpClient(server.url).raw('GET', '/metrics')).text();
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]));
  expect(queries.length).toBeGreaterThan(20);
  for (const query of queries) {
    const names = query.match(/\b(fc|process|nodejs)_\w+/g) ?? [];
    expect(names.length, query).toBeGreaterThan(0);
    for (const name of names) {
      const family = name.replace(/_(bucket|sum|count)$/, '');
      expect([...types.keys()], query).toContain(types.has(name) ? name : family);
      // A counter is asked for its rate, a gauge never.
      const isCounter =
        types.get(name) === 'counter' || (types.get(family) === 'histogram' && family !== name);
      expect(query.includes(`rate(${name}{`), query).toBe(isCounter);
      const by = /sum by \(([^)]*)\)/.exec(query)?.[1]?.split(', ') ?? [];
      const own = by.filter((label) => !['le', 'instance'].includes(label));
      if (name === 'fc_refused_total') expect(own).toEqual(['why']);
      else for (const label of own) expect(text, query).toMatch(new RegExp(`^${name}\\{.*${label}="`, 'm'));
    }
  }
});

test('every metric of the server itself is on the dashboard', async () => {
  const server = await testServer();
  const text = await (await httpClient(server.url).raw('GET', '/metrics')).text();
  for (const [, name] of text.matchAll(/^# TYPE (fc_\w+) /gm)) expect(queries.join('\n')).toContain(name);
});
