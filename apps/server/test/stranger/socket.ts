/** A line to a table, which knows the description of the socket only. */
import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';
import { at } from './documents.ts';
import type { Documents, Json, Obj } from './documents.ts';
import type { Person } from './http.ts';
import { patched } from './patch.ts';

export interface Line {
  readonly snapshots: ReadonlyMap<Json, Obj>;
  readonly table: Obj;
  /** Types of what came, and how often. */
  readonly received: ReadonlyMap<string, number>;
  readonly closed: Promise<number>;
  /** How often a patched snapshot was compared with a whole one. */
  readonly compared: number;
  send(type: string, given: Obj): void;
  /** Sends what has an id, and waits for the answer. */
  ask(type: string, given: Obj): Promise<Obj>;
  until(f: () => boolean, what: string): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 30_000;
const ANSWERS = new Set(['news', 'refused', 'done', 'hint']);

export async function openLine(
  documents: Documents,
  person: Person,
  table: string,
  invite?: string,
): Promise<Line> {
  const address = String(at(documents.asyncapi, 'channels', 'table', 'address'));
  const socket = new WebSocket(
    `${person.url.replace(/^http/, 'ws')}${address.replace('{table}', encodeURIComponent(table))}`,
    { headers: person.headers() },
  );
  const snapshots = new Map<Json, Obj>();
  const received = new Map<string, number>();
  const watchers = new Set<() => void>();
  const waiting = new Map<string, (answer: Obj) => void>();
  const state = {
    table: undefined as Obj | undefined,
    failure: undefined as Error | undefined,
    compared: 0,
    ids: 0,
  };

  const take = (message: Obj): void => {
    for (const snapshot of (message['snapshots'] ?? []) as readonly Obj[]) {
      const had = snapshots.get(snapshot['viewer'] as Json);
      // What patches have made of a snapshot is what the server would send whole.
      if (had !== undefined && had['version'] === snapshot['version']) {
        if (!isDeepStrictEqual(had['seatView'], snapshot['seatView']))
          throw new Error('the patched snapshot is another one');
        state.compared++;
      }
      snapshots.set(snapshot['viewer'] as Json, snapshot);
    }
    for (const update of (message['updates'] ?? []) as readonly Obj[]) {
      const had = snapshots.get(update['viewer'] as Json);
      if (had === undefined || had['version'] !== update['from']) {
        throw new Error(
          `an update from ${update['from'] as number} at version ${had?.['version'] as number}`,
        );
      }
      const seatView =
        update['patch'] === undefined ? had['seatView'] : patched(had['seatView'] as Json, update['patch']);
      const snapshot = {
        viewer: update['viewer'] as Json,
        version: update['to'] as Json,
        seatView: seatView as Json,
      };
      documents.checkSchema('Snapshot', snapshot);
      snapshots.set(snapshot.viewer, snapshot);
    }
    if (message['table'] !== undefined) state.table = message['table'] as Obj;
    const id = at(message, 'id') ?? at(message, 'ack', 'id');
    if (typeof id !== 'string' || !ANSWERS.has(String(message['type']))) return;
    waiting.get(id)?.(message);
    waiting.delete(id);
  };
  socket.on('message', (data) => {
    try {
      const message = JSON.parse(String(data)) as Obj;
      const type = String(message['type']);
      documents.checkMessage(documents.titleOf(type, 'send'), message);
      received.set(type, (received.get(type) ?? 0) + 1);
      take(message);
    } catch (error) {
      state.failure ??= error instanceof Error ? error : new Error(String(error));
    }
    for (const look of watchers) look();
  });
  const closed = new Promise<number>((done) => socket.on('close', done));
  await new Promise((done, failed) => {
    socket.on('open', done);
    socket.on('error', failed);
  });
  const send = (type: string, given: Obj): void =>
    socket.send(JSON.stringify(documents.build(documents.titleOf(type, 'receive'), given)));
  const until = (f: () => boolean, what: string): Promise<void> =>
    new Promise((done, failed) => {
      const end = (error?: Error): void => {
        clearTimeout(timer);
        watchers.delete(look);
        if (error === undefined) done();
        else failed(error);
      };
      const look = (): void => {
        if (state.failure !== undefined) end(state.failure);
        else if (f()) end();
      };
      const timer = setTimeout(() => end(new Error(`waited in vain until ${what}`)), PATIENCE_MS);
      void closed.then((code) => end(new Error(`closed with ${code} before ${what}`)));
      watchers.add(look);
      look();
    });
  send('hello', invite === undefined ? {} : { invite });
  await until(() => state.table !== undefined, 'the welcome came');
  return {
    snapshots,
    received,
    closed,
    send,
    until,
    get table() {
      return state.table as Obj;
    },
    get compared() {
      return state.compared;
    },
    ask: async (type, given) => {
      const id = `s-${state.ids++}`;
      let answer: Obj | undefined;
      waiting.set(id, (message) => (answer = message));
      send(type, { id, ...given });
      await until(() => answer !== undefined, `${type} was answered`);
      return answer as unknown as Obj;
    },
    close: () => socket.close(),
  };
}
