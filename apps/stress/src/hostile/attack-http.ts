/** Requests from one address, well-formed and not, as fast as they are answered. */
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Rng } from '@four-crowns/core';
import { mutated, TABLE } from '@four-crowns/harness/fuzz';
import type { FuzzedRequest } from '@four-crowns/harness/fuzz';
import type { Pace } from './pace.ts';
import { count, found, INSIDE } from './attack-tally.ts';
import type { Tally } from './attack-tally.ts';

export interface Flood {
  readonly url: string;
  readonly address: string;
  readonly tally: Tally;
  readonly pace: Pace;
  readonly corpus: readonly FuzzedRequest[];
  readonly rng: Rng;
  headers(): Record<string, string>;
  /** Some table. */
  table(): string;
}

const PATIENCE_MS = 10_000;
/** One in so many is no HTTP at all. */
const RAW = 200;

export async function floodRequests(flood: Flood): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: flood.address });
  const { rng, corpus, pace } = flood;
  while (await pace.take(1)) {
    if (rng.below(RAW) === 0) await rawLine(flood);
    else await ask(flood, agent, corpus[rng.below(corpus.length)]);
  }
  agent.destroy();
}

function ask(flood: Flood, agent: Agent, one: FuzzedRequest | undefined): Promise<void> {
  if (one === undefined) return Promise.resolve();
  const { url, address, tally, rng } = flood;
  const path = one.path.replace(TABLE, flood.table());
  const hasBody = one.method !== 'GET' && one.method !== 'HEAD';
  const body = hasBody ? mutated(one.body, rng) : '';
  count(tally.sent, 'requests');
  return new Promise((done) => {
    const asked = request(
      url + path,
      {
        agent,
        localAddress: address,
        method: one.method,
        timeout: PATIENCE_MS,
        headers: {
          ...(rng.below(10) > 0 ? flood.headers() : { origin: 'https://evil.example' }),
          ...(hasBody ? { 'content-length': Buffer.byteLength(body) } : {}),
          ...(hasBody && one.type !== '' ? { 'content-type': one.type } : {}),
        },
      },
      (answer) => void read(flood, `${one.method} ${path} ${one.body.slice(0, 60)}`, answer).finally(done),
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', (error) => {
      // A body that is too large is answered before it has been read, and the line is cut.
      count(tally.answers, `line: ${(error as NodeJS.ErrnoException).code ?? error.message}`);
      done();
    });
    asked.end(body);
  });
}

async function read({ tally }: Flood, what: string, answer: IncomingMessage): Promise<void> {
  let text = '';
  for await (const part of answer) text += String(part);
  const { statusCode = 0 } = answer;
  count(tally.answers, `HTTP ${statusCode}`);
  if (statusCode >= 500) found(tally, `${statusCode} for ${what}: ${text.slice(0, 200)}`);
  if (INSIDE.test(text)) found(tally, `${what} was told: ${text.slice(0, 200)}`);
  if ((statusCode === 429 || statusCode === 503) && answer.headers['retry-after'] === undefined) {
    found(tally, `${statusCode} without Retry-After for ${what}`);
  }
}

const RAW_LINES = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET /api/config HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET /api/tables/x/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n\x81\xff\xff',
];

/** What is no request: something is answered, or the line is cut. */
function rawLine({ url, address, tally, rng }: Flood): Promise<void> {
  const { hostname, port } = new URL(url);
  count(tally.sent, 'raw lines');
  return new Promise((done) => {
    const line = connect({ host: hostname, port: Number(port), localAddress: address });
    let said = '';
    line.setTimeout(200, () => line.destroy());
    line.on('data', (data) => (said += String(data)));
    line.on('error', () => undefined);
    line.on('close', () => {
      count(tally.answers, `raw: ${/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 'cut'}`);
      if (INSIDE.test(said)) found(tally, `a raw line was told: ${said.slice(0, 200)}`);
      done();
    });
    line.write(RAW_LINES[rng.below(RAW_LINES.length)] ?? '', 'latin1');
  });
}
