import type { Json } from '@four-crowns/core';
import { wilson } from '@four-crowns/bots';
import type { Duel, Entrant, Played } from './duel.ts';
import { eloOf } from './elo.ts';

/** What two entrants have played against each other. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly played: ReadonlyMap<number, Played>;
}

interface Standing {
  readonly id: string;
  readonly wins: number;
  readonly games: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  /** Null where nobody meets anybody. */
  readonly elo: number | null;
  readonly meanScore: number;
}

/** What `--json` prints. */
export interface Ladder {
  readonly game: string;
  /** Of each two. */
  readonly games: number;
  readonly bots: readonly Standing[];
  readonly seats: number;
  readonly options: Json;
  readonly allowance: Json;
  /** What the first of a duel would win if all were equally strong. */
  readonly fairShare: number;
  readonly failures: number;
  /** The first one's figures. */
  readonly duels: readonly {
    readonly bots: readonly [string, string];
    readonly wins: number;
    readonly games: number;
    readonly winRate: number;
    readonly low: number;
    readonly high: number;
  }[];
}

export function ladderOf(
  table: Omit<Duel, 'entrants'>,
  entrants: readonly Entrant[],
  meetings: readonly Meeting[],
  games: number,
  sides: number,
): Ladder {
  // A kept file may hold more than is asked for today.
  const scores = meetings.map(({ first, second, played }) => {
    const all = [...played.values()].filter(({ match }) => match < games);
    return { first, second, all, games: all.length, won: sum(all.map(({ won }) => won)) };
  });
  const elo = sides === 1 ? undefined : eloOf(entrants.length, scores);
  const bots = entrants.map(({ name }, i): Standing => {
    const wins = sum(scores.map((s) => (s.first === i ? s.won : s.second === i ? s.games - s.won : 0)));
    const played = sum(scores.map((s) => (s.first === i || s.second === i ? s.games : 0)));
    const points = sum(
      scores.map((s) =>
        s.first === i
          ? sum(s.all.map((p) => p.points[0]))
          : s.second === i
            ? sum(s.all.map((p) => p.points[1]))
            : 0,
      ),
    );
    const { rate, low, high } = wilson(wins, played);
    return {
      id: name,
      wins,
      games: played,
      winRate: rate,
      low,
      high,
      elo: elo?.[i] ?? null,
      meanScore: played === 0 ? 0 : points / played,
    };
  });
  return {
    game: table.game,
    games,
    bots,
    seats: table.seats,
    options: table.options,
    allowance: table.allowance,
    fairShare: 1 / sides,
    failures: sum(scores.flatMap((s) => s.all.map((p) => p.failures))),
    duels: scores.map((s) => {
      const { rate, low, high } = wilson(s.won, s.games);
      const names: [string, string] = [entrants[s.first]?.name ?? '', entrants[s.second]?.name ?? ''];
      return { bots: names, wins: s.won, games: s.games, winRate: rate, low, high };
    }),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}
