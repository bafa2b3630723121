import type { Bar, GameFigures, ManyFigures, Report } from './findings.ts';

/** The game that the bars are set for; the others are reported. */
export const BAR_GAME = 'kingdom-builder';
const GIB = 1024 ** 3;

/** At most, or at least, so much. */
function bar(what: string, is: number, limit: number, isCeiling: boolean): Bar {
  const ok = isCeiling ? is <= limit : is >= limit;
  return { what, is, bar: `at ${isCeiling ? 'most' : 'least'} ${limit}`, ok };
}

export function barsOf({ games, paced, scaled, many }: Omit<Report, 'bars'>): Bar[] {
  return [...relayBar(games), ...pacedBar(paced), ...scaledBar(scaled), ...manyBar(many)];
}

function relayBar(games: readonly GameFigures[]): Bar[] {
  const one = games.find(({ game, store }) => game === BAR_GAME && store === 'memory');
  if (one === undefined) return [];
  return [bar('moves per processor second, of the relay’s, store in memory', one.ofRelay, 0.5, false)];
}

function pacedBar(paced: Report['paced']): Bar[] {
  if (paced === undefined) return [];
  const times = paced.server.p50 / paced.relay.p50;
  return [bar('p50 at a move every 0.5 s, times the relay’s', times, 2, true)];
}

function scaledBar(scaled: Report['scaled']): Bar[] {
  if (scaled === undefined) return [];
  return [bar('moves per processor second at 200 matches, of those at 50', scaled.of50, 0.85, false)];
}

function manyBar(many: ManyFigures | undefined): Bar[] {
  if (many === undefined) return [];
  return [bar(`GiB resident with ${many.matches} live matches`, many.most / GIB, 2, true)];
}
