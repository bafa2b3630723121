/**
 * A player that keeps only what it needs to choose: version and choices of its seats. Ten thousand of
 * them fit one process, and it costs the machine little beside the server that is measured.
 */
import type { Action, Seat } from '@four-crowns/core';
import { applyPatch, countChoices, PROTOCOL, unpackChoices } from '@four-crowns/protocol';
import type { Choices, News, Patch, ServerMessage, Snapshot, TableInfo, Update } from '@four-crowns/protocol';
import { WebSocket } from 'ws';
import type { HttpClient } from '@four-crowns/harness/http-client';

export interface LightClient {
  readonly bytes: number;
  readonly status: TableInfo['status'];
  /** The match has a result. */
  readonly isOver: boolean;
  /** The first of its seats that is asked. */
  asked(): Asked | undefined;
  send(text: string): void;
  onNews(handler: (news: News) => void): void;
  until(holds: () => boolean, what: string): Promise<void>;
  cut(): void;
}

export interface Asked {
  readonly seat: Seat;
  readonly version: number;
  readonly count: number;
  choice(n: number): Action | undefined;
}

interface Known {
  version: number;
  choices: Choices;
}

const PATIENCE_MS = 60_000;

export async function openLight(http: HttpClient, table: string): Promise<LightClient> {
  const socket = new WebSocket(`${http.url.replace(/^http/, 'ws')}/api/tables/${table}/socket`, {
    headers: http.headers(),
    perMessageDeflate: false,
  });
  const seats = new Map<Seat, Known>();
  const state = { bytes: 0, status: 'open' as TableInfo['status'], isOver: false };
  let onNews: (news: News) => void = () => undefined;
  let look: () => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;

  const whole = ({ viewer, version, seatView }: Snapshot): void => {
    if (typeof viewer !== 'number') return;
    seats.set(viewer, { version, choices: seatView.choices });
    state.isOver ||= seatView.result !== undefined;
  };
  const changed = ({ viewer, from, to, patch }: Update): void => {
    const known = typeof viewer === 'number' ? seats.get(viewer) : undefined;
    if (known === undefined || known.version >= to) return;
    if (known.version !== from) throw new Error(`an update from ${from}, but ${known.version} is known`);
    known.version = to;
    if (patch === undefined || Array.isArray(patch)) return;
    const { choices, result } = patch as { readonly [part: string]: Patch };
    if (choices !== undefined) known.choices = applyPatch(known.choices, choices) as unknown as Choices;
    state.isOver ||= result !== undefined;
  };
  const take = (text: string): void => {
    state.bytes += text.length;
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        state.status = message.table.status;
        message.snapshots.forEach(whole);
        break;
      case 'table':
        state.status = message.table.status;
        break;
      case 'news':
        message.snapshots?.forEach(whole);
        message.updates.forEach(changed);
        onNews(message);
        break;
      case 'refused':
        throw new Error(`refused: ${message.text}`);
      case 'done':
      case 'chat':
      case 'beat':
      case 'bye':
      case 'hint':
        break;
    }
    look();
  };
  socket.on('message', (data) => {
    try {
      take(String(data));
    } catch (error) {
      failed(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  });
  await new Promise<void>((done, no) => {
    socket.on('open', done);
    socket.on('error', no);
    failed = no;
  });
  socket.on('close', (code) => failed(new Error(`a player's line was closed with ${code}`)));
  const client: LightClient = {
    get bytes() {
      return state.bytes;
    },
    get status() {
      return state.status;
    },
    get isOver() {
      return state.isOver;
    },
    asked: () => {
      for (const [seat, { version, choices }] of seats) {
        const count = countChoices(choices);
        if (count > 0) return { seat, version, count, choice: (n) => unpackChoices(choices)[n] };
      }
      return undefined;
    },
    send: (text) => socket.send(text),
    onNews: (handler) => (onNews = handler),
    until: (holds, what) =>
      new Promise((done, no) => {
        const end = (): void => {
          clearTimeout(timer);
          look = () => undefined;
        };
        const timer = setTimeout(() => {
          end();
          no(new Error(`waited in vain until ${what}`));
        }, PATIENCE_MS);
        failed = (error) => {
          end();
          no(error);
        };
        look = () => {
          if (!holds()) return;
          end();
          done();
        };
        look();
      }),
    cut: () => {
      failed = () => undefined;
      socket.terminate();
    },
  };
  client.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  return client;
}
