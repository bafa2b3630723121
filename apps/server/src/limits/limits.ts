/** Every rate limit of the server, in one table. docs/operations.md lists it too, and a test compares the two. */
import { keysOf } from '@four-crowns/core';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressKey } from '../http/address.ts';
import type { Redis } from '../nodes/redis.ts';
import { redisLimit } from './redis-limit.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { settingName } from '../settings/settings.ts';
import type { NumberSetting, Settings } from '../settings/settings.ts';

const MINUTE = 60;
const HOUR = 3600;

/** A household, a school or a company may share one address. */
const MANY_PEOPLE = 10;
/** For the most expensive requests. */
const FEW_PEOPLE = 3;
/** As many as open all sockets that an address may have, each with as many as a person may have. */
const ALL_WHO_WATCH = 5;

interface LimitRow {
  /** As the refusal names it: "Too many … in a short time". */
  readonly what: string;
  /** The amount within `seconds`. */
  readonly setting: NumberSetting;
  readonly seconds: typeof MINUTE | typeof HOUR;
  /** One person, or one address, has this many times the amount of the setting; missing: it is not counted. */
  readonly person?: number;
  readonly address?: number;
  /** Each node counts by itself, without waiting for anything: for messages that come in thousands. */
  readonly isQuick?: true;
}

export const LIMITS = {
  http: { what: 'requests', setting: 'httpPerMinute', seconds: MINUTE, address: 1 },
  /** The sender is not signed in yet, or is about to become somebody else, so only the address is counted. */
  guests: { what: 'new guests', setting: 'guestsPerHour', seconds: HOUR, address: 1 },
  signIns: { what: 'sign-ins', setting: 'signInsPerHour', seconds: HOUR, address: 1 },
  /** Wherever they come from; those of an address are counted as sign-ins. A person here is an account, or a browser that was signed in to it: see auth/guesses.ts. */
  guesses: { what: 'passwords for this account', setting: 'guessesPerHour', seconds: HOUR, person: 1 },
  mails: { what: 'mails', setting: 'mailsPerHour', seconds: HOUR, person: 1, address: FEW_PEOPLE },
  /** A person here is a mail address that has not been confirmed: it may belong to a stranger. */
  mailsToOne: { what: 'mails to this address', setting: 'mailsPerHour', seconds: HOUR, person: 1 },
  reports: { what: 'reports', setting: 'reportsPerHour', seconds: HOUR, person: 1, address: MANY_PEOPLE },
  tables: { what: 'new tables', setting: 'tablesPerHour', seconds: HOUR, person: 1, address: MANY_PEOPLE },
  records: {
    what: 'imported records',
    setting: 'recordsPerHour',
    seconds: HOUR,
    person: 1,
    address: MANY_PEOPLE,
  },
  exports: {
    what: 'exports',
    setting: 'exportsPerMinute',
    seconds: MINUTE,
    person: 1,
    address: FEW_PEOPLE,
  },
  /** They may require rooms to be loaded. */
  lists: {
    what: 'lists of tables',
    setting: 'listsPerMinute',
    seconds: MINUTE,
    person: 1,
    address: MANY_PEOPLE,
  },
  verdicts: { what: 'verdicts', setting: 'verdictsPerHour', seconds: HOUR, person: 1, address: FEW_PEOPLE },
  /** Each may require a whole match to be read and replayed. */
  visits: {
    what: 'visits of tables',
    setting: 'visitsPerMinute',
    seconds: MINUTE,
    person: 1,
    address: ALL_WHO_WATCH,
  },
  hints: { what: 'hints', setting: 'hintsPerMinute', seconds: MINUTE, person: 1, address: MANY_PEOPLE },
  chat: { what: 'chat lines', setting: 'chatPerMinute', seconds: MINUTE, person: 1, address: MANY_PEOPLE },
  writes: {
    what: 'changes',
    setting: 'writesPerMinute',
    seconds: MINUTE,
    person: 1,
    address: MANY_PEOPLE,
  },
  moves: {
    what: 'moves',
    setting: 'movesPerMinute',
    seconds: MINUTE,
    person: 1,
    address: MANY_PEOPLE,
    isQuick: true,
  },
} as const satisfies Record<string, LimitRow>;

export type LimitName = keyof typeof LIMITS;
export const LIMIT_NAMES = keysOf(LIMITS);

/** The rows alike, where their names do not matter. */
export function limitRow(name: LimitName): LimitRow {
  return LIMITS[name];
}

/** As docs/operations.md has it. */
export function limitLine(name: LimitName): string {
  const { what, setting, seconds, person, address } = limitRow(name);
  const amount = (times: number | undefined): string =>
    times === undefined ? '' : `${times === 1 ? '' : `${times} × `}\`${settingName(setting)}\``;
  const within = seconds === HOUR ? 'an hour' : 'a minute';
  return `| \`${name}\` | ${what} | ${amount(person)} | ${amount(address)} | ${within} |`;
}

/** Whose budget is charged. If nobody is signed in yet, an account's name may be used as the person. */
export interface Spender {
  readonly person?: string | undefined;
  /** As the socket or the proxy tells it; the key of one (`addressKey`) does as well. */
  readonly address: string;
}

/** The counter for one row of the table, shared by all nodes. */
export interface Limit {
  /** Undefined if it is allowed, and then counted; otherwise the milliseconds to wait. */
  spend(who: Spender): Promise<number | undefined>;
  readonly what: string;
}

/** The same but synchronous, for moves. */
export interface QuickLimit {
  spend(who: Spender): number | undefined;
  readonly what: string;
}

export type Limits = {
  readonly [K in LimitName]: (typeof LIMITS)[K] extends { readonly isQuick: true } ? QuickLimit : Limit;
};

export function makeLimits(settings: Settings, redis: Redis | undefined): Limits {
  const limits: Partial<Record<LimitName, Limit | QuickLimit>> = {};
  for (const name of LIMIT_NAMES) {
    const row = limitRow(name);
    limits[name] = row.isQuick === true ? quickLimit(row, settings) : limitOf(name, row, settings, redis);
  }
  // Each name was filled in above, with the kind of limit that its row asks for.
  return limits as Limits;
}

function limitOf(name: string, row: LimitRow, settings: Settings, redis: Redis | undefined): Limit {
  const counter = (whose: string, times: number | undefined): RateLimiterAbstract | undefined => {
    if (times === undefined) return undefined;
    const points = times * settings[row.setting];
    return redis === undefined
      ? new RateLimiterMemory({ points, duration: row.seconds })
      : redisLimit(redis, `${name}:${whose}`, points, row.seconds);
  };
  const byPerson = counter('person', row.person);
  const byAddress = counter('address', row.address);
  return {
    what: row.what,
    spend: async ({ person, address }) => {
      const wait = person === undefined ? undefined : await consume(byPerson, person);
      // A person with nothing left must not use up the budget of others at the same address.
      return wait ?? consume(byAddress, addressKey(address));
    },
  };
}

async function consume(counter: RateLimiterAbstract | undefined, key: string): Promise<number | undefined> {
  try {
    await counter?.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
    throw error;
  }
}

/** One window for everybody, so there is nothing to clean up. 0.2 µs per move; the library takes 3 µs and a promise. */
function quickLimit(row: LimitRow, settings: Settings): QuickLimit {
  const ms = row.seconds * 1000;
  const amount = settings[row.setting];
  let from = -Infinity;
  let used = new Map<string, number>();
  const isOver = (key: string, times: number | undefined): boolean => {
    if (times === undefined) return false;
    const n = (used.get(key) ?? 0) + 1;
    used.set(key, n);
    return n > times * amount;
  };
  return {
    what: row.what,
    spend: ({ person, address }) => {
      const now = performance.now();
      if (now - from >= ms) {
        from = now;
        used = new Map();
      }
      const isTooMuch = (person !== undefined && isOver(person, row.person)) || isOver(address, row.address);
      return isTooMuch ? Math.max(1, from + ms - now) : undefined;
    },
  };
}

/** The same for one socket's messages: `points` within a number of milliseconds. */
export function windowLimit(points: number, ms: number): (now: number) => boolean {
  let from = -Infinity;
  let used = 0;
  return (now) => {
    if (now - from >= ms) {
      from = now;
      used = 0;
    }
    return ++used <= points;
  };
}

/** Throws a refusal that says when to try again, if the limit has been reached. */
export async function spend(limit: Limit, who: Spender): Promise<void> {
  const wait = await limit.spend(who);
  if (wait !== undefined) throw new HttpRefusal('too-many', tooMany(limit.what, wait), wait);
}

export function tooMany(what: string, waitMs: number): string {
  return `Too many ${what} in a short time: try again in ${Math.ceil(waitMs / 1000)} s.`;
}
