/** The version of the protocol. Any other is refused with close code 4400. */
export const PROTOCOL = 2;

/** Why the server closed a socket. */
export const CLOSE = {
  /** Shutting down or restarting: connect again. */
  restart: 1012,
  /** The client's messages do not follow this protocol; do not connect again with the same program. */
  protocol: 4400,
  /** No session or token, or a banned one. */
  unauthorised: 4401,
  /** You may not join this table: the invitation is missing or wrong. */
  forbidden: 4403,
  notFound: 4404,
  /** No sign of life, or no `hello` in time. */
  silent: 4408,
  /** Messages were sent too fast, were too big, or were read too slowly. */
  tooMuch: 4429,
  /** The table was closed by the operator or has expired. */
  closed: 4410,
} as const;
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];
