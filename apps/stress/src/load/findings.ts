import type { Figures } from './phase.ts';
import type { StoreName } from './options.ts';
import { median } from './stats.ts';

/** All that one run of `load` found; figures are medians over its rounds. */
export interface Report {
  readonly node: string;
  readonly machine: string;
  readonly date: string;
  readonly rounds: number;
  readonly matches: number;
  /** As fast as players can, at `matches` matches. */
  readonly relay: Figures;
  readonly games: readonly GameFigures[];
  /** One move per match every half second. */
  readonly paced?: { readonly relay: Figures; readonly server: Figures };
  /** Moves per processor second of the server at 50 and at 200 matches. */
  readonly scaled?: { readonly at50: Figures; readonly at200: Figures; readonly of50: number };
  readonly memory?: MemoryFigures;
  readonly many?: ManyFigures;
  readonly bars: readonly Bar[];
}

export interface GameFigures {
  readonly game: string;
  readonly store: StoreName;
  readonly figures: Figures;
  /** Of the relay's moves per processor second, the median over rounds. */
  readonly ofRelay: number;
}

export interface MemoryFigures {
  /** Bytes of each match with a socket for each of two players. */
  readonly live: number;
  /** Of each match that nobody watches any more. */
  readonly idle: number;
}

export interface ManyFigures {
  readonly matches: number;
  readonly most: number;
  readonly figures: Figures;
}

export interface Bar {
  readonly what: string;
  readonly is: number;
  readonly bar: string;
  readonly ok: boolean;
}

/** Each field's own median. */
export function medians(all: readonly Figures[]): Figures {
  const of = (key: keyof Figures): number => median(all.map((figures) => figures[key]));
  return {
    moves: of('moves'),
    seconds: of('seconds'),
    movesPerSecond: of('movesPerSecond'),
    cpuMicrosPerMove: of('cpuMicrosPerMove'),
    movesPerCpuSecond: of('movesPerCpuSecond'),
    bytesPerMove: of('bytesPerMove'),
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
  };
}

/** The median of what each round says: machines change from minute to minute, rounds are short. */
export function ratio(of: readonly number[], to: readonly number[]): number {
  return median(of.map((x, i) => x / (to[i] ?? Number.NaN)));
}
