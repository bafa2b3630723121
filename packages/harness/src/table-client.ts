/** A client of a table's socket, as load, fault and other tests need one. */
import type { Action, Seat, Viewer } from '@four-crowns/core';
import { follow, PROTOCOL, unpackChoices } from '@four-crowns/protocol';
import type {
  ChatLine,
  ClientMessage,
  HintGiven,
  News,
  Refused,
  ServerMessage,
  Snapshot,
  TableInfo,
  ViewerEntries,
  Welcome,
} from '@four-crowns/protocol';
import { WebSocket } from 'ws';
import type { HttpClient } from './http-client.ts';

export interface TableClient {
  readonly snapshots: ReadonlyMap<Viewer, Snapshot>;
  readonly table: TableInfo;
  /** Which run of which node this is a line to. */
  readonly run: string;
  readonly chat: readonly ChatLine[];
  readonly bytes: number;
  /** Everything that came, oldest first, for tests. */
  readonly received: readonly ServerMessage[];
  readonly texts: readonly string[];
  readonly entries: readonly ViewerEntries[];
  send(message: ClientMessage): void;
  sendText(text: string): void;
  /** Sends what has an id and waits for its answer. */
  ask(message: ClientMessage & { readonly id: string }): Promise<Answer>;
  /** Resolves when `f` holds; it is looked at after every message. */
  until(f: (client: TableClient) => boolean, what: string, ms?: number): Promise<void>;
  choices(seat: Seat): Action[];
  onMessage(handler: (message: ServerMessage) => void): void;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  /** As if the line were cut. */
  cut(): void;
  close(): void;
}

export type Answer = News | Refused | HintGiven | { readonly type: 'done'; readonly id: string };

export interface ClientOptions {
  readonly invite?: string;
  readonly seen?: readonly { readonly viewer: Viewer; readonly version: number }[];
  /** What is still known from before a cut. */
  readonly snapshots?: ReadonlyMap<Viewer, Snapshot>;
  /** Called when the socket is open; without it hello is said at once. */
  readonly beforeHello?: () => Promise<unknown>;
  /** Keeps every message for tests; a load test does not. */
  readonly keep?: boolean;
  /** It may be refused. */
  readonly needsWelcome?: boolean;
}

const PATIENCE_MS = 20_000;

export async function openTable(
  http: HttpClient,
  id: string,
  options: ClientOptions = {},
): Promise<TableClient> {
  const socket = new WebSocket(`${http.url.replace(/^http/, 'ws')}/api/tables/${id}/socket`, {
    headers: http.headers(),
    perMessageDeflate: false,
  });
  const keep = options.keep ?? true;
  const state = {
    snapshots: options.snapshots ?? new Map<Viewer, Snapshot>(),
    table: undefined as TableInfo | undefined,
    run: '',
    chat: [] as ChatLine[],
    bytes: 0,
    received: [] as ServerMessage[],
    texts: [] as string[],
    entries: [] as ViewerEntries[],
  };
  const waiting = new Map<string, (answer: Answer) => void>();
  const watchers = new Set<() => void>();
  const listeners: ((message: ServerMessage) => void)[] = [];

  const take = (message: News | Welcome | Refused): void => {
    const followed = follow(state.snapshots, message);
    if (!followed.ok) {
      socket.send(JSON.stringify({ type: 'resync' } satisfies ClientMessage));
      return;
    }
    state.snapshots = followed.snapshots;
    if (keep) state.entries.push(...followed.entries);
  };
  const receive = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        state.table = message.table;
        state.run = message.run;
        state.chat = [...message.chat];
        take(message);
        break;
      case 'news':
        take(message);
        if (message.ack !== undefined) answer(message.ack.id, message);
        break;
      case 'refused':
        take(message);
        if (message.id !== undefined) answer(message.id, message);
        break;
      case 'done':
      case 'hint':
        answer(message.id, message);
        break;
      case 'table':
        state.table = message.table;
        break;
      case 'chat':
        for (const line of message.lines) state.chat = [...state.chat.filter((l) => l.id !== line.id), line];
        break;
      case 'beat':
        for (const { viewer, version } of message.seen) {
          if ((state.snapshots.get(viewer)?.version ?? -1) < version) socket.send('{"type":"resync"}');
        }
        break;
      case 'bye':
        break;
    }
  };
  const answer = (to: string, message: Answer): void => {
    const done = waiting.get(to);
    waiting.delete(to);
    done?.(message);
  };
  socket.on('message', (data) => {
    const text = String(data);
    state.bytes += text.length;
    const message = JSON.parse(text) as ServerMessage;
    if (keep) {
      state.received.push(message);
      state.texts.push(text);
    }
    receive(message);
    for (const f of listeners) f(message);
    for (const f of watchers) f();
  });
  const closed = new Promise<{ code: number; reason: string }>((done) => {
    socket.on('close', (code, reason) => done({ code, reason: String(reason) }));
  });
  socket.on('error', () => undefined);

  const client: TableClient = {
    get snapshots() {
      return state.snapshots;
    },
    get table() {
      if (state.table === undefined) throw new Error('not welcomed yet');
      return state.table;
    },
    get run() {
      return state.run;
    },
    get chat() {
      return state.chat;
    },
    get bytes() {
      return state.bytes;
    },
    received: state.received,
    texts: state.texts,
    entries: state.entries,
    send: (message) => socket.send(JSON.stringify(message)),
    sendText: (text) => socket.send(text),
    ask: (message) => {
      const answered = new Promise<Answer>((done, failed) => {
        waiting.set(message.id, done);
        void closed.then(({ code, reason }) => failed(new Error(`closed with ${code} ${reason}`)));
      });
      socket.send(JSON.stringify(message));
      return answered;
    },
    until: (f, what, ms = PATIENCE_MS) =>
      new Promise((done, failed) => {
        const stop = (): void => {
          clearTimeout(timer);
          watchers.delete(look);
        };
        const look = (): void => {
          if ((state.table === undefined && options.needsWelcome !== false) || !f(client)) return;
          stop();
          done();
        };
        const timer = setTimeout(() => {
          stop();
          failed(new Error(`waited ${ms} ms in vain until ${what}`));
        }, ms);
        void closed.then(({ code, reason }) => {
          stop();
          failed(new Error(`closed with ${code} ${reason} while waiting until ${what}`));
          return undefined;
        });
        watchers.add(look);
        look();
      }),
    choices: (seat) => unpackChoices(state.snapshots.get(seat)?.seatView.choices ?? []),
    onMessage: (f) => listeners.push(f),
    closed,
    cut: () => socket.terminate(),
    close: () => socket.close(),
  };
  await new Promise<void>((done, failed) => {
    socket.on('open', done);
    socket.on('error', failed);
    socket.on('unexpected-response', (_request, response) =>
      failed(new Error(`refused with ${response.statusCode}`)),
    );
  });
  await options.beforeHello?.();
  client.send({
    type: 'hello',
    protocol: PROTOCOL,
    ...(options.invite === undefined ? {} : { invite: options.invite }),
    ...(options.seen === undefined ? {} : { seen: options.seen }),
  });
  if (options.needsWelcome !== false) await client.until(() => true, 'the welcome comes');
  return client;
}
