import { fastRng } from '@four-crowns/core';
import { loadGames } from '@four-crowns/server/games';
import { readSettings } from '@four-crowns/server/settings';
import { openEngine } from '@four-crowns/server/store';
import { faultVerdict } from './fault-verdict.ts';
import type { Verdict } from './fault-verdict.ts';
import { serverProcess } from '@four-crowns/harness/server-process';
import { playOn, progressOf } from './play-on.ts';
import { pause } from './stubborn-player.ts';
import { newWitness } from './witness.ts';

export interface FaultPlan {
  readonly kills: number;
  /** Played at any time; a finished one is followed by the next. */
  readonly matches: number;
  readonly game: string;
  /** `DATA_DIR` or `DATABASE_URL`. */
  readonly env: Record<string, string>;
  /** How long the server may live between two kills, at most. */
  readonly upMs: number;
  readonly seed: number;
  readonly say: (line: string) => void;
  /** Ends it early: nothing is left running. */
  readonly signal?: AbortSignal;
}

/** Limits made for people are not what is tried here. */
export const GENEROUS = {
  LOG_LEVEL: 'error',
  WEB_DIR: '/nowhere',
  CONTRIBUTE_MS: '0',
  SOCKET_BURST: '1000000',
  HTTP_PER_MINUTE: '1000000',
  TABLES_PER_HOUR: '1000000',
  OPEN_TABLES: '1000000',
  WRITES_PER_MINUTE: '1000000',
  VISITS_PER_MINUTE: '1000000',
  MOVES_PER_MINUTE: '1000000',
  MAX_SOCKETS_PER_PERSON: '100000',
  MAX_SOCKETS_PER_ADDRESS: '100000',
} as const;

/** Kills the server again and again while matches are played, then compares clients and store. */
export async function runFaults(plan: FaultPlan): Promise<Verdict> {
  const env = { ...GENEROUS, ...plan.env };
  const server = await serverProcess(env);
  const giveUp = (): void => void server.kill();
  plan.signal?.addEventListener('abort', giveUp);
  const rng = fastRng(plan.seed);
  const witness = newWitness();
  // An orderly stop keeps the compiled code for the many starts to come.
  await server.start();
  await server.stop();
  await server.start();
  const playing = await playOn({ ...plan, url: server.url, watchers: 0 }, witness);
  for (let kill = 1; kill <= plan.kills && plan.signal?.aborted !== true; kill++) {
    // In the middle of something: wait until every match goes on again.
    await progressOf(witness, 2 * plan.matches);
    await pause(rng.below(plan.upMs));
    await server.kill();
    plan.say(`kill ${kill}: ${witness.acked.length} moves acknowledged at ${playing.matches.length} matches`);
    await server.start();
  }
  await pause(plan.upMs);
  plan.signal?.removeEventListener('abort', giveUp);
  const stopped = playing.stop();
  await server.stop();
  await stopped;
  const engine = await openEngine(readSettings(plan.env));
  try {
    return await faultVerdict(engine, await loadGames(''), witness, playing.matches);
  } finally {
    await engine.close();
  }
}
