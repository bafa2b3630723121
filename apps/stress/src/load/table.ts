import type { Figures } from './phase.ts';
import type { Report } from './findings.ts';

const COLUMNS = [
  'moves/s',
  'moves/CPU s',
  'CPU µs',
  'bytes',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'of relay',
] as const;
const NAME_WIDTH = 36;
const WIDTH = 12;

/** A report for people. */
export function asTable(report: Report): string {
  const { relay, games, paced, scaled, memory, many, bars } = report;
  const lines = [
    `${report.machine}, Node ${report.node}; medians of ${report.rounds} rounds, relay and server in turns`,
    '',
    row(`as fast as can be, ${report.matches} matches`, COLUMNS),
    row('relay', cells(relay)),
    ...games.map((one) => row(`${one.game}, ${one.store}`, [...cells(one.figures), one.ofRelay.toFixed(2)])),
  ];
  if (paced !== undefined) {
    lines.push('', row('a move per match every 0.5 s', COLUMNS.slice(0, -1)));
    lines.push(row('relay', cells(paced.relay)), row('server', cells(paced.server)));
  }
  if (scaled !== undefined) {
    lines.push('', row('more matches', COLUMNS.slice(0, -1)));
    lines.push(row('50 matches', cells(scaled.at50)), row('200 matches', cells(scaled.at200)));
  }
  if (memory !== undefined) {
    lines.push(
      '',
      `memory of a live match ${kib(memory.live)}, of one that nobody watches ${kib(memory.idle)}`,
    );
  }
  if (many !== undefined) {
    lines.push(
      '',
      row(`${many.matches} live matches`, COLUMNS.slice(0, -1)),
      row(`at most ${mib(many.most)} resident`, cells(many.figures)),
    );
  }
  lines.push('');
  for (const { what, is, bar, ok } of bars) {
    lines.push(`${ok ? 'ok     ' : 'NOT MET'} ${what}: ${is.toFixed(2)} (bar ${bar})`);
  }
  return `${lines.join('\n')}\n`;
}

function cells(f: Figures): string[] {
  return [
    f.movesPerSecond.toFixed(0),
    f.movesPerCpuSecond.toFixed(0),
    f.cpuMicrosPerMove.toFixed(1),
    f.bytesPerMove.toFixed(0),
    f.p50.toFixed(2),
    f.p95.toFixed(2),
    f.p99.toFixed(2),
  ];
}

function row(name: string, values: readonly string[]): string {
  return name.padEnd(NAME_WIDTH) + values.map((value) => value.padStart(WIDTH)).join('');
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

function mib(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(0)} MiB`;
}
