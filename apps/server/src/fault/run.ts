import { fastRng } from '@four-crowns/core';
import { newProgram, newTable } from '../client/http-client.ts';
import type { HttpClient } from '../client/http-client.ts';
import { loadGames } from '../games.ts';
import { readSettings } from '../settings.ts';
import { openEngine } from '../store/open.ts';
import { judge } from './judge.ts';
import type { Verdict } from './judge.ts';
import { serverProcess } from './server-process.ts';
import { pause, playStubbornly } from './stubborn-player.ts';
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

const GENEROUS = {
  LOG_LEVEL: 'error',
  WEB_DIR: '/nowhere',
  CONTRIBUTE_MS: '0',
  SOCKET_BURST: '1000000',
  HTTP_PER_MINUTE: '1000000',
  TABLES_PER_HOUR: '1000000',
  OPEN_TABLES: '1000000',
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
  const matches: string[] = [];
  // An orderly stop keeps the compiled code for the many starts to come.
  await server.start();
  await server.stop();
  await server.start();
  const people = [await newProgram(server.url, 'a'), await newProgram(server.url, 'b')];
  let stopped = false;
  const stops = new Set<() => void>();
  const playOn = async (lane: number): Promise<void> => {
    for (let n = 0; !stopped; n++) {
      const id = await newMatch(people, plan.game).catch(() => undefined);
      if (id === undefined) {
        await pause(100);
        continue;
      }
      matches.push(id);
      const players = people.map((person, seat) =>
        playStubbornly(person, id, seat, plan.seed + 1000 * lane + 10 * n + seat, witness),
      );
      const stop = (): void => {
        for (const player of players) player.stop();
      };
      stops.add(stop);
      await Promise.all(players.map((player) => player.over));
      stops.delete(stop);
    }
  };
  const lanes = Array.from({ length: plan.matches }, (_, lane) => playOn(lane));
  for (let kill = 1; kill <= plan.kills && plan.signal?.aborted !== true; kill++) {
    // In the middle of something: wait until every match goes on again.
    const enough = witness.acked.length + 2 * plan.matches;
    for (let i = 0; i < 1000 && witness.acked.length < enough; i++) await pause(10);
    await pause(rng.below(plan.upMs));
    await server.kill();
    plan.say(`kill ${kill}: ${witness.acked.length} moves acknowledged at ${matches.length} matches`);
    await server.start();
  }
  await pause(plan.upMs);
  plan.signal?.removeEventListener('abort', giveUp);
  stopped = true;
  for (const stop of stops) stop();
  await server.stop();
  await Promise.race([Promise.allSettled(lanes), pause(2000)]);
  const engine = await openEngine(readSettings(plan.env));
  try {
    return await judge(engine, await loadGames(''), witness, matches);
  } finally {
    await engine.close();
  }
}

/** Known only once it is made and joined: before that nobody has moved there. */
async function newMatch(people: readonly HttpClient[], game: string): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody to play');
  const { id, invite } = await newTable(host, { game, seats: people.length });
  for (const other of others) await other.ask('POST', `/api/tables/${id}/join`, { invite });
  return id;
}
