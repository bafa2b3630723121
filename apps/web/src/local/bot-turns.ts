import { choicesOf, seatsOf, versionOf, viewOf } from '@four-crowns/core';
import type { Action, Answer, Match, Seat } from '@four-crowns/core';
import type { BotId } from '@four-crowns/protocol/client';
import type { Question, Thinker } from './thinker.ts';

interface BotTable {
  readonly match: Match;
  readonly botAt: (seat: Seat) => BotId | undefined;
  readonly thinker: Thinker;
  /** The shortest time for a bot's answer, so that its moves can be followed by eye. */
  readonly floorMs: number;
  readonly give: (seat: Seat, action: Action, version: number) => Answer;
}

/** Asks every bot that must act, and asks again after each answer. The table stays usable meanwhile. */
export function botTurns(table: BotTable): () => void {
  const { match, botAt } = table;
  const asking = new Set<Seat>();
  const askAll = (): void => {
    if (match.result !== undefined) return;
    for (const seat of seatsOf(match.game.rules.actors(match.state))) {
      const bot = botAt(seat);
      if (bot === undefined || asking.has(seat)) continue;
      asking.add(seat);
      void answer(table, seat, bot).finally(() => {
        asking.delete(seat);
        askAll();
      });
    }
  };
  return askAll;
}

async function answer(table: BotTable, seat: Seat, bot: BotId): Promise<void> {
  const { match, botAt, thinker, floorMs, give } = table;
  const version = versionOf(match, seat);
  const question = questionAt(match, seat);
  const [first] = question.choices;
  if (first === undefined) return;
  const [action] = await Promise.all([
    question.choices.length === 1 ? first : thinker.choose(bot, question).catch(() => first),
    new Promise((done) => setTimeout(done, floorMs)),
  ]);
  // The seat's owner may have come back while the bot was thinking.
  if (botAt(seat) === undefined) return;
  const given = give(seat, action, version);
  if (!given.ok && (given.why === 'illegal' || given.why === 'malformed')) give(seat, first, version);
}

/** What a bot is asked: it contains the view of its seat, never the state. */
export function questionAt(match: Match, seat: Seat): Question {
  return { view: viewOf(match, seat), seat, seats: match.seats, choices: choicesOf(match, seat) };
}
