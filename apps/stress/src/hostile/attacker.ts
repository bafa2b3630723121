// A process of its own, so that attacking does not keep those who measure from measuring.
import { request } from 'node:http';
import { setPriority } from 'node:os';
import { fastRng } from '@four-crowns/core';
import type { Rng } from '@four-crowns/core';
import { floodRequests } from './attack-http.ts';
import { floodLines } from './attack-line.ts';
import { fuzzedMessages, fuzzedRequests } from '@four-crowns/harness/fuzz';
import { paceOf } from './pace.ts';
import { newTally } from './attack-tally.ts';
import type { Tally } from './attack-tally.ts';

export interface Orders {
  readonly type: 'attack';
  readonly url: string;
  readonly messages: number;
  readonly addresses: number;
  readonly rate: number;
  readonly seed: number;
  /** The public table where others play. */
  readonly table: string;
}

/** The first is to attack; afterwards `table` tells where the others play now. */
export type Command = Orders | { readonly type: 'table'; readonly table: string } | { readonly type: 'stop' };

/** `isReady`: everything is prepared, and the attack begins. */
export type Report = { readonly isReady: true } | { readonly left: number } | { readonly tally: Tally };

/** Real attackers have machines of their own: here they get what the server leaves. */
const LOW_PRIORITY = 10;
const GUESTS = 6;
const STEADY_LINES = 16;
const BURSTS = 2;
const FOLLOWERS = 4;
const REQUESTS = 3;
const CORPUS = 10_000;
const REPORT_MS = 500;

type Headers = () => Record<string, string>;

/** A person at one address; undefined if no more are let in. */
async function guestAt(url: string, address: string): Promise<Headers | undefined> {
  const { cookie } = await askAs(url, address, { origin: url }, 'POST', '/api/session');
  return cookie === '' ? undefined : () => ({ origin: url, cookie });
}

interface Answer {
  readonly cookie: string;
  readonly json: { readonly id?: string };
}

function askAs(
  url: string,
  localAddress: string,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const text = body === undefined ? '' : JSON.stringify(body);
  return new Promise((done, failed) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const asked = request(
      url + path,
      { method, localAddress, headers: { ...headers, ...type } },
      (answer) => {
        let said = '';
        answer.on('data', (data) => (said += String(data)));
        answer.on('end', () => {
          const cookies = (answer.headers['set-cookie'] ?? []).map((set) => set.split(';')[0] ?? '');
          done({ cookie: cookies.join('; '), json: JSON.parse(said) as { readonly id?: string } });
        });
      },
    );
    asked.on('error', failed);
    asked.end(text);
  });
}

const TARGET = { game: 'kingdom-builder', seats: 2, access: 'public', bots: [{ seat: 1, bot: 'random' }] };

/** Set once there is something to stop. */
let stop = (): void => undefined;
/** Where the others play now, and what is called when they go elsewhere. */
let running = '';
const onMove: (() => void)[] = [];

function leaves(table: string): Promise<void> {
  return table === running ? new Promise((done) => onMove.push(done)) : Promise.resolve();
}

async function attack(orders: Orders, send: (report: Report) => void): Promise<Tally> {
  const { url, seed } = orders;
  const tally = newTally();
  const pace = paceOf(orders.messages, orders.rate);
  stop = pace.stop;
  const messages = fuzzedMessages(CORPUS, seed);
  const requests = fuzzedRequests(CORPUS, seed);
  const floods: Promise<void>[] = [];
  send({ isReady: true });
  const timer = setInterval(() => send({ left: pace.left }), REPORT_MS);
  for (let n = 0; n < orders.addresses; n++) {
    const address = `127.0.0.${n + 2}`;
    const rng = fastRng(seed * 1000 + n);
    const guests: Headers[] = [];
    const tables = ['no-such-table'];
    for (let i = 0; i < GUESTS; i++) {
      const guest = await guestAt(url, address);
      if (guest === undefined) continue;
      guests.push(guest);
      const made = await askAs(url, address, guest(), 'POST', '/api/tables', TARGET);
      if (made.json.id !== undefined) tables.push(made.json.id);
    }
    const headers = (): Record<string, string> => oneOf(guests, rng)?.() ?? {};
    const table = (): string => oneOf([running, ...tables], rng) ?? running;
    const common = { url, address, tally, pace, rng, headers, table };
    const anywhere = { ...common, corpus: messages, leaves: () => new Promise<void>(() => undefined) };
    for (let i = 0; i < STEADY_LINES + BURSTS; i++) floods.push(floodLines(anywhere, i < STEADY_LINES));
    for (let i = 0; i < REQUESTS; i++) floods.push(floodRequests({ ...common, corpus: requests }));
  }
  // An address that floods is soon let in nowhere. One more keeps within its limits and follows the two who play from
  // table to table, so that there is always somebody hostile beside them.
  const address = `127.0.0.${orders.addresses + 2}`;
  const rng = fastRng(seed * 1000 + orders.addresses);
  const guest = await guestAt(url, address);
  if (guest !== undefined) {
    const beside = { url, address, tally, pace, rng, headers: guest, table: () => running, leaves };
    for (let i = 0; i < FOLLOWERS; i++) floods.push(floodLines({ ...beside, corpus: messages }, true));
  }
  await Promise.all(floods);
  clearInterval(timer);
  return tally;
}

function oneOf<T>(list: readonly T[], rng: Rng): T | undefined {
  return list.length === 0 ? undefined : list[rng.below(list.length)];
}

async function follow(orders: Orders): Promise<void> {
  const send = (report: Report): void => void process.send?.(report);
  try {
    send({ tally: await attack(orders, send) });
    process.disconnect();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  }
}

if (process.send !== undefined) {
  setPriority(LOW_PRIORITY);
  process.on('message', (command: Command) => {
    switch (command.type) {
      case 'attack':
        running = command.table;
        void follow(command);
        break;
      case 'table':
        running = command.table;
        for (const move of onMove.splice(0)) move();
        break;
      case 'stop':
        stop();
    }
  });
  process.once('disconnect', () => process.exit(0));
}
