import type { ErrorBody, ErrorCode } from '@four-crowns/protocol/client';

/**
 * `offline` means no response at all. The server's messages are in English and meant for programs, so pages show
 * their own.
 */
export type Trouble = ErrorCode | 'offline';

export class ApiError extends Error {
  readonly code: Trouble;
  /** When to try again, if the server says so. */
  readonly retryAt: number | undefined;
  constructor(code: Trouble, retryAt?: number) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.retryAt = retryAt;
  }
}

export function troubleOf(error: unknown): Trouble {
  return error instanceof ApiError ? error.code : 'internal';
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One request to the HTTP API. The caller names the type, which comes from the protocol and is not validated here. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await fetchOrOffline(`/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new ApiError(await codeOf(answer), retryAtOf(answer));
  // The protocol sends no body exactly where T is void.
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function fetchOrOffline(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new ApiError('offline');
  }
}

function retryAtOf(answer: Response): number | undefined {
  const seconds = Number(answer.headers.get('retry-after') ?? NaN);
  return Number.isNaN(seconds) ? undefined : Date.now() + seconds * 1000;
}

async function codeOf(answer: Response): Promise<Trouble> {
  try {
    const { error }: ErrorBody = await answer.json();
    return error.code;
  } catch {
    // A proxy in between sends one of these while the server restarts.
    return answer.status === 502 || answer.status === 503 || answer.status === 504
      ? 'unavailable'
      : 'internal';
  }
}
