/** By what a request or a socket shows who it is. It is cut off when this ends. */
export type Credential = SessionCredential | { readonly type: 'token'; readonly id: string };

export type SessionCredential = {
  readonly type: 'session';
  readonly id: string;
  readonly isGuest: boolean;
  /** When it last showed its password or passkey. */
  readonly confirmedAt: number;
};

/** A stolen or forgotten session is older than this, as a rule. */
const FRESH_MS = 10 * 60 * 1000;

export function confirmedUntil({ confirmedAt }: SessionCredential): number {
  return confirmedAt + FRESH_MS;
}
