/**
 * How large things may be and how many of them there may be, in one table. How often things may be done is in
 * limits.ts. docs/operations.md lists both, and tests compare them.
 */
import { keysOf } from '@four-crowns/core';
import {
  MAX_CHAT_CHARS,
  MAX_LABEL_CHARS,
  MAX_MESSAGE_BYTES,
  MAX_NAME_CHARS,
  MAX_REPORT_CHARS,
} from '@four-crowns/protocol/schemas';
import { settingName } from '../settings/settings.ts';
import type { NumberSetting } from '../settings/settings.ts';

interface Bound {
  readonly what: string;
  /** A setting, or fixed. */
  readonly most: NumberSetting | number;
  readonly unit?: 'bytes' | 'characters';
}

export const BOUNDS = {
  message: { what: 'a message on a socket', most: MAX_MESSAGE_BYTES, unit: 'bytes' },
  body: { what: 'the body of a request that is no record', most: 64 * 1024, unit: 'bytes' },
  record: { what: 'an imported record as it is sent', most: 'recordBytes', unit: 'bytes' },
  keptRecord: { what: 'an imported record as it is kept', most: 'recordKeptBytes', unit: 'bytes' },
  keptRecords: { what: 'all imported records as they are kept', most: 'recordsKeptBytes', unit: 'bytes' },
  records: { what: 'imported records of one person', most: 'recordsPerPerson' },
  name: { what: 'a name', most: MAX_NAME_CHARS, unit: 'characters' },
  label: { what: 'the name of a token or a passkey', most: MAX_LABEL_CHARS, unit: 'characters' },
  chatLine: { what: 'a chat line', most: MAX_CHAT_CHARS, unit: 'characters' },
  report: { what: 'the reason of a report', most: MAX_REPORT_CHARS, unit: 'characters' },
  reports: { what: 'reports that are kept; the oldest give way', most: 1000 },
  mutes: { what: 'people whose chat one person hides', most: 'mutesPerPerson' },
  tokens: { what: 'tokens of one person', most: 20 },
  passkeys: { what: 'passkeys of one account', most: 20 },
  sessions: { what: 'sessions of one account; the one not seen for longest ends', most: 50 },
  openTables: { what: 'tables of one host that are not over', most: 'openTables' },
  sockets: { what: 'open sockets of one process', most: 'maxSockets' },
  personSockets: { what: 'open sockets of one person', most: 'maxSocketsPerPerson' },
  addressSockets: { what: 'open sockets of one address', most: 'maxSocketsPerAddress' },
  burst: { what: 'messages of one socket in five seconds', most: 'socketBurst' },
  unsent: { what: 'what one socket has been sent and has not read', most: 1024 * 1024, unit: 'bytes' },
  chatShown: { what: 'chat lines in a `welcome`', most: 100 },
  listed: { what: 'tables and matches in a list', most: 100 },
  logPage: { what: 'lines in a page of a log', most: 500 },
} as const satisfies Record<string, Bound>;

export type BoundName = keyof typeof BOUNDS;
export const BOUND_NAMES = keysOf(BOUNDS);

/** As docs/operations.md has it. */
export function boundLine(name: BoundName): string {
  const { what, most, unit }: Bound = BOUNDS[name];
  const amount = typeof most === 'number' ? String(most) : `\`${settingName(most)}\``;
  return `| \`${name}\` | ${what} | ${amount}${unit === undefined ? '' : ` ${unit}`} |`;
}
