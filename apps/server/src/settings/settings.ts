/** Every setting of the server. docs/operations.md has the table; a test holds the two together. */
import { mapValues } from '@four-crowns/core';
import { unknownSetting } from './unknown-settings.ts';

/** A start that cannot work: the message is one sentence for anyone who typed the command. */
export class CannotStart extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'CannotStart';
  }
}

type NumberKind = { readonly type: 'number'; readonly least: number; readonly most: number };
type Kind = { readonly type: 'text' } | NumberKind | { readonly type: 'switch' };

export interface Setting {
  readonly env: string;
  readonly kind: Kind;
  readonly initial: string;
  readonly what: string;
}

const text = { type: 'text' } as const;
const onOff = { type: 'switch' } as const;
const number = (least: number, most: number): NumberKind => ({ type: 'number', least, most });
const count = number(0, 1e9);
const ms = number(0, 366 * 24 * 3600 * 1000);

const DAY = 24 * 3600 * 1000;
/** 0: for ever. */
const days = number(0, 36_500);

const TABLE = {
  host: ['HOST', text, 'localhost', 'Address to listen on; 0.0.0.0 for every network'],
  port: ['PORT', number(0, 65_535), '8080', 'Port to listen on; 0 takes any free one'],
  dataDir: ['DATA_DIR', text, 'data', 'Folder of the SQLite database, made if it is missing'],
  databaseUrl: ['DATABASE_URL', text, '', 'postgres://… to use Postgres instead of SQLite'],
  redisUrl: [
    'REDIS_URL',
    text,
    '',
    'redis://… through which several nodes of one Postgres signal to each other',
  ],
  memoryLog: [
    'MEMORY_LOG',
    onOff,
    'off',
    'Keeps all data in memory and forgets it at the end: for load tests only',
  ],
  storeCheck: [
    'STORE_CHECK',
    onOff,
    'on',
    'Reads the whole SQLite database at start and refuses a damaged one; off where that takes too long',
  ],
  publicUrl: [
    'PUBLIC_URL',
    text,
    '',
    'Where people reach the server, such as https://play.example; fixes origin and cookies',
  ],
  origins: ['ALLOWED_ORIGINS', text, '', 'Further origins, separated by commas, that may send requests'],
  trustProxy: [
    'TRUST_PROXY',
    onOff,
    'off',
    'Takes the address of a client from X-Forwarded-For: only behind a proxy of your own',
  ],
  operatorToken: [
    'OPERATOR_TOKEN',
    text,
    '',
    'Bearer token of the operator, at least 24 characters; without it nobody is',
  ],
  smtpUrl: [
    'SMTP_URL',
    text,
    '',
    'smtp://user:password@host:587 or smtps://… for mail that confirms addresses and recovers passwords',
  ],
  mailFrom: ['MAIL_FROM', text, '', 'Sender of that mail, such as Four Crowns <crowns@play.example>'],
  logLevel: ['LOG_LEVEL', text, 'info', 'fatal, error, warn, info, debug, trace or silent'],
  webDir: ['WEB_DIR', text, '', 'Folder of the built page; apps/web/dist if it is there'],
  extraGames: ['EXTRA_GAMES', text, '', 'A module that exports further games as `games`: for tests'],
  contributeMs: [
    'CONTRIBUTE_MS',
    ms,
    '3000',
    'How long seats may add to chance before the first step is dealt',
  ],
  botFloorMs: ['BOT_FLOOR_MS', ms, '300', 'A bot never answers faster than this'],
  botMs: ['BOT_MS', number(1, 60_000), '2000', 'Longest thinking time of a bot for one turn'],
  botLimitMs: [
    'BOT_LIMIT_MS',
    number(10, 600_000),
    '15000',
    'A bot that takes longer has failed: the first legal action is played',
  ],
  botThreads: [
    'BOT_THREADS',
    number(0, 256),
    '0',
    'Worker threads for bots and verification; 0 = as many as there are cores',
  ],
  botQueue: ['BOT_QUEUE', number(1, 1e6), '1000', 'Bot turns that may wait; more are asked again later'],
  beatMs: ['BEAT_MS', number(20, 600_000), '5000', 'How often a socket is told the latest version'],
  roomIdleMs: ['ROOM_IDLE_MS', ms, '30000', 'A match that nobody watches leaves memory after this time'],
  sweepMs: [
    'SWEEP_MS',
    number(10, 600_000),
    '1000',
    'How often due work is looked for (clocks, bots of other nodes, dead tables)',
  ],
  leaseMs: ['LEASE_MS', number(100, 600_000), '10000', 'How long due work belongs to the node that took it'],
  openTableMs: ['OPEN_TABLE_MS', ms, String(DAY), 'A table that has not begun is closed after this time'],
  deadTableMs: ['DEAD_TABLE_MS', ms, String(60 * DAY), 'A match without a move is closed after this time'],
  cleanMs: [
    'CLEAN_MS',
    number(100, 2 ** 31 - 1),
    String(DAY / 24),
    'How often what is too old is removed, see Retention',
  ],
  guestDays: ['GUEST_DAYS', days, '90', 'A guest who was not seen for so many days is forgotten'],
  sessionDays: [
    'SESSION_DAYS',
    number(1, 400),
    '365',
    'A session that was not seen for so many days has ended; browsers keep none longer than 400',
  ],
  chatDays: ['CHAT_DAYS', days, '365', 'Chat of a match that is over is kept so long'],
  recordDays: ['RECORD_DAYS', days, '365', 'Imported records are kept so long'],
  reportDays: ['REPORT_DAYS', days, '365', 'Reports of players are kept so long'],
  tableDays: ['TABLE_DAYS', days, '30', 'Tables that were closed before they began are kept so long'],
  returnMs: [
    'RETURN_MS',
    ms,
    '60000',
    'Time on the live clock of a seat that is taken back after its time ran out',
  ],
  requestMs: [
    'REQUEST_MS',
    number(100, 3_600_000),
    '30000',
    'A request that has not come whole after this time is cut off',
  ],
  drainMs: ['DRAIN_MS', ms, '3000', 'How long a stopping server waits for work in progress'],
  lineCheckMs: [
    'LINE_CHECK_MS',
    number(20, 3600 * 1000),
    '60000',
    'How often open sockets are compared with the sessions, tokens and bans of the store',
  ],
  maxSockets: ['MAX_SOCKETS', count, '50000', 'Open sockets of this process'],
  maxSocketsPerPerson: ['MAX_SOCKETS_PER_PERSON', count, '100', 'Open sockets of one person'],
  maxSocketsPerAddress: ['MAX_SOCKETS_PER_ADDRESS', count, '500', 'Open sockets of one address'],
  socketBurst: ['SOCKET_BURST', number(1, 1e9), '100', 'Messages that one socket may send in five seconds'],
  chatPerMinute: ['CHAT_PER_MINUTE', number(1, 1e9), '20', 'Chat lines of one person in a minute'],
  hintsPerMinute: ['HINTS_PER_MINUTE', number(1, 1e9), '20', 'Hints of one person in a minute'],
  writesPerMinute: [
    'WRITES_PER_MINUTE',
    number(1, 1e9),
    '60',
    'Other changes of one person in a minute: seats, names, mutes, wishes to go back, tokens …',
  ],
  movesPerMinute: [
    'MOVES_PER_MINUTE',
    number(1, 1e9),
    '1200',
    'Moves, undos and resyncs of one person in a minute, over all its sockets',
  ],
  mutesPerPerson: ['MUTES_PER_PERSON', count, '200', 'People whose chat one person does not want to see'],
  httpPerMinute: ['HTTP_PER_MINUTE', number(1, 1e9), '600', 'HTTP requests of one address in a minute'],
  guestsPerHour: ['GUESTS_PER_HOUR', number(1, 1e9), '120', 'New guests of one address in an hour'],
  signInsPerHour: [
    'SIGN_INS_PER_HOUR',
    number(1, 1e9),
    '60',
    'Sign-ins and sign-ups of one address in an hour',
  ],
  guessesPerHour: [
    'GUESSES_PER_HOUR',
    number(1, 1e9),
    '20',
    'Passwords tried in an hour for one account, or by one browser that has been signed in to it before',
  ],
  mailsPerHour: [
    'MAILS_PER_HOUR',
    number(1, 1e9),
    '5',
    'Mails that one person asks for in an hour, and mails to an address that is not confirmed yet',
  ],
  reportsPerHour: ['REPORTS_PER_HOUR', number(1, 1e9), '10', 'Reports of players by one person in an hour'],
  tablesPerHour: ['TABLES_PER_HOUR', number(1, 1e9), '60', 'New tables of one person in an hour'],
  openTables: ['OPEN_TABLES', number(1, 1e9), '30', 'Tables of one host that are not over'],
  recordsPerHour: ['RECORDS_PER_HOUR', number(1, 1e9), '20', 'Imported records of one person in an hour'],
  exportsPerMinute: [
    'EXPORTS_PER_MINUTE',
    number(1, 1e9),
    '60',
    'Pages of logs, records and exports of the account that one person gets in a minute',
  ],
  listsPerMinute: [
    'LISTS_PER_MINUTE',
    number(1, 1e9),
    '120',
    'Lists of tables that one person gets in a minute',
  ],
  verdictsPerHour: [
    'VERDICTS_PER_HOUR',
    number(1, 1e9),
    '40',
    'Verdicts worked out for one person in an hour; those worked out before are free',
  ],
  visitsPerMinute: [
    'VISITS_PER_MINUTE',
    number(1, 1e9),
    '100',
    'Visits of tables (a hello on a socket, a look at a table or its verdict) of one person in a minute',
  ],
  recordsPerPerson: ['RECORDS_PER_PERSON', count, '100', 'Imported records that are kept of one person'],
  recordKeptBytes: [
    'RECORD_KEPT_BYTES',
    number(1000, 16 * 1024 * 1024),
    String(128 * 1024),
    'Size of an imported record as it is kept, compressed; a long match takes a tenth of that',
  ],
  recordsKeptBytes: [
    'RECORDS_KEPT_BYTES',
    number(0, 2 ** 50),
    String(1024 ** 3),
    'Size of all imported records together as they are kept',
  ],
  recordBytes: [
    'RECORD_BYTES',
    number(1000, 16 * 1024 * 1024),
    String(4 * 1024 * 1024),
    'Size of an imported record as it is sent',
  ],
} as const satisfies Record<string, readonly [string, Kind, string, string]>;

type Name = keyof typeof TABLE;
type ValueOf<K extends Kind> = K extends { type: 'number' }
  ? number
  : K extends { type: 'switch' }
    ? boolean
    : string;
export type Settings = { readonly [K in Name]: ValueOf<(typeof TABLE)[K][1]> };

/** Those that are numbers. */
export type NumberSetting = { [K in Name]: Settings[K] extends number ? K : never }[Name];

export const SETTINGS: readonly Setting[] = Object.values(TABLE).map(([env, kind, initial, what]) => ({
  env,
  kind,
  initial,
  what,
}));

/** As the environment calls it. */
export function settingName(name: keyof Settings): string {
  return TABLE[name][0];
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Throws `CannotStart` with one sentence about the first setting that is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const values = mapValues(TABLE, ([variable, kind, initial]) =>
    parse(variable, kind, env[variable] ?? initial),
  );
  // `parse` answers with the type that `ValueOf` names for its kind.
  const settings = values as Settings;
  const unknown = unknownSetting(
    Object.keys(env),
    SETTINGS.map((setting) => setting.env),
  );
  if (unknown !== undefined) {
    throw new CannotStart(
      `There is no setting ${unknown.name}: did you mean ${unknown.meant}? Else unset it.`,
    );
  }
  if (settings.operatorToken !== '' && settings.operatorToken.length < 24) {
    throw new CannotStart('OPERATOR_TOKEN must have at least 24 characters.');
  }
  if (!LEVELS.includes(settings.logLevel)) {
    throw new CannotStart(`LOG_LEVEL is "${settings.logLevel}", it must be one of ${LEVELS.join(', ')}.`);
  }
  if (settings.databaseUrl !== '' && !/^postgres(ql)?:\/\//.test(settings.databaseUrl)) {
    throw new CannotStart('DATABASE_URL must begin with postgres:// (without it SQLite is used).');
  }
  if (
    settings.redisUrl !== '' &&
    !(/^rediss?:\/\//.test(settings.redisUrl) && URL.canParse(settings.redisUrl))
  ) {
    throw new CannotStart('REDIS_URL must be an address such as redis://127.0.0.1:6379.');
  }
  if (settings.redisUrl !== '' && settings.databaseUrl === '') {
    throw new CannotStart('REDIS_URL is for several nodes, which need a DATABASE_URL in common.');
  }
  if ((settings.smtpUrl === '') !== (settings.mailFrom === '')) {
    throw new CannotStart('SMTP_URL and MAIL_FROM belong together: set both or neither.');
  }
  if (settings.smtpUrl !== '' && !(/^smtps?:\/\//.test(settings.smtpUrl) && URL.canParse(settings.smtpUrl))) {
    throw new CannotStart('SMTP_URL must be an address such as smtp://user:password@mail.example:587.');
  }
  for (const url of [settings.publicUrl, ...listOf(settings.origins)]) {
    if (url !== '' && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
      throw new CannotStart(
        `PUBLIC_URL and ALLOWED_ORIGINS need whole addresses such as https://play.example, not "${url}".`,
      );
    }
  }
  return settings;
}

/**
 * All that envalid would do for us: docs, tests and the check of unknown names are made from the table. It would take
 * 330 kB and 6 ms of every start, and leave the ranges, `on` and `off`, and the sentences to us: sixteen of these lines.
 */
function parse(variable: string, kind: Kind, value: string): string | number | boolean {
  switch (kind.type) {
    case 'text':
      return value;
    case 'switch':
      if (value === 'on' || value === 'off') return value === 'on';
      throw new CannotStart(`${variable} is "${value}", it must be on or off.`);
    case 'number': {
      const n = Number(value);
      if (/^\d+$/.test(value) && n >= kind.least && n <= kind.most) return n;
      throw new CannotStart(
        `${variable} is "${value}", it must be a whole number from ${kind.least} to ${kind.most}.`,
      );
    }
  }
}

export function listOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
