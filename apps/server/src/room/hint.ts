import { choicesOf, versionOf, viewOf } from '@four-crowns/core';
import type { ClientMessage } from '@four-crowns/protocol';
import { QueueFull } from '../bots/ask.ts';
import type { ServerContext } from '../context.ts';
import { CommandRefused } from '../common/refusal.ts';
import { hintsAt } from './hints-at.ts';
import { say } from './publish.ts';
import { isPlaying } from './room.ts';
import type { Listener, Room } from './room.ts';

type AskHint = Extract<ClientMessage, { type: 'hint' }>;

/** People waiting for a hint, who may not ask for another one meanwhile. */
const waiting = new WeakSet<Listener>();

/**
 * Sends the seat's best moves only to the person who asked. The bots' threads get the seat's view and nothing
 * more; the room stays usable in the meantime.
 */
export async function giveHint(
  context: ServerContext,
  room: Room,
  listener: Listener,
  { id, seat }: AskHint,
): Promise<void> {
  if (hintsAt(room.table) === 'off')
    throw new CommandRefused('hints-off', 'There are no hints at this table.');
  if (!isPlaying(room)) throw new CommandRefused('not-now', 'There is nothing to choose now.');
  const { match } = room.live;
  const choices = choicesOf(match, seat);
  if (choices.length === 0) throw new CommandRefused('not-now', 'This seat has nothing to choose now.');
  if (context.games.at(match.game.id, match.game.rulesVersion)?.knowledge === undefined) {
    throw new CommandRefused('hints-off', 'This game has no hints.');
  }
  if (waiting.has(listener))
    throw new CommandRefused('too-fast', 'Wait for the hint that you have asked for.');
  const version = versionOf(match, seat);
  const job = {
    owner: listener.person,
    game: match.game.id,
    rulesVersion: match.game.rulesVersion,
    view: viewOf(match, seat),
    seat,
    seats: match.seats,
    choices,
  };
  waiting.add(listener);
  void context.runner
    .hint(job)
    .then(({ candidates }) => say(listener, { type: 'hint', id, seat, version, candidates }))
    .catch((error: unknown) => {
      if (!(error instanceof QueueFull)) context.logger.warn({ match: room.id, err: error }, 'a hint failed');
      say(listener, {
        type: 'refused',
        id,
        why: 'not-now',
        text: 'No hint is available at the moment: ask again later.',
      });
    })
    .finally(() => waiting.delete(listener));
}
