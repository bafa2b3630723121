/** Ten thousand live matches in one process: one socket and one move a minute each. */
import type { AnyGame } from '@four-crowns/core';
import { newProgram } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { closeMatches, openMatches, playMatch } from './match-players.ts';
import { startMeasured } from './measured.ts';
import { measure, nothingFelt } from './phase.ts';
import type { ManyFigures, MemoryFigures } from './findings.ts';
import { seatsFor } from './rounds.ts';

const MINUTE = 60_000;
const LOOK_MS = 5000;
const PEOPLE = 50;

/** Every match has one person at all its seats, so one socket, through which all seats are told. */
export async function playMany(
  game: AnyGame,
  matches: number,
  say: (line: string) => void,
): Promise<ManyFigures> {
  const server = await startMeasured('sqlite', 0, { GUESTS_PER_HOUR: '100000' });
  const people: HttpClient[] = [];
  for (let n = 0; n < PEOPLE; n++) people.push(await newProgram(server.url, `host-${n}`));
  say(`opening ${matches} matches`);
  const open = await openMatches(matches, 1, (n) => {
    const person = people[n % PEOPLE];
    if (person === undefined) throw new Error('nobody to play');
    return {
      game: game.id,
      drafts: game.drafts,
      people: Array.from({ length: seatsFor(game) }, () => person),
    };
  });
  let most = (await server.usage()).rss;
  const watch = setInterval(() => {
    void server.usage().then(({ rss }) => (most = Math.max(most, rss)));
  }, LOOK_MS);
  say('playing a minute');
  const felt = nothingFelt();
  const figures = await measure(server, felt, async () => {
    // The first move of each comes within its minute.
    await Promise.all(open.map((match, n) => playMatch(match, felt, 1, MINUTE, (n * MINUTE) / matches)));
  });
  clearInterval(watch);
  most = Math.max(most, (await server.usage()).rss);
  closeMatches(open);
  await server.stop();
  return { matches, most, figures };
}

const MEASURED = 500;
const IDLE_MS = 1000;

/** What a match with two players costs, and what is left of it when nobody watches. */
export async function measureMemory(game: AnyGame): Promise<MemoryFigures> {
  const server = await startMeasured('sqlite', seatsFor(game), { ROOM_IDLE_MS: String(IDLE_MS) });
  const plan = { game: game.id, drafts: game.drafts, people: server.people };
  const cycle = async (seed: number): Promise<number> => {
    const open = await openMatches(MEASURED, seed, () => plan);
    await Promise.all(open.map((match) => playMatch(match, nothingFelt(), 20)));
    const live = (await server.usage()).heap;
    closeMatches(open);
    await new Promise((done) => setTimeout(done, 3 * IDLE_MS));
    return live;
  };
  // The first time code and caches grow too.
  await cycle(1);
  const before = (await server.usage()).heap;
  const live = await cycle(1000);
  const after = (await server.usage()).heap;
  await server.stop();
  return { live: (live - before) / MEASURED, idle: (after - before) / MEASURED };
}
