import { setTimeout as sleep } from 'node:timers/promises';
import { listedGame, playListed } from './random-player.ts';
import type { RandomPlayer } from './random-player.ts';

/** The collector, which a process has only with `--expose-gc`. */
function collect(): void {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('memory is measured with --expose-gc');
  gc();
}

/** Everything a program holds: objects, and the buffers of typed arrays beside them. */
function held(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** What the loader, the compiler and earlier runs have left behind goes in the background: wait until it has. */
async function settled(): Promise<void> {
  for (let before = Infinity, now = 0; now !== before;) {
    before = now;
    for (let i = 0; i < 3; i++) {
      collect();
      await sleep(5);
    }
    now = Math.round(held() / 4096);
  }
}

/** Long enough that a byte per decision is a thousand times what the measuring itself takes. */
const DECISIONS = 1_000_000;
/**
 * Collected before every block and never inside one: the child process has so much room for young
 * objects that a block would have to allocate kilobytes per decision to fill it.
 */
const BLOCKS = 10;

/**
 * Bytes allocated per decision over a million of them in complete games, set-up and scoring
 * included. Nothing is collected while it is counted, so what was allocated is still there, used or
 * not. Warm up first: compiling allocates too.
 */
export async function bytesPerDecision(playGame: () => number): Promise<number> {
  await settled();
  let bytes = 0;
  let decisions = 0;
  for (let block = 1; block <= BLOCKS; block++) {
    collect();
    const before = held();
    while (decisions < (DECISIONS / BLOCKS) * block) decisions += playGame();
    bytes += held() - before;
  }
  return bytes / decisions;
}

const STATES = 2000;

/** Bytes one more state takes, with all its parts. */
export async function bytesPerState({ game, state }: RandomPlayer): Promise<number> {
  const kept: unknown[] = Array.from({ length: STATES });
  await settled();
  const before = held();
  for (let i = 0; i < STATES; i++) kept[i] = game.rules.clone(state);
  const bytes = held() - before;
  return kept.length === 0 ? 0 : bytes / STATES;
}

const POSITIONS = 16;

/** ns to copy a position from the middle of a game into a scratch state. */
export function nsPerCopy(player: RandomPlayer, seconds: number): number {
  const { rules } = player.game;
  const positions = Array.from({ length: POSITIONS }, (_, i) => {
    const state = rules.clone(player.start);
    playListed(player, state, player.rng, 10 + i);
    return state;
  });
  const scratch = rules.clone(player.start);
  let copies = 0;
  let actors = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    for (let i = 0; i < 4096; i++) rules.copy(positions[i % POSITIONS], scratch);
    copies += 4096;
    // Looked at, so that copying cannot be left out.
    actors |= rules.actors(scratch);
    elapsed = performance.now() - start;
  }
  return actors === 0 ? Number.NaN : (elapsed * 1e6) / copies;
}

/** Complete games of an player, for `bytesPerDecision`. */
export function gamesOf(player: RandomPlayer): () => number {
  return () => listedGame(player);
}
