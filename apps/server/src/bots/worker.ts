/** Runs in a separate thread. A bot is given only a view, so it cannot cheat. */
import { workerData } from 'node:worker_threads';
import { hintFor, seedOf } from '@four-crowns/bots';
import type { Bot, Hint } from '@four-crowns/bots';
import { BadInput, fastRng, parseRecord, verify } from '@four-crowns/core';
import type { Action } from '@four-crowns/core';
import { botOf, loadGames } from '../tables/hosted-games.ts';
import { packed } from '../records/packed.ts';
import type { Job, Judged } from './ask.ts';

/** Bots that are playing. The least recently used ones are dropped, which costs them only their plans. */
const MOST_SEATED = 500;
const seated = new Map<string, Bot>();

/** What `openThread` starts it with. */
const { extraGames }: { readonly extraGames: string } = workerData;
const games = await loadGames(extraGames);

/** Piscina calls a worker's default export. */
// oxlint-disable-next-line import/no-default-export
export default async function work(job: Job): Promise<Action | Hint | Judged> {
  switch (job.type) {
    case 'choose':
      return choose(job);
    case 'hint':
      return hint(job);
    case 'verify':
      return judge(job.record, false);
    case 'import':
      return judge(job.record, true);
  }
}

/** Chance comes from the view, so asking again brings nothing new. */
function hint(job: Extract<Job, { type: 'hint' }>): Hint {
  const hosted = games.at(job.game, job.rulesVersion);
  if (hosted?.knowledge === undefined) throw new Error(`no hints for ${job.game}`);
  const { view, seat, seats, choices, iterations, ms } = job;
  const rng = fastRng(seedOf(JSON.stringify(view)));
  // Half of the time for the search, half for playing out its candidates.
  return hintFor({ game: hosted.game, view, seat, seats, choices, rng, ms: ms / 2 }, hosted.knowledge, {
    iterations,
  });
}

async function choose(job: Extract<Job, { type: 'choose' }>): Promise<Action> {
  const hosted = games.at(job.game, job.rulesVersion);
  if (hosted === undefined) throw new Error(`no rules ${job.rulesVersion} of ${job.game}`);
  const { view, seat, seats, choices, ms } = job;
  const ask = { game: hosted.game, view, seat, seats, choices, rng: fastRng(job.seed), ms };
  return botAt(job.place, () => {
    const kind = botOf(hosted, job.bot);
    if (kind === undefined) throw new Error(`no bot "${job.bot}" for ${job.game}`);
    return kind.sit({ onFailure: (error) => complain(job, error) });
  }).choose(ask);
}

/** The pool passes on what its threads say. The bot has played the greedy move, so the match goes on. */
function complain({ game, bot }: { readonly game: string; readonly bot: string }, error: unknown): void {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${JSON.stringify({ level: 50, msg: 'a search failed', game, bot, what })}\n`);
}

function botAt(place: string, sit: () => Bot): Bot {
  const bot = seated.get(place) ?? sit();
  seated.delete(place);
  seated.set(place, bot);
  const [oldest] = seated.keys();
  if (seated.size > MOST_SEATED && oldest !== undefined) seated.delete(oldest);
  return bot;
}

function judge(text: string, isKept: boolean): Judged {
  try {
    const record = parseRecord(text);
    const hosted = games.at(record.game, record.rulesVersion);
    if (hosted === undefined) {
      return { ok: false, text: `This server has no rules ${record.rulesVersion} of "${record.game}".` };
    }
    const judged = { ok: true, game: record.game, verdict: verify(hosted.game, record) } as const;
    return isKept ? { ...judged, kept: packed(record) } : judged;
  } catch (error) {
    if (error instanceof BadInput) return { ok: false, text: `The record cannot be read: ${error.message}.` };
    throw error;
  }
}
