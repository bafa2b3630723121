import { judge, MOST_TIMES } from './judge.ts';
import type { HostileOptions } from './options.ts';
import type { HostileReport, Quick, Sample } from './run.ts';
import { total } from './tally.ts';

const MIB = 1024 ** 2;

export function head({ messages, addresses, store, rate }: HostileOptions): string {
  const pace = rate === 0 ? 'as fast as they can' : `${rate} a second`;
  return `${messages} fuzzed messages and requests from ${addresses} addresses, ${pace}, ${store}\n`;
}

export function line({ seconds, sent, heap, rss }: Sample): string {
  return `${seconds.toFixed(0).padStart(6)} s ${String(sent).padStart(9)} sent  heap ${(heap / MIB).toFixed(1)} MiB  rss ${(rss / MIB).toFixed(0)} MiB\n`;
}

export function foot(report: HostileReport): string {
  const { tally, seconds, calm, attacked, mishaps, errors } = report;
  const { grown, allowance, isFlat, ratio, isQuick, isClean } = judge(report);
  const sent = total(tally.sent);
  return [
    '',
    `sent ${sent} in ${seconds.toFixed(0)} s (${Math.round(sent / seconds)} a second): ${listed(tally.sent)}`,
    `answered: ${listed(tally.answers)}`,
    `control match, calm:     ${measured(calm)}`,
    `control match, attacked: ${measured(attacked)}; p99 ${ratio.toFixed(2)} times the calm one (bar: ${MOST_TIMES})${isQuick ? '' : ' TOO SLOW'}`,
    `refused in the control match: ${mishaps.length}; errors in the log: ${errors}; found: ${tally.findings.length}`,
    ...[...mishaps, ...tally.findings].slice(0, 20).map((one) => `  ${one}`),
    `memory: ${(grown / MIB).toFixed(1)} MiB more than at a tenth of the run, ${(allowance / MIB).toFixed(1)} are allowed: ${isFlat ? 'flat' : 'NOT FLAT'}`,
    isFlat && isQuick && isClean ? 'passed' : 'FAILED',
    '',
  ].join('\n');
}

function measured({ moves, matches, p50, p99 }: Quick): string {
  return `${moves} moves in ${matches} matches, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
}

function listed(of: Readonly<Record<string, number>>): string {
  return Object.entries(of)
    .toSorted((a, b) => b[1] - a[1])
    .map(([what, n]) => `${what} ${n}`)
    .join(', ');
}
