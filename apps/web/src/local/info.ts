import type { Match, Seat } from '@four-crowns/core';
import type { SeatInfo, TableInfo } from '@four-crowns/protocol/client';
import type { LocalMatch } from './local-match.ts';

/** The person id of everyone at this device. */
export const ME = 'me';
/** The bot that plays for a seat that was handed over or has resigned: it is sensible and answers at once. */
export const STAND_IN = 'greedy';

export type StandIns = ReadonlyMap<Seat, NonNullable<SeatInfo['standIn']>['because']>;

export function seatsHere({ holders }: LocalMatch): readonly Seat[] {
  return holders.flatMap(({ type }, seat) => (type === 'person' ? [seat] : []));
}

export function localInfo(local: LocalMatch, match: Match, standIns: StandIns): TableInfo {
  const { id, game, hints, createdAt } = local;
  const [first] = match.entries;
  return {
    id,
    game,
    rulesVersion: match.game.rulesVersion,
    options: match.options,
    access: 'link',
    host: ME,
    status: match.result === undefined ? 'playing' : 'over',
    start: 'full',
    pace: { type: 'none' },
    standInBot: STAND_IN,
    chat: 'off',
    hints,
    seats: local.holders.map((holder, seat): SeatInfo => {
      const because = standIns.get(seat);
      return because === undefined ? { holder } : { holder, standIn: { bot: STAND_IN, because } };
    }),
    mine: seatsHere(local),
    watchers: 0,
    createdAt,
    ...(first?.type === 'commit' ? { commitment: first.commitment } : {}),
    ...(match.result === undefined ? {} : { result: match.result }),
  };
}
