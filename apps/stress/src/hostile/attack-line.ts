/** Lines to tables from one address: opened, flooded until the server cuts them, opened again. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@four-crowns/core';
import { WebSocket } from 'ws';
import { mutated } from '@four-crowns/harness/fuzz';
import type { Pace } from './pace.ts';
import { count, found, INSIDE } from './attack-tally.ts';
import type { Tally } from './attack-tally.ts';

export interface Line {
  readonly url: string;
  readonly address: string;
  readonly tally: Tally;
  readonly pace: Pace;
  readonly corpus: readonly string[];
  readonly rng: Rng;
  /** Of some guest. */
  headers(): Record<string, string>;
  /** Some table; asked again it may be another one. */
  table(): string;
  /** Ends once the line should leave this table for another one. */
  leaves(table: string): Promise<void>;
}

/** A good client may send so many in a second. */
const BATCH = 20;
const SECOND_MS = 1000;
/** One that goes on after a hundred refusals is cut off. */
const BURST = 160;
const CUT_MS = 3000;
/** After so many seconds a steady line is opened again. */
const STEADY_SECONDS = 20;

/** `steady` lines send what is just let through, the others as much as there is until they are cut off. */
export async function floodLines(line: Line, isSteady: boolean): Promise<void> {
  while (!line.pace.isOver) {
    const table = line.table();
    const socket = await opened(line, table);
    if (socket === undefined) {
      if (!(await line.pace.take(1))) return;
      await pause(SECOND_MS / 10);
      continue;
    }
    // Most come in properly, or there would be little to break.
    if (line.rng.below(8) > 0) socket.send('{"type":"hello","protocol":2}');
    if (isSteady) await keepOn(line, socket, table);
    else await burst(line, socket);
    socket.terminate();
  }
}

async function keepOn(line: Line, socket: WebSocket, table: string): Promise<void> {
  let isLeaving = false;
  const leaving = line.leaves(table).then(() => (isLeaving = true));
  const sending = async (): Promise<void> => {
    for (let n = 0; n < STEADY_SECONDS && !isLeaving && socket.readyState === WebSocket.OPEN; n++) {
      if (!(await sendBatch(line, socket, BATCH))) return;
      await pause(SECOND_MS);
    }
  };
  await Promise.race([leaving, sending()]);
}

async function burst(line: Line, socket: WebSocket): Promise<void> {
  const cut = new Promise<void>((done) => socket.once('close', () => done()));
  await sendBatch(line, socket, BURST);
  await Promise.race([cut, pause(CUT_MS)]);
}

async function sendBatch(line: Line, socket: WebSocket, most: number): Promise<boolean> {
  if (!(await line.pace.take(most))) return false;
  let sent = 0;
  for (; sent < most && socket.readyState === WebSocket.OPEN; sent++) {
    sendOne(socket, line.corpus, line.rng);
  }
  count(line.tally.sent, 'messages', sent);
  line.pace.giveBack(most - sent);
  return true;
}

/** Undefined if it was refused; that was a request too. */
function opened({ url, address, headers, tally }: Line, table: string): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, {
    headers: headers(),
    localAddress: address,
    perMessageDeflate: false,
  });
  socket.on('message', (data) => {
    const text = String(data);
    if (INSIDE.test(text)) found(tally, `a socket told: ${text.slice(0, 200)}`);
    count(tally.answers, answerOf(text));
  });
  socket.on('close', (code) => count(tally.answers, `closed ${code}`));
  return new Promise((done) => {
    let isRefused = false;
    const refused = (how: string): void => {
      if (isRefused) return;
      isRefused = true;
      count(tally.sent, 'upgrades');
      count(tally.answers, how);
      done(undefined);
    };
    socket.on('open', () => {
      // What breaks later is no upgrade.
      isRefused = true;
      done(socket);
    });
    socket.on('unexpected-response', (request, response) => {
      refused(`HTTP ${response.statusCode}`);
      request.destroy();
    });
    socket.on('error', (error) => refused(`line: ${(error as NodeJS.ErrnoException).code ?? error.message}`));
  });
}

function answerOf(text: string): string {
  const [, type = 'text'] = /"type":"([a-z-]+)"/.exec(text) ?? [];
  const [, why] = /"why":"([a-z-]+)"/.exec(text) ?? [];
  return why === undefined ? type : `refused ${why}`;
}

function sendOne(socket: WebSocket, corpus: readonly string[], rng: Rng): void {
  const text = mutated(corpus[rng.below(corpus.length)] ?? '', rng);
  switch (rng.below(400)) {
    case 0:
      return socket.send('x'.repeat(9000));
    case 1:
      return socket.send(Buffer.from([0xff, 0xfe, 0x00]), { binary: false });
    case 2:
      return socket.send(Buffer.from(text));
    case 3:
      return socket.ping(text.slice(0, 100));
    case 4:
      return socket.send(text.slice(0, 10), { fin: false });
    default:
      return socket.send(text);
  }
}
