import { CannotStart } from '../settings/settings.ts';
import { codesOf } from './codes.ts';

/** Codes that mean that the database itself is the cause of an error, not the query. */
const AWAY =
  /^SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CORRUPT|NOTADB|CANTOPEN|NOMEM|PROTOCOL|NOLFS|INTERRUPT)/;
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;

export function isAway(error: unknown): boolean {
  return codesOf(error).some((code) => AWAY.test(code)) || isClosed(error);
}

export function isDamage(error: unknown): boolean {
  return codesOf(error).some((code) => DAMAGED.test(code));
}

/** The server is shutting down while something still uses the database. */
function isClosed(error: unknown): boolean {
  return (
    error instanceof Error && /connection is not open|driver has already been destroyed/.test(error.message)
  );
}

export function isConstraint(error: unknown): boolean {
  return codesOf(error).some((code) => code.startsWith('SQLITE_CONSTRAINT'));
}

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}

export function damaged(file: string, why: string): CannotStart {
  return new CannotStart(
    `The database "${file}" is damaged (${why}): put it aside and restore the last backup with \`four-crowns restore\`.`,
  );
}

/** What went wrong, as a sentence for the operator. */
export function sqliteTrouble(error: unknown, file: string): CannotStart {
  if (error instanceof CannotStart) return error;
  const [code = ''] = codesOf(error);
  if (code.startsWith('SQLITE_FULL')) {
    return new CannotStart(`The disk is full: "${file}" cannot be written.`);
  }
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return new CannotStart(`The database "${file}" is locked by another program.`);
  }
  if (DAMAGED.test(code)) return damaged(file, reason(error));
  if (code.startsWith('SQLITE_READONLY')) {
    return new CannotStart(`The database "${file}" may not be written.`);
  }
  return new CannotStart(`The database "${file}" cannot be used: ${reason(error)}.`);
}
