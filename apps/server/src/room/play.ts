import { placeOf, resign, submit, undo } from '@four-crowns/core';
import type { Answer, Dealer, Match, Refused as CoreRefused, Seat } from '@four-crowns/core';
import type { ClientMessage } from '@four-crowns/protocol';
import type { House } from '../house.ts';
import { NotDone } from '../refusal.ts';
import { append } from './append.ts';
import { dealerOf, trusted } from './load.ts';
import { progress } from './progress.ts';
import { publish, sheetFor } from './publish.ts';
import type { Ack } from './publish.ts';
import { isPlaying } from './room.ts';
import type { Listener, Live, Room } from './room.ts';

/** What a seat does to the match. */
export type Deed = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'resign' }>;

const ATTEMPTS = 8;

/**
 * A seat's deed, asked for by `by`: judged, appended, acknowledged, told to the others, in this order.
 * Throws `NotDone` with the reason and how it stands. The caller has checked whose seat it is.
 */
export async function play(house: House, room: Room, deed: Deed, by?: Listener): Promise<void> {
  const moveId = by === undefined ? deed.id : `${deed.seat}:${deed.id}`;
  const { match, entry } = await perform(house, room, deed, moveId);
  if (entry.isNew) {
    const { byBot, byPerson } = labelsOf(match.game.id);
    house.metrics.moves.add(1, by === undefined ? byBot : byPerson);
  }
  const ack: Ack | undefined =
    by === undefined ? undefined : { to: by, id: deed.id, entry: placeOf(match, deed.seat, entry.seq) };
  if (isLive(room)) await progress(house, room, ack);
}

interface Labels {
  readonly byBot: string;
  readonly byPerson: string;
}

/** Made once: a text made for every move is dearer than counting it. */
const labels = new Map<string, Labels>();

function labelsOf(game: string): Labels {
  let known = labels.get(game);
  if (known === undefined) {
    known = { byBot: `game="${game}",by="bot"`, byPerson: `game="${game}",by="person"` };
    labels.set(game, known);
  }
  return known;
}

interface Stands {
  readonly seq: number;
  readonly isNew: boolean;
}

async function perform(
  house: House,
  room: Room,
  deed: Deed,
  moveId: string,
): Promise<{ match: Match; entry: Stands }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (room.suspect) await trusted(house, room);
    if (!isLive(room)) throw new NotDone('not-begun', 'The match has not begun.');
    const { live } = room;
    const { match } = live;
    const from = match.entries.length;
    const answer: Answer | undefined = isPlaying(room)
      ? judge(match, deed, (live.dealer ??= dealerOf(live)))
      : undefined;
    if (answer?.ok === true) {
      const done = await append(house, room, from, moveId, deed.seat);
      if (done === 'written') return { match, entry: { seq: from, isNew: true } };
    }
    // Refused, or its place was taken: perhaps because it stands already.
    if (answer?.ok === true) publish(house, room);
    const known = await house.engine.log.findMove(room.id, moveId);
    if (known !== undefined) return { match: room.live.match, entry: { seq: known.seq, isNew: false } };
    if (answer === undefined) throw notPlaying(room);
    if (!answer.ok) throw refusedBy(room, deed.seat, answer);
  }
  throw new NotDone('try-again', 'Too many moves at once: send it again with the same id.');
}

function isLive(room: Room): room is Room & { live: Live } {
  return room.live !== undefined;
}

function judge(match: Match, deed: Deed, dealer: Dealer): Answer {
  switch (deed.type) {
    case 'move':
      return submit(match, deed.seat, deed.action, dealer, deed.version);
    case 'undo':
      return undo(match, deed.seat, deed.choices ?? 1);
    case 'resign':
      return resign(match, deed.seat);
  }
}

function notPlaying(room: Room): NotDone {
  if (room.table.status === 'dealing') return new NotDone('not-begun', 'The match has not been dealt yet.');
  return new NotDone('over', 'The match is over.');
}

function refusedBy(room: Room & { live: Live }, seat: Seat, answer: CoreRefused): NotDone {
  const sheets = seat < room.table.seats.length ? [sheetFor(room, seat)] : [];
  switch (answer.why) {
    case 'malformed':
      return new NotDone('malformed', `The move is ill-formed: ${answer.what}.`);
    case 'stale':
      return new NotDone('stale', 'The table has changed since this was chosen.', { sheets });
    case 'illegal':
      return new NotDone('illegal', `The rules forbid it: ${answer.refusal.rule}.`, {
        refusal: answer.refusal,
        sheets,
      });
    case 'nothing-to-undo':
      return new NotDone('nothing-to-undo', 'There is nothing to take back.', { sheets });
    case 'over':
      return new NotDone('over', 'The match is over.');
  }
}
