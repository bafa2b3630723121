import { createHash } from 'node:crypto';
import { canonical } from '@four-crowns/core';
import type { Json, Seat, Viewer } from '@four-crowns/core';
import type { Sheet } from '@four-crowns/protocol';

/** What clients can swear to: which moves were acknowledged, and what they saw at each version. */
export interface Witness {
  readonly acked: Acked[];
  /** By match, viewer and version: the hash of the view. */
  readonly seen: Map<string, string>;
  /** What should never happen, as it was noticed. */
  readonly complaints: string[];
}

export interface Acked {
  readonly match: string;
  readonly seat: Seat;
  readonly id: string;
  readonly entry: number;
}

export function newWitness(): Witness {
  return { acked: [], seen: new Map(), complaints: [] };
}

export function viewHash(view: Json): string {
  return createHash('sha256').update(canonical(view)).digest('hex');
}

export function seenKey(match: string, viewer: Viewer, version: number): string {
  return `${match} ${viewer} ${version}`;
}

/** One viewer must never see two things at one version. */
export function saw(witness: Witness, match: string, sheet: Sheet): void {
  const key = seenKey(match, sheet.viewer, sheet.version);
  const hash = viewHash(sheet.sight.view);
  const before = witness.seen.get(key);
  if (before !== undefined && before !== hash) witness.complaints.push(`two views at ${key}`);
  witness.seen.set(key, hash);
}
