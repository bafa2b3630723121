/** Every setting of the server. docs/operations.md has the table; a test holds the two together. */

/** A start that cannot work: the message is one sentence for whoever typed the command. */
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

const TABLE = {
  host: ['HOST', text, '127.0.0.1', 'Address to listen on; 0.0.0.0 for every network'],
  port: ['PORT', number(0, 65_535), '8080', 'Port to listen on; 0 takes any free one'],
  dataDir: ['DATA_DIR', text, 'data', 'Folder of the SQLite database, made if it is missing'],
  databaseUrl: ['DATABASE_URL', text, '', 'postgres://… to use Postgres instead of SQLite'],
  redisUrl: ['REDIS_URL', text, '', 'redis://… through which several nodes of one Postgres hear each other'],
  memoryLog: [
    'MEMORY_LOG',
    onOff,
    'off',
    'Keeps all data in memory and forgets it at the end: for load tests only',
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
  returnMs: [
    'RETURN_MS',
    ms,
    '60000',
    'Time on the live clock of a seat that is taken back after its time ran out',
  ],
  drainMs: ['DRAIN_MS', ms, '3000', 'How long a stopping server waits for work in progress'],
  maxSockets: ['MAX_SOCKETS', count, '50000', 'Open sockets of this process'],
  maxSocketsPerPerson: ['MAX_SOCKETS_PER_PERSON', count, '100', 'Open sockets of one person'],
  maxSocketsPerAddress: ['MAX_SOCKETS_PER_ADDRESS', count, '500', 'Open sockets of one address'],
  socketBurst: ['SOCKET_BURST', number(1, 1e9), '100', 'Messages that one socket may send in five seconds'],
  chatPerMinute: ['CHAT_PER_MINUTE', number(1, 1e9), '20', 'Chat lines of one person in a minute'],
  httpPerMinute: ['HTTP_PER_MINUTE', number(1, 1e9), '600', 'HTTP requests of one address in a minute'],
  guestsPerHour: ['GUESTS_PER_HOUR', number(1, 1e9), '120', 'New guests of one address in an hour'],
  signInsPerHour: [
    'SIGN_INS_PER_HOUR',
    number(1, 1e9),
    '60',
    'Sign-ins and sign-ups of one address in an hour',
  ],
  tablesPerHour: [
    'TABLES_PER_HOUR',
    number(1, 1e9),
    '60',
    'New tables of one person in an hour, and ten times as many of one address',
  ],
  openTables: ['OPEN_TABLES', number(1, 1e9), '30', 'Tables of one host that are not over'],
  recordsPerHour: ['RECORDS_PER_HOUR', number(1, 1e9), '20', 'Imported records of one person in an hour'],
  recordBytes: [
    'RECORD_BYTES',
    number(1000, 16 * 1024 * 1024),
    String(4 * 1024 * 1024),
    'Size of an imported record',
  ],
} as const satisfies Record<string, readonly [string, Kind, string, string]>;

type Name = keyof typeof TABLE;
type ValueOf<K extends Kind> = K extends { type: 'number' }
  ? number
  : K extends { type: 'switch' }
    ? boolean
    : string;
export type Settings = { readonly [K in Name]: ValueOf<(typeof TABLE)[K][1]> };

export const SETTINGS: readonly Setting[] = Object.values(TABLE).map(([env, kind, initial, what]) => ({
  env,
  kind,
  initial,
  what,
}));

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Throws `CannotStart` with one sentence about the first setting that is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const values: Record<string, string | number | boolean> = {};
  for (const [name, [variable, kind, initial]] of Object.entries(TABLE)) {
    values[name] = parse(variable, kind, env[variable] ?? initial);
  }
  const settings = values as unknown as Settings;
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
  for (const url of [settings.publicUrl, ...listOf(settings.origins)]) {
    if (url !== '' && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
      throw new CannotStart(
        `PUBLIC_URL and ALLOWED_ORIGINS need whole addresses such as https://play.example, not "${url}".`,
      );
    }
  }
  return settings;
}

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
