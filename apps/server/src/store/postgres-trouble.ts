import { CannotStart } from '../settings/settings.ts';
import { codesOf } from './codes.ts';

/**
 * Classes of Postgres (connection, resources, operator, system, read-only, lock, deadlock, damage), and what the
 * line to it says: what was asked is not to blame.
 */
const AWAY =
  /^(08|53|57|58)|^(25006|55P03|40001|40P01|XX001|XX002|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const DAMAGED = /^XX00[12]$/;
/** Errors to which the driver gives no code. */
const LINE_LOST =
  /Connection terminated|timeout exceeded when trying to connect|already been destroyed|after calling end on the pool|connection error and is not queryable/;

export function isAway(error: unknown): boolean {
  if (codesOf(error).some((code) => AWAY.test(code))) return true;
  return error instanceof Error && LINE_LOST.test(error.message);
}

export function isDamage(error: unknown): boolean {
  return codesOf(error).some((code) => DAMAGED.test(code));
}

/** What went wrong, as a sentence for the operator. It never contains the password. */
export function postgresTrouble(error: unknown, url: string): CannotStart {
  if (error instanceof CannotStart) return error;
  const { host, pathname, username } = new URL(url);
  const [code] = codesOf(error);
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return new CannotStart(`Postgres at ${host} does not answer.`);
    case '28P01':
    case '28000':
      return new CannotStart(`Postgres at ${host} does not let in the user "${username}".`);
    case '3D000':
      return new CannotStart(`Postgres at ${host} has no database "${pathname.slice(1)}".`);
    case '53100':
      return new CannotStart(`The disk of Postgres at ${host} is full.`);
    case '25006':
      return new CannotStart(`Postgres at ${host} may only be read.`);
    case '55P03':
      return new CannotStart(`The database of Postgres at ${host} is locked by another program.`);
    default: {
      const why = error instanceof Error && error.message !== '' ? error.message : String(code);
      return new CannotStart(`Postgres at ${host} cannot be used: ${why}.`);
    }
  }
}
