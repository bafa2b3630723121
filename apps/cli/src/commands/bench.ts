import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseTrusted } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { keepFigures, RESULTS } from '../bench/keep-figures.ts';
import type { Figures } from '../bench/measure.ts';
import type { Args } from '../args.ts';
import { Complaint, oneLine, shown } from '../complaint.ts';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import { doorOf, gameIds } from '../door.ts';
import { tableOf } from '../style.ts';
import { optionsFor, seatsFor } from '../table.ts';
import type { Say } from '../words/words.ts';

const CHILD = fileURLToPath(new URL('../bench/child.ts', import.meta.url));
/** Room for young objects, in MB: no block of the allocation count may fill it. */
const FLAGS = ['--expose-gc', '--min-semi-space-size=512', '--max-semi-space-size=512'];
const DEFAULT_SECONDS = 1;
const LONGEST = 600;

/** How fast each game's rules run, one process a game. */
export async function bench({ args, io, say }: Context): Promise<number> {
  const seconds = secondsOf(args);
  const [asked] = args.words;
  const doors = [];
  for (const id of asked === undefined ? gameIds : [asked]) doors.push(await doorOf(id));
  const tables = doors.map((door) => {
    const seats = seatsFor(args, door, undefined);
    const options = args.value.options === undefined ? undefined : optionsFor(args, door, seats);
    return { id: door.game.id, seats, options };
  });
  const figures: Record<string, Figures> = {};
  for (const { id, seats, options } of tables) {
    if (io.err.isTerminal) io.err.write(`${say('bench.running', { game: id })}\n`);
    figures[id] = await measureApart(id, seats, seconds, options);
  }
  if (args.has.has('save')) await keepFigures(figures);
  if (args.has.has('json')) io.out.write(`${JSON.stringify(figures)}\n`);
  else {
    for (const [id, f] of Object.entries(figures)) io.out.write(`${report(id, f, say)}\n`);
    if (args.has.has('save')) io.out.write(`${say('bench.saved', { file: RESULTS })}\n`);
  }
  return DONE;
}

function secondsOf(args: Args): number {
  const text = args.value.seconds;
  if (text === undefined) return DEFAULT_SECONDS;
  if (/^\d{1,3}(\.\d{1,3})?$/.test(text)) {
    const seconds = Number(text);
    if (seconds > 0 && seconds <= LONGEST) return seconds;
  }
  throw new Complaint((say) => say('bad.seconds', { text: shown(text), most: String(LONGEST) }));
}

function measureApart(
  id: string,
  seats: number,
  seconds: number,
  options: Json | undefined,
): Promise<Figures> {
  const asked = options === undefined ? [] : [JSON.stringify(options)];
  const child = spawn(process.execPath, [...FLAGS, CHILD, id, String(seats), String(seconds), ...asked], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(parseTrusted<Figures>(out));
      else reject(new Complaint((say) => say('bench.failed', { game: id, what: oneLine(err) })));
    });
  });
}

function report(id: string, f: Figures, say: Say): string {
  const number = (x: number | null): string => (x === null ? '–' : x.toLocaleString('en'));
  const rows = [
    [say('bench.rows.gamesPerSecond'), number(f.gamesPerSecond)],
    [say('bench.rows.gamesPerSecondPick'), number(f.gamesPerSecondPick)],
    [say('bench.rows.decisionsPerSecond'), number(f.decisionsPerSecond)],
    [say('bench.rows.decisionsPerGame'), number(f.decisionsPerGame)],
    [say('bench.rows.nsPerDecision'), number(f.nsPerDecision)],
    [say('bench.rows.nsPerDecisionByThird'), f.nsPerDecisionByThird.map(number).join(' / ')],
    [say('bench.rows.nsPerCopy'), number(f.nsPerCopy)],
    [say('bench.rows.stateBytes'), number(f.stateBytes)],
    [say('bench.rows.bytesAllocatedPerDecision'), number(f.bytesAllocatedPerDecision)],
    [say('bench.rows.calibration'), number(f.calibration)],
    [say('bench.rows.ratio'), number(f.ratio)],
    [say('bench.rows.ratioPick'), number(f.ratioPick)],
    [say('bench.rows.searchIterationsPerSecond'), number(f.searchIterationsPerSecond)],
    [say('bench.rows.playoutsPerSecond'), number(f.playoutsPerSecond)],
    [say('bench.rows.searchRatio'), number(f.searchRatio)],
  ];
  return `${say('bench.title', { game: id, seats: f.seats })}\n${tableOf(rows)}`;
}
