import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mixSeed, wilson } from '@four-crowns/bots';
import type { Allowance, Rate } from '@four-crowns/bots';
import { parseTrusted } from '@four-crowns/core';
import type { Duel, Played } from '../arena/duel.ts';
import type { Order } from '../arena/duel-worker.ts';
import { Complaint } from '../complaint.ts';
import type { GameDoor } from '../door.ts';
import { workOff } from '../thread-pool.ts';
import { train } from './trainer.ts';
import type { Report } from './trainer.ts';
import { sharesOf } from './varieties.ts';
import type { RowsOrder } from './rows-worker.ts';

const ROWS_WORKER = new URL('./rows-worker.ts', import.meta.url);
const DUEL_WORKER = new URL('../arena/duel-worker.ts', import.meta.url);
/** Matches of one file of rows. */
const CHUNK = 40;
const STRAY = 0.05;
const KEPT = 0.5;
/** A match of Kingsburg has some thirty rows: at its beginning what came of it still counts for four tenths. */
const LAMBDA = 0.97;
/** Generations whose rows a training sees, its own included. */
const REMEMBERED = 3;

export interface Plan {
  readonly door: GameDoor;
  readonly folder: string;
  readonly seed: number;
  readonly threads: number;
  readonly seatCounts: readonly number[];
  /** Matches of self-play a generation. */
  readonly games: number;
  readonly iterations: number;
  readonly duels: number;
  readonly allowance: Allowance;
  readonly training: readonly string[];
}

/** What came of a generation. */
export interface Outcome {
  readonly generation: number;
  readonly report: Report;
  /** Against the best before, with two players. */
  readonly duel: Rate & { readonly games: number };
  readonly isBetter: boolean;
}

export type Stage = 'rows' | 'training' | 'duel';

/** The networks so far; null for the hand-made evaluation. */
export interface Players {
  /** Makes the data, whether it won or not: what it does not understand comes up most. */
  readonly newest: string | null;
  readonly best: string | null;
}

/** Self-play, a training, and a duel that decides whether its network is the best from now on. */
export async function runGeneration(
  plan: Plan,
  generation: number,
  { newest, best }: Players,
  onProgress: (stage: Stage, share: number) => void,
): Promise<Outcome> {
  const folder = join(plan.folder, `generation-${generation}`);
  const done = await outcomeIn(folder);
  if (done !== undefined) return done;
  await mkdir(join(folder, 'rows'), { recursive: true });
  await makeRows(plan, generation, newest, folder, (share) => onProgress('rows', share));
  onProgress('training', 0);
  const net = join(folder, 'net.bin');
  const report = await train(
    inputsOf(plan.door),
    await rowsFor(plan, generation),
    folder,
    net,
    plan.training,
    (share) => onProgress('training', share),
  );
  const duel = await duelOf(
    plan,
    generation,
    `king@${net}`,
    best === null ? 'king-1' : `king@${best}`,
    (share) => onProgress('duel', share),
  );
  // Not better by luck: the whole interval is above one half.
  const outcome: Outcome = { generation, report, duel, isBetter: duel.low > 0.5 };
  await writeFile(join(folder, 'outcome.json'), `${JSON.stringify(outcome, undefined, 2)}\n`);
  return outcome;
}

/**
 * A folder holds generations of one plan: rows of other settings would stay in its data unseen. How long a duel is and
 * how many threads work may change.
 */
export async function claimFolder(plan: Plan): Promise<void> {
  const { folder, door, seed, seatCounts, games, iterations, training } = plan;
  const { version, shared, seat } = inputsOf(door);
  const now = JSON.stringify({
    game: door.game.id,
    rulesVersion: door.game.rulesVersion,
    inputs: { version, shared, seat },
    seed,
    seatCounts,
    games,
    iterations,
    training,
  });
  const file = join(folder, 'plan.json');
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === undefined) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, now);
  } else if (before !== now) throw new Complaint((say) => say('bad.otherPlan', { folder }));
}

export function netOf(folder: string, generation: number): string {
  return join(folder, `generation-${generation}`, 'net.bin');
}

async function outcomeIn(folder: string): Promise<Outcome | undefined> {
  try {
    return parseTrusted<Outcome>(await readFile(join(folder, 'outcome.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

function inputsOf({ knowledge, game }: GameDoor): NonNullable<GameDoor['knowledge']['learned']>['inputs'] {
  if (knowledge.learned === undefined) throw new TypeError(`${game.id} has no inputs for a network`);
  return knowledge.learned.inputs;
}

async function makeRows(
  { door, seed, threads, games, iterations, seatCounts }: Plan,
  generation: number,
  net: string | null,
  folder: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const orders: RowsOrder[] = sharesOf(door, seatCounts).flatMap(({ variety, share }, kind) => {
    const matches = Math.max(1, Math.round(share * games));
    return Array.from({ length: Math.ceil(matches / CHUNK) }, (_, chunk) => ({
      game: door.game.id,
      net,
      play: {
        variety,
        matches: Math.min(CHUNK, matches - chunk * CHUNK),
        seed: mixSeed(mixSeed(mixSeed(seed, generation), kind), chunk),
        iterations,
        stray: STRAY,
        kept: KEPT,
        lambda: LAMBDA,
      },
      file: join(folder, 'rows', `${kind}-${chunk}.${variety.seats}.rows`),
    }));
  });
  const there = new Set(await readdir(join(folder, 'rows')));
  for (const name of there) if (name.endsWith('.part')) await rm(join(folder, 'rows', name));
  const missing = orders.filter(({ file }) => !there.has(file.slice(join(folder, 'rows').length + 1)));
  let done = orders.length - missing.length;
  onProgress(done / orders.length);
  await workOff<RowsOrder>(ROWS_WORKER, missing, threads, () => onProgress(++done / orders.length));
}

async function rowsFor({ folder }: Plan, generation: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (let g = Math.max(1, generation - REMEMBERED + 1); g <= generation; g++) {
    const rows = join(folder, `generation-${g}`, 'rows');
    for (const name of await readdir(rows)) if (name.endsWith('.rows')) found.push(join(rows, name));
  }
  return found;
}

async function duelOf(
  { door, seed, threads, duels, allowance }: Plan,
  generation: number,
  first: string,
  second: string,
  onProgress: (share: number) => void,
): Promise<Rate & { readonly games: number }> {
  const duel: Duel = {
    game: door.game.id,
    seats: 2,
    options: door.game.parseOptions({}, 2),
    allowance,
    seed: mixSeed(~seed, generation),
    entrants: [
      { name: first, bot: first, times: 1 },
      { name: second, bot: second, times: 1 },
    ],
  };
  let wins = 0;
  let done = 0;
  onProgress(0);
  const orders: Order[] = Array.from({ length: duels }, (_, match) => ({ duel, match }));
  await workOff<Order>(DUEL_WORKER, orders, threads, (_, answer) => {
    // What this script answers.
    const { won, failures } = answer as Played;
    if (failures > 0) throw new Error(`${failures} searches failed in the duel of generation ${generation}`);
    wins += won;
    onProgress(++done / duels);
  });
  return { ...wilson(wins, duels), games: duels };
}
