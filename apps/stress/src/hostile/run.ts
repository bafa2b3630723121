import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../load/child.ts';
import type { Measured } from '../load/child.ts';
import { quantile } from '../load/stats.ts';
import type { Command, Report } from './attacker.ts';
import { startControl } from './control.ts';
import type { Control, Measure } from './control.ts';
import type { HostileOptions } from './options.ts';
import { newTally } from './attack-tally.ts';
import type { Tally } from './attack-tally.ts';

export interface Sample {
  readonly seconds: number;
  readonly sent: number;
  readonly heap: number;
  readonly rss: number;
}

export interface Quick {
  readonly moves: number;
  readonly matches: number;
  /** Of the matches, those whose record was recomputed. */
  readonly verified: number;
  /** Of the moves, those made before watchers; and at how many tables. */
  readonly watched: number;
  readonly watchedTables: number;
  readonly p50: number;
  readonly p99: number;
}

export interface HostileReport {
  /** What should have been sent. */
  readonly wanted: number;
  readonly tally: Tally;
  readonly seconds: number;
  readonly samples: readonly Sample[];
  readonly calm: Quick;
  readonly attacked: Quick;
  readonly mishaps: readonly string[];
  /** Errors in the server's log. */
  readonly errors: number;
}

const SAMPLES = 10;
const LOOK_MS = 200;
const SERVER = new URL('../load/serve.ts', import.meta.url);

/** With the limits that it has for everybody: they are what is tried. */
export async function runHostile(
  options: HostileOptions,
  onSample: (sample: Sample) => void = () => undefined,
): Promise<HostileReport> {
  const folder = mkdtempSync(join(tmpdir(), 'four-crowns-hostile-'));
  const store = options.store === 'memory' ? { MEMORY_LOG: 'on' } : { DATA_DIR: folder };
  const env = { PORT: '0', HOST: '127.0.0.1', WEB_DIR: '/nowhere', ...store };
  const server = await startChild(SERVER, env, { isQuiet: true });
  try {
    const control = await startControl(server.url, options.seed, options.thinkMs);
    await pause(options.calmSeconds * 1000);
    const calm = control.take();
    let preparing: Measure | undefined;
    const onReady = (): void => {
      preparing = control.take();
    };
    const { tally, samples, seconds } = await attacked(options, server, control, onReady, onSample);
    const during = control.take();
    await control.stop();
    const after = control.take();
    return {
      wanted: options.messages,
      tally,
      seconds,
      samples,
      calm: quick(calm),
      attacked: quick(during),
      mishaps: [calm, preparing, during, after].flatMap((measure) => measure?.mishaps ?? []),
      errors: await errorsOf(server),
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function quick({ acks, matches, verified, watched, watchedTables }: Measure): Quick {
  return {
    moves: acks.length,
    matches,
    verified,
    watched,
    watchedTables,
    p50: quantile(acks, 0.5),
    p99: quantile(acks, 0.99),
  };
}

async function attacked(
  { messages, addresses, rate, seed, minutes }: HostileOptions,
  server: Measured,
  control: Control,
  /** Called when the attackers have prepared what they send, which takes seconds, and begin. */
  onReady: () => void,
  onSample: (sample: Sample) => void,
): Promise<{ tally: Tally; samples: Sample[]; seconds: number }> {
  const child = fork(new URL('./attacker.ts', import.meta.url), []);
  const from = performance.now();
  let left = messages;
  let tally: Tally | undefined;
  child.on('message', (report: Report) => {
    if ('isReady' in report) onReady();
    else if ('tally' in report) tally = report.tally;
    else left = report.left;
  });
  const gone = new Promise<void>((done, failed) => {
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`the attackers ended with ${code}`)),
    );
  });
  gone.catch(() => undefined);
  // They may have gone meanwhile.
  const command = (one: Command): void => void child.send(one, () => undefined);
  command({ type: 'attack', url: server.url, messages, addresses, rate, seed, table: control.table });
  control.onTable((table) => command({ type: 'table', table }));
  const samples: Sample[] = [];
  const seconds = (): number => (performance.now() - from) / 1000;
  for (let part = 1; part <= SAMPLES; part++) {
    while (tally === undefined && messages - left < (part / SAMPLES) * messages) {
      if (child.exitCode !== null || seconds() > minutes * 60) break;
      await pause(LOOK_MS);
    }
    if (seconds() > minutes * 60) break;
    const sample = { seconds: seconds(), sent: messages - left, ...(await server.usage()) };
    samples.push(sample);
    onSample(sample);
  }
  if (seconds() > minutes * 60) command({ type: 'stop' });
  await gone;
  return { tally: tally ?? newTally(), samples, seconds: seconds() };
}

async function errorsOf({ url }: Measured): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^fc_errors_total (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}
