// node apps/server/src/bots/at-once.ts [--turns 8] [--bot king] [--seed 1]
// Requests this many turns at once, each in the middle of its own match, for every game; measures how long all take.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { askedSeat } from '@four-crowns/bots';
import { choicesOf, fastRng, openMatch, rngDealer, settle, submit, viewOf } from '@four-crowns/core';
import type { Dealer, Match, Rng } from '@four-crowns/core';
import { botOf, loadGames } from '../tables/hosted-games.ts';
import type { HostedGame } from '../tables/hosted-games.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { readSettings } from '../settings/settings.ts';
import { startRunner } from './runner.ts';

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '8' },
    bot: { type: 'string', default: 'king' },
    seed: { type: 'string', default: '1' },
  },
});

/** Far enough from the start and the end that a turn has its full width. */
const STEPS_BEFORE = 30;

const { newest } = await loadGames('');
const turns = Number(values.turns);
if (
  !Number.isInteger(turns) ||
  turns < 1 ||
  newest.some((hosted) => botOf(hosted, values.bot) === undefined)
) {
  process.stderr.write('usage: node apps/server/src/bots/at-once.ts [--turns 8] [--bot king] [--seed 1]\n');
  process.exit(2);
}
const runner = startRunner(readSettings(process.env), makeMetrics());
for (const hosted of newest) {
  const tables = Array.from({ length: turns }, (_, n) => tableOf(hosted, fastRng(Number(values.seed) + n)));
  const from = performance.now();
  const took = await Promise.all(
    tables.map(async (table, n) => {
      const asks = await playTurn(hosted, table, `${hosted.game.id}/${n}`);
      return { seconds: (performance.now() - from) / 1000, asks };
    }),
  );
  const slowest = Math.max(...took.map(({ seconds }) => seconds));
  const asks = took.reduce((sum, one) => sum + one.asks, 0);
  process.stdout.write(
    `${hosted.game.id}: ${turns} turns of ${values.bot} (${asks} decisions) at once, ${availableParallelism()} cores: ` +
      `all answered after ${slowest.toFixed(1)} s\n`,
  );
}
await runner.close();

interface Played {
  readonly match: Match;
  readonly dealer: Dealer;
}

function tableOf({ game }: HostedGame, rng: Rng): Played {
  const seats = game.seatCounts.find((n) => n >= 2) ?? 1;
  const match = openMatch(game, 'at-once', game.parseOptions({}, seats), seats);
  const dealer = rngDealer(rng);
  settle(match, dealer);
  for (let step = 0; step < STEPS_BEFORE; step++) {
    const seat = askedSeat(match);
    if (seat === undefined) throw new Error(`${game.id} is over after ${step} choices`);
    const choices = choicesOf(match, seat);
    submit(match, seat, choices[rng.below(choices.length)] ?? null, dealer);
  }
  return { match, dealer };
}

/** All that the seat is asked until its turn is over; how often it was asked. */
async function playTurn(
  { game, knowledge }: HostedGame,
  { match, dealer }: Played,
  place: string,
): Promise<number> {
  const seat = askedSeat(match);
  if (seat === undefined || knowledge === undefined) return 0;
  const turn = knowledge.turn(match.state, seat);
  let asks = 0;
  while (askedSeat(match) === seat && knowledge.turn(match.state, seat) === turn) {
    const choices = choicesOf(match, seat);
    const view = viewOf(match, seat);
    const { id, rulesVersion } = game;
    const job = {
      owner: 'you',
      game: id,
      rulesVersion,
      bot: values.bot,
      place,
      view,
      seat,
      seats: match.seats,
      choices,
    };
    const answer = submit(match, seat, await runner.choose(job), dealer);
    if (!answer.ok) throw new Error(`${id}: the bot's answer is refused: ${answer.why}`);
    asks++;
  }
  return asks;
}
