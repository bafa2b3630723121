import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBalancer } from '../src/cluster/balancer.ts';

/** A node that says its name and is ready when it is told so. */
async function fakeNode(
  name: string,
): Promise<{ port: number; health: { ready: boolean }; die: () => void }> {
  const health = { ready: true };
  const server = createServer((request, reply) => {
    if (request.url === '/readyz') reply.writeHead(health.ready ? 200 : 503).end();
    else reply.end(name);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const die = (): void => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(die);
  return { port: (server.address() as AddressInfo).port, health, die };
}

test('lines go to nodes that are ready, evenly, and to others when one stops or dies', async () => {
  const nodes = [await fakeNode('a'), await fakeNode('b')];
  const balancer = await startBalancer(nodes.map(({ port }) => port));
  onTestFinished(balancer.close);
  for (const { port } of nodes) await balancer.untilReady(port);
  // Each answer keeps its line, so the next one goes elsewhere.
  const open: Response[] = [];
  const ask = async (): Promise<string> => {
    const answer = await fetch(balancer.url, { headers: { connection: 'close' } });
    open.push(answer);
    return answer.text();
  };
  expect(new Set(await Promise.all([ask(), ask(), ask(), ask()]))).toEqual(new Set(['a', 'b']));
  nodes[0]!.health.ready = false;
  await expect.poll(() => balancer.places.map((place) => place.isReady)).toEqual([false, true]);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['b', 'b', 'b']);
  nodes[0]!.health.ready = true;
  await balancer.untilReady(nodes[0]!.port);
  // It dies and the balancer has not noticed yet: nobody is turned away for that.
  nodes[1]!.die();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['a', 'a', 'a']);
  // With none ready lines wait for one.
  nodes[0]!.health.ready = false;
  await expect.poll(() => balancer.places.some((place) => place.isReady)).toBe(false);
  const waiting = ask();
  nodes[0]!.health.ready = true;
  expect(await waiting).toBe('a');
});
