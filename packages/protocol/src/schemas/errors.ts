/** The reasons for a refusal, over HTTP and on a socket. The compiler makes sure that the tables are complete. */
import { keysOf } from '@four-crowns/core/keys';
import Type from 'typebox';
import { CLOSE } from '../constants.ts';
import type { CloseCode } from '../constants.ts';

/** By code: what it means to a client. */
export const ERROR_CODES = {
  'bad-request': 'The request does not fit this interface: its address, its body or a value in it is wrong.',
  'signed-out': 'No session and no token, or one that is unknown, expired or revoked.',
  'wrong-password': 'Name, password or passkey is wrong.',
  'weak-password': 'The new password is too easy to guess.',
  'confirm-first': 'Needs the password or a passkey again: `POST /api/account/confirm`.',
  forbidden: 'Not allowed: a foreign origin, a missing invitation, or a seat or table that is not yours.',
  banned: 'The operator has banned you; the sentence says why.',
  'not-found': 'There is no such thing.',
  taken: 'Somebody else has it already: a name, a seat.',
  'not-now': 'Not possible in this state of the table or account.',
  'too-large': 'The body is larger than the limit.',
  'too-many': 'A limit has been reached: wait for `Retry-After` seconds.',
  full: 'There is no room for another one: remove or end one first.',
  unavailable: 'The server cannot do this at the moment: try again after `Retry-After` seconds.',
  internal: 'An error in the server; its log has the details.',
} as const;
export type ErrorCode = keyof typeof ERROR_CODES;

/** By reason: what it means to a client. */
export const REFUSED_WHYS = {
  malformed: 'Not a message of this protocol; `text` says what is wrong.',
  stale: 'What this seat can see or choose has changed since `version`: look again.',
  illegal: 'Not among `choices`; `refusal` names the rule if a rule forbids it.',
  'nothing-to-undo': 'The seat has no choice left that it may take back.',
  over: 'The match is over, or this seat has resigned.',
  'not-begun': 'The match has not begun, or has not been dealt yet.',
  'not-yours': 'Not one of your seats, or not for spectators, or only for the host.',
  'handed-over': 'A bot answers for this seat: send `return` first.',
  'not-now': 'Not possible in this state of the table.',
  'chat-off': 'Chat is switched off at this table.',
  'hints-off': 'There are no hints at this table.',
  muted: 'The operator has muted you for a while.',
  'too-fast': 'A limit has been reached: slow down, or the socket is closed with 4429.',
  'try-again': 'The store is briefly unavailable: send it again with the same id.',
} as const;
export type RefusedWhy = keyof typeof REFUSED_WHYS;

export const CLOSE_CODES: Readonly<
  Record<CloseCode | 1002 | 1007 | 1009, { readonly what: string; readonly again: boolean }>
> = {
  1002: { what: 'The data does not follow the WebSocket protocol.', again: true },
  1007: { what: 'A message is not UTF-8.', again: true },
  1009: { what: 'A message was larger than the limit.', again: true },
  [CLOSE.restart]: { what: 'The server is restarting, or you have signed in as somebody else.', again: true },
  [CLOSE.protocol]: { what: 'The client speaks another version of the protocol.', again: false },
  [CLOSE.unauthorised]: { what: 'No session, or one that has ended.', again: false },
  [CLOSE.forbidden]: {
    what: 'Not allowed: the invitation is missing or wrong, or you are banned.',
    again: false,
  },
  [CLOSE.notFound]: { what: 'There is no such table.', again: false },
  [CLOSE.silent]: { what: 'No `hello` within ten seconds.', again: true },
  [CLOSE.closed]: { what: 'The table was closed by the operator or has expired.', again: false },
  [CLOSE.tooMuch]: {
    what: 'Too many messages, visits or sockets, or messages are read too slowly.',
    again: true,
  },
};

export const ErrorCodeSchema = Type.Enum([...keysOf(ERROR_CODES)], {
  title: 'ErrorCode',
  description: meanings(ERROR_CODES),
});
export const RefusedWhySchema = Type.Enum([...keysOf(REFUSED_WHYS)], {
  title: 'RefusedWhy',
  description: meanings(REFUSED_WHYS),
});

function meanings(of: Readonly<Record<string, string>>): string {
  return Object.entries(of)
    .map(([code, what]) => `- \`${code}\`: ${what}`)
    .join('\n');
}
