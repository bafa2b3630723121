import type { Sample } from './memory-verdict.ts';
import type { SoakOptions } from './options.ts';
import { SECONDS_A_MOVE } from './options.ts';
import type { Busy, SoakReport } from './run.ts';
import { finished } from './soak-tally.ts';

const MIB = 1024 ** 2;
const WIDTH = 10;
const COLUMNS = [
  'minutes',
  'matches',
  'moves',
  'rooms',
  'sockets',
  'left',
  'handles',
  'heap MiB',
  'rss MiB',
] as const;

export function head({ store, matches, moves, minutes }: SoakOptions): string {
  const hours = (moves * SECONDS_A_MOVE) / matches / 3600;
  const bound = minutes === Infinity ? '' : `, at most ${minutes} minutes`;
  return [
    `${store}, ${matches} tables at once, ${moves} moves${bound}: what ${matches} tables of people play in ${hours.toFixed(2)} hours at a move every ${SECONDS_A_MOVE} s each`,
    'rooms and sockets: the most at once; left: rooms after everybody has gone, when the heap is taken',
    '',
    row(COLUMNS),
    '',
  ].join('\n');
}

export function line(sample: Sample, { rooms, sockets }: Busy): string {
  return `${row([
    sample.minutes.toFixed(1),
    String(sample.matches),
    String(sample.moves),
    String(rooms),
    String(sockets),
    String(sample.rooms),
    String(sample.handles),
    (sample.heap / MIB).toFixed(2),
    (sample.rss / MIB).toFixed(0),
  ])}\n`;
}

export function foot({ tally, verdict }: SoakReport): string {
  const { before, after, allowance, perThousand, isFlat } = verdict;
  const byGame = [...tally.matches].map(([game, n]) => `${game} ${n}`).join(', ');
  return [
    '',
    `${finished(tally)} matches: ${byGame}`,
    `${tally.watchers} spectators, ${tally.returns} returns to a running match, ${tally.chats} chat lines, ${tally.rematches} rematches, ${tally.verdicts} records verified`,
    `heap before (after the warm-up) ${(before / MIB).toFixed(2)} MiB, after ${(after / MIB).toFixed(2)} MiB; with every 1,000 matches ${(perThousand / MIB).toFixed(2)} MiB more`,
    `${isFlat ? 'flat' : 'NOT FLAT'}: at most ${(allowance / MIB).toFixed(1)} MiB more are allowed, and no room may be left`,
    '',
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(WIDTH)).join('');
}
