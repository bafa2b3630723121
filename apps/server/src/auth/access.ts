/**
 * Decides who may do what, for both HTTP and sockets. Every route and every message declares what it needs;
 * one that does not is not served.
 */
import type { Seat } from '@four-crowns/core';
import type { ClientMessage, ErrorCode, PersonId } from '@four-crowns/protocol';
import { isBanned } from './people.ts';
import type { Person } from './people.ts';
import { confirmedUntil } from './credential.ts';
import type { Credential } from './credential.ts';
import type { Table } from '../store/tables.ts';

export type Need =
  /** Everybody, even without a session. */
  | 'anyone'
  /** Everybody in a browser, even without a session. A program's token already says who it is. */
  | 'sign-in'
  | 'person'
  /** A person in a browser: a program's token is for playing, not for the account. */
  | 'browser'
  /** The same, and an account must have shown its password or passkey a short while ago. */
  | 'confirmed'
  | 'operator'
  /** At a public table everybody; otherwise anyone who sits there or has the invitation. */
  | 'watch'
  /** Like `watch`, and a person: to sit down, to listen, to chat. */
  | 'visit'
  /** Holds a seat of this table; a message about a seat must hold that one. */
  | 'sit'
  | 'host';

export interface Asker {
  readonly person: Person | undefined;
  readonly credential: Credential | undefined;
  readonly isOperator: boolean;
  readonly invite: string | undefined;
}

export type Denied = { readonly code: ErrorCode; readonly text: string };

/** Undefined if it is allowed. */
export function denied(
  need: Need,
  asker: Asker,
  now: number,
  table?: Table,
  seat?: Seat,
): Denied | undefined {
  const { person } = asker;
  if (need === 'operator') {
    return asker.isOperator ? undefined : { code: 'forbidden', text: 'Only the operator may do this.' };
  }
  if (person !== undefined && isBanned(person, now)) {
    return { code: 'banned', text: `You are banned: ${person.ban_reason ?? 'ask the operator'}.` };
  }
  if (need === 'anyone') return undefined;
  if (need === 'sign-in') return asker.credential?.type === 'token' ? NO_PROGRAM : undefined;
  if (person === undefined && need !== 'watch') {
    return { code: 'signed-out', text: 'Nobody is signed in: ask for a session first.' };
  }
  if (need === 'person') return undefined;
  if (need === 'browser' || need === 'confirmed') return deniedTo(need, asker.credential, now);
  if (table === undefined) return { code: 'not-found', text: 'There is no such table.' };
  if (!mayWatch(table, asker)) {
    return { code: 'forbidden', text: 'This table is only for people with its invitation.' };
  }
  switch (need) {
    case 'watch':
    case 'visit':
      return undefined;
    case 'sit':
      if (person !== undefined && holds(table, person.id, seat)) return undefined;
      return { code: 'forbidden', text: 'This is not one of your seats.' };
    case 'host':
      if (table.host === person?.id) return undefined;
      return { code: 'forbidden', text: 'Only the host of the table may do this.' };
  }
}

const NO_PROGRAM: Denied = {
  code: 'forbidden',
  text: 'A program may not do this: use the page in a browser.',
};

function deniedTo(
  need: 'browser' | 'confirmed',
  credential: Credential | undefined,
  now: number,
): Denied | undefined {
  if (credential?.type !== 'session') return NO_PROGRAM;
  // A guest has no password or passkey to confirm with.
  if (need === 'browser' || credential.isGuest || now < confirmedUntil(credential)) return undefined;
  return { code: 'confirm-first', text: 'Confirm with your password or a passkey first.' };
}

function mayWatch(table: Table, { person, isOperator, invite }: Asker): boolean {
  if (table.access === 'public' || isOperator || invite === table.invite) return true;
  return person !== undefined && (table.host === person.id || holds(table, person.id));
}

/** Whether the person holds that seat, or any seat if none is given. */
function holds(table: Table, person: PersonId, seat?: Seat): boolean {
  if (seat !== undefined) return table.seats[seat]?.person === person;
  return table.seats.some((one) => one.person === person);
}

/** What each message of a socket needs. */
export const MESSAGE_NEEDS: Readonly<Record<ClientMessage['type'], Need>> = {
  hello: 'visit',
  resync: 'visit',
  move: 'sit',
  undo: 'sit',
  resign: 'sit',
  contribute: 'sit',
  rewind: 'sit',
  'rewind-answer': 'sit',
  'hand-over': 'sit',
  return: 'sit',
  chat: 'visit',
  mute: 'visit',
  'chat-switch': 'host',
  hint: 'sit',
};
