import type { ErrorCode, Snapshot } from '@four-crowns/protocol';
import type { RefusedWhy } from '@four-crowns/protocol';
import type { Refusal } from '@four-crowns/core';

/** A message on a socket was refused. The text is one sentence for people. */
export class CommandRefused extends Error {
  readonly why: RefusedWhy;
  readonly refusal: Refusal | undefined;
  readonly snapshots: readonly Snapshot[] | undefined;
  /** The milliseconds after which it is worth trying again. */
  readonly retry: number | undefined;
  constructor(
    why: RefusedWhy,
    text: string,
    more: { refusal?: Refusal; snapshots?: readonly Snapshot[]; retry?: number } = {},
  ) {
    super(text);
    this.name = 'CommandRefused';
    this.why = why;
    this.refusal = more.refusal;
    this.snapshots = more.snapshots;
    this.retry = more.retry;
  }
}

export const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'signed-out': 401,
  'wrong-password': 401,
  'weak-password': 400,
  'confirm-first': 403,
  forbidden: 403,
  banned: 403,
  'not-found': 404,
  taken: 409,
  'not-now': 409,
  'too-large': 413,
  'too-many': 429,
  full: 409,
  unavailable: 503,
  internal: 500,
};

/** An unavailable store or node is usually back by then. */
const AWAY_MS = 5000;

/** A request over HTTP was refused. */
export class HttpRefusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** The milliseconds after which it is worth trying again, for `Retry-After`. */
  readonly retry: number | undefined;
  constructor(code: ErrorCode, text: string, retry?: number) {
    super(text);
    this.name = 'HttpRefusal';
    this.code = code;
    this.status = STATUS[code];
    this.retry = retry ?? (code === 'unavailable' ? AWAY_MS : undefined);
  }
}
