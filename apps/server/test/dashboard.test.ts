import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { httpClient } from '@four-crowns/harness/http-client';
import type { Server } from '../src/server.ts';
import { playOut } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import type { Seated } from '@four-crowns/harness/seated';
import { tempFolder, testServer } from './helpers/server.ts';

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly labels: { readonly severity: string };
      readonly annotations: { readonly summary: string };
    }[];
  }[];
}

const docs = (name: string): string => readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8');
const dashboard = JSON.parse(docs('grafana/four-crowns.json')) as { readonly panels: readonly Panel[] };
const queries = dashboard.panels.flatMap((panel) => panel.targets ?? []).map(({ expr }) => expr);
const alerts = (parse(docs('grafana/alerts.yml')) as Alerts).groups.flatMap(({ rules }) => rules);

const metricsOf = async ({ url }: Pick<Server, 'url'>): Promise<string> =>
  (await httpClient(url).raw('GET', '/metrics')).text();

/** Where everything has happened that is measured. */
async function livedIn(): Promise<{
  readonly server: Server;
  readonly seats: Seated;
  readonly text: string;
}> {
  const server = await testServer({ MEMORY_LOG: 'off', DATA_DIR: tempFolder() });
  const seats = await seated(server, { game: 'toy', seats: 2 });
  await playOut(seats.clients);
  const { clients, people, id } = seats;
  clients[0]!.close();
  await clients[0]!.closed;
  const strange = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`, {
    headers: people[0]!.headers(),
  });
  await new Promise((done) => strange.on('open', done));
  strange.close(3777);
  await new Promise((done) => strange.on('close', done));
  for (const path of ['/api/nothing', '/api/tables/none', '/api/config', '/made-up/1', '/made-up/2']) {
    await people[0]!.raw('GET', path);
  }
  await expect.poll(() => metricsOf(server)).toContain('fc_socket_closes_total{code="other"} 1');
  return { server, seats, text: await metricsOf(server) };
}

describe('metrics', () => {
  test('HTTP by route and status, close codes, commits, the store and errors', async () => {
    const { text, server } = await livedIn();
    expect(text).toMatch(
      /^fc_http_seconds_count\{route="\/api\/tables\/:id",method="GET",status="4xx"\} 1$/m,
    );
    expect(text).toMatch(
      /^fc_http_seconds_bucket\{route="\/api\/tables",method="POST",status="2xx",le="0.01"\} \d/m,
    );
    expect(text).not.toContain('made-up');
    expect(text).not.toContain('route="/api/nothing"');
    expect(text).toMatch(/^fc_socket_closes_total\{code="1005"\} 1$/m);
    expect(Number(/^fc_commit_seconds_count (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(5);
    expect(Number(/^fc_store_bytes\{what="used"\} (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(100_000);
    expect(Number(/^fc_store_bytes\{what="free"\} (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(1_000_000);
    expect(text).toMatch(/^fc_store_ok 1$/m);
    expect(text).toMatch(/^fc_errors_total 0$/m);
    server.context.errors.add({ at: 1, text: 'an error' });
    await server.context.engine.db.destroy();
    await expect.poll(() => metricsOf(server), { timeout: 5000 }).toMatch(/^fc_store_ok 0$/m);
    expect(await metricsOf(server)).toMatch(/^fc_errors_total [1-9]/m);
  });
});

describe('the dashboard and the alerts', () => {
  test('ask for metrics and labels that the server prints, each in its way', async () => {
    const { text } = await livedIn();
    const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]));
    expect(queries.length).toBeGreaterThan(30);
    expect(alerts.length).toBeGreaterThan(10);
    for (const query of [...queries, ...alerts.map(({ expr }) => expr)]) {
      const names = query.match(/\b(fc|process|nodejs)_\w+/g) ?? [];
      expect(names.length + Number(query.startsWith('up{')), query).toBeGreaterThan(0);
      for (const name of names) {
        const family = name.replace(/_(bucket|sum|count)$/, '');
        expect([...types.keys()], query).toContain(types.has(name) ? name : family);
        // A counter is asked for its rate, a gauge never.
        const isCounter =
          types.get(name) === 'counter' || (types.get(family) === 'histogram' && family !== name);
        expect(new RegExp(`(rate|increase)\\(${name}[{[]`).test(query), query).toBe(isCounter);
        const by = /sum by \(([^)]*)\)/.exec(query)?.[1]?.split(', ') ?? [];
        const own = by.filter((label) => !['le', 'instance'].includes(label));
        if (name === 'fc_refused_total') expect([[], ['why']]).toContainEqual(own);
        else
          for (const label of own) expect(text, query).toMatch(new RegExp(`^${name}\\{.*\\b${label}="`, 'm'));
      }
    }
  });

  test('have every metric of the server itself', async () => {
    const { text } = await livedIn();
    for (const [, name] of text.matchAll(/^# TYPE (fc_\w+) /gm)) expect(queries.join('\n')).toContain(name);
  });

  test('each alert says what is wrong and how soon somebody must look, and the docs what to do', () => {
    const operations = docs('operations.md');
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    for (const { alert, labels, annotations } of alerts) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/instance/);
      expect(operations).toContain(`| \`${alert}\` |`);
    }
  });
});
