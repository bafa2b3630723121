import { createHash } from 'node:crypto';
import { canonical } from '@four-crowns/core';
import type { Json, Seat, Viewer } from '@four-crowns/core';
import type { Snapshot } from '@four-crowns/protocol';
import type { TableClient } from '@four-crowns/harness/table-client';

/** What clients can swear to: which moves were acknowledged, and what they saw at each version. */
export interface Witness {
  readonly acked: Acked[];
  /** By match, viewer and version: the hash of the view. */
  readonly seen: Map<string, string>;
  /** What should never happen, as it was noticed. */
  readonly complaints: string[];
  /** Of each match: the runs of nodes that clients had a line to. */
  readonly served: Map<string, Set<string>>;
  /** How lines ended, by their close code. */
  readonly closed: Map<number, number>;
}

export interface Acked {
  readonly match: string;
  readonly seat: Seat;
  readonly id: string;
  readonly entry: number;
}

export function newWitness(): Witness {
  return { acked: [], seen: new Map(), complaints: [], served: new Map(), closed: new Map() };
}

export function viewHash(view: Json): string {
  return createHash('sha256').update(canonical(view)).digest('hex');
}

export function seenKey(match: string, viewer: Viewer, version: number): string {
  return `${match} ${viewer} ${version}`;
}

/** A client has a line to a node, until that is closed. */
export function metNode(witness: Witness, match: string, client: TableClient): void {
  const runs = witness.served.get(match) ?? new Set();
  witness.served.set(match, runs.add(client.run));
  void client.closed.then(({ code }) => witness.closed.set(code, (witness.closed.get(code) ?? 0) + 1));
}

/** One viewer must never see two things at one version. */
export function saw(witness: Witness, match: string, snapshot: Snapshot): void {
  const key = seenKey(match, snapshot.viewer, snapshot.version);
  const hash = viewHash(snapshot.seatView.view);
  const before = witness.seen.get(key);
  if (before !== undefined && before !== hash) witness.complaints.push(`two views at ${key}`);
  witness.seen.set(key, hash);
}
