import { hostileVerdict, MOST_TIMES } from './hostile-verdict.ts';
import type { HostileOptions } from './options.ts';
import type { HostileReport, Quick, Sample } from './run.ts';
import { total } from './attack-tally.ts';

const MIB = 1024 ** 2;
/** How a refused move begins among what went wrong in the control match. */
const REFUSED = 'move refused';

/** What came of it, by class. */
const CLASSES: readonly (readonly [what: string, isOne: (answer: string) => boolean])[] = [
  ...[2, 3, 4, 5].map((n) => [`HTTP ${n}xx`, (a: string) => a.startsWith(`HTTP ${n}`)] as const),
  ['refused on sockets', (a) => a.startsWith('refused ')],
  ['sockets closed', (a) => a.startsWith('closed ')],
  ['lines that were no HTTP, or were cut', (a) => /^(raw|line):/.test(a)],
  ['other messages on sockets', (a) => !/^(HTTP|refused|closed|raw:|line:)/.test(a)],
];

export function head({ messages, addresses, store, rate, seed }: HostileOptions, commit: string): string {
  const pace = rate === 0 ? 'as fast as they can' : `${rate} a second`;
  return `${messages} fuzzed messages and requests from ${addresses} addresses, ${pace}, ${store}, seed ${seed}, commit ${commit}\n`;
}

export function line({ seconds, sent, heap, rss }: Sample): string {
  return `${seconds.toFixed(0).padStart(6)} s ${String(sent).padStart(9)} sent  heap ${(heap / MIB).toFixed(1)} MiB  rss ${(rss / MIB).toFixed(0)} MiB\n`;
}

export function foot(report: HostileReport): string {
  const { wanted, tally, seconds, samples, calm, attacked, mishaps, errors } = report;
  const { grown, allowance, isFlat, ratio, isQuick, isWatched, isClean } = hostileVerdict(report);
  const sent = total(tally.sent);
  const { messages = 0, ...requests } = tally.sent;
  const refused = mishaps.filter((one) => one.startsWith(REFUSED)).length;
  return [
    '',
    `sent ${sent} of ${wanted} in ${seconds.toFixed(0)} s (${Math.round(sent / seconds)} a second)${sent < wanted ? ' TOO FEW' : ''}`,
    `  on sockets: ${messages} messages; over HTTP: ${total(requests)} (${listed(requests)})`,
    ...CLASSES.map(([what, isOne]) => `  ${what}: ${listed(only(tally.answers, isOne))}`),
    `control match, calm:     ${measured(calm)}`,
    `control match, attacked: ${measured(attacked)}; p99 ${ratio.toFixed(2)} times the calm one (bar: ${MOST_TIMES})${isQuick ? '' : ' TOO SLOW'}`,
    `attackers watched ${attacked.watched} of these moves, at ${attacked.watchedTables} tables${isWatched ? '' : ' TOO FEW'}`,
    `refused in the control match: ${refused}; other trouble there: ${mishaps.length - refused}; errors in the log: ${errors}; found: ${tally.findings.length}`,
    ...[...mishaps, ...tally.findings].slice(0, 20).map((one) => `  ${one}`),
    `heap: ${mib(samples[0]?.heap)} at a tenth of the run, ${mib(samples.at(-1)?.heap)} at the end: ${(grown / MIB).toFixed(1)} MiB more, ${(allowance / MIB).toFixed(1)} are allowed: ${isFlat ? 'flat' : 'NOT FLAT'}`,
    isFlat && isQuick && isWatched && isClean ? 'passed' : 'FAILED',
    '',
  ].join('\n');
}

function measured({ moves, matches, verified, p50, p99 }: Quick): string {
  return `${moves} moves in ${matches} matches (${verified} recomputed), p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
}

function mib(bytes: number | undefined): string {
  return `${((bytes ?? 0) / MIB).toFixed(1)} MiB`;
}

function only(
  of: Readonly<Record<string, number>>,
  isOne: (what: string) => boolean,
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(of).filter(([what]) => isOne(what)));
}

function listed(of: Readonly<Record<string, number>>): string {
  const all = Object.entries(of)
    .toSorted((a, b) => b[1] - a[1])
    .map(([what, n]) => `${what} ${n}`)
    .join(', ');
  return all === '' ? 'none' : all;
}
