import type { Cluster } from '../cluster/cluster.ts';
import type { Line } from '@four-crowns/harness/line';
import type { Playing } from './play-on.ts';
import type { Witness } from './witness.ts';

/** Something that happens to a site while people play. */
export type Trouble = (trial: Trial) => Promise<void>;

export interface TrialPlan {
  readonly nodes: number;
  readonly matches: number;
  readonly game: string;
  readonly thinkMs?: number;
  readonly seed: number;
  readonly trouble: readonly Trouble[];
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal;
}

export interface Trial {
  readonly plan: TrialPlan;
  readonly cluster: Cluster;
  /** Between the first node and the database. */
  readonly line: Line;
  readonly playing: Playing;
  readonly witness: Witness;
  readonly below: (n: number) => number;
}
