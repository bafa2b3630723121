import { setTimeout as pause } from 'node:timers/promises';
import { fastRng } from '@four-crowns/core';
import type { AnyGame } from '@four-crowns/core';
import { loadGames } from '@four-crowns/server/games';
import { startMeasured } from '../load/measured.ts';
import type { MeasuredServer } from '../load/measured.ts';
import { newDoor } from './door.ts';
import { memoryVerdict } from './memory-verdict.ts';
import type { Sample, SoakVerdict } from './memory-verdict.ts';
import { gaugesOf, memoryOf } from './look.ts';
import type { SoakOptions } from './options.ts';
import { liveOnce } from './table-life.ts';
import type { Hall } from './table-life.ts';
import { finished, newTally } from './soak-tally.ts';
import type { Tally } from './soak-tally.ts';

export interface SoakReport {
  readonly tally: Tally;
  readonly samples: readonly Sample[];
  readonly verdict: SoakVerdict;
}

const PEOPLE = 24;
const LOOK_MS = 200;
const IDLE_MS = 1000;
/** In real life two dozen people do not play a day's matches in minutes. */
const ENV = {
  ROOM_IDLE_MS: String(IDLE_MS),
  GUESTS_PER_HOUR: '100000000',
  CHAT_PER_MINUTE: '100000000',
  VISITS_PER_MINUTE: '100000000',
};

/** The most that there was at once. */
export type Busy = Pick<Sample, 'rooms' | 'sockets'>;

export async function runSoak(
  options: SoakOptions,
  onSample: (sample: Sample, most: Busy) => void,
): Promise<SoakReport> {
  const games = (await loadGames('')).newest.map(({ game }) => game);
  const server = await startMeasured(options.store, PEOPLE, ENV);
  try {
    const hall = { people: server.people, tally: newTally(), door: newDoor() };
    const lanes = Array.from({ length: options.matches }, (_, n) => playOn(hall, games, n, options.seed));
    const [samples] = await Promise.all([takeSamples(options, server, hall, onSample), ...lanes]);
    return { tally: hall.tally, samples, verdict: memoryVerdict(samples) };
  } finally {
    await server.stop();
  }
}

/** One table after the other. */
async function playOn(hall: Hall, games: readonly AnyGame[], lane: number, seed: number): Promise<void> {
  const rng = fastRng(seed * 1_000_003 + lane);
  try {
    for (let turn = 0; ; turn++) {
      const game = games[(lane + turn) % games.length];
      if (game === undefined) throw new Error('there is no game to play');
      await liveOnce(hall, game, turn, rng);
    }
  } catch (error) {
    if (!hall.door.isLocked) throw error;
  }
}

/** After each part everybody leaves, and then the server is looked at; after the last one for good. */
async function takeSamples(
  options: SoakOptions,
  server: MeasuredServer,
  { tally, door }: Hall,
  onSample: (sample: Sample, most: Busy) => void,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const from = performance.now();
  const minutes = (): number => (performance.now() - from) / 60_000;
  for (let part = 1; part <= options.parts; part++) {
    const share = part / options.parts;
    const most = await mostUntil(
      () => tally.moves >= share * options.moves || minutes() >= share * options.minutes,
      server,
    );
    if (part < options.parts) door.shut();
    else door.lock();
    await untilEmpty(server);
    const sample = {
      matches: finished(tally),
      moves: tally.moves,
      minutes: minutes(),
      ...(await gaugesOf(server)),
      ...(await memoryOf(server)),
    };
    samples.push(sample);
    onSample(sample, most);
    if (part < options.parts) door.open();
  }
  return samples;
}

async function mostUntil(isDone: () => boolean, server: MeasuredServer): Promise<Busy> {
  let most: Busy = { rooms: 0, sockets: 0 };
  while (!isDone()) {
    const { rooms, sockets } = await gaugesOf(server);
    most = { rooms: Math.max(most.rooms, rooms), sockets: Math.max(most.sockets, sockets) };
    await pause(LOOK_MS);
  }
  return most;
}

/** A room that is still there after this decides the verdict. */
const EMPTY_MS = 60 * IDLE_MS;

async function untilEmpty(server: MeasuredServer): Promise<void> {
  for (let waited = 0; waited < EMPTY_MS; waited += LOOK_MS) {
    const { rooms, sockets } = await gaugesOf(server);
    if (rooms === 0 && sockets === 0) return;
    await pause(LOOK_MS);
  }
}
