/** The session or token that identifies a request or a socket. A socket is closed when it ends. */
export type Credential = SessionCredential | { readonly type: 'token'; readonly id: string };

export type SessionCredential = {
  readonly type: 'session';
  readonly id: string;
  readonly isGuest: boolean;
  /** When the person last showed the password or a passkey in this session. */
  readonly confirmedAt: number;
};

/** A stolen or forgotten session is usually older than this. */
const FRESH_MS = 10 * 60 * 1000;

export function confirmedUntil({ confirmedAt }: SessionCredential): number {
  return confirmedAt + FRESH_MS;
}
