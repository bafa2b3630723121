import { parseArgs } from 'node:util';

export interface HostileOptions {
  readonly store: 'sqlite' | 'memory';
  /** Messages and requests altogether. */
  readonly messages: number;
  readonly addresses: number;
  /** Of all attackers together in a second, at most; 0: as many as they can. */
  readonly rate: number;
  /** How long the control match is measured without attack. */
  readonly calmSeconds: number;
  /** A move of the match takes so long to think of, to twice as long: each person has a budget of moves. */
  readonly thinkMs: number;
  /** It ends then at the latest. */
  readonly minutes: number;
  readonly seed: number;
}

export const USAGE = `four-crowns hostile: attacks a server of its own from several addresses of this machine, beside a match that is played
  --messages 1000000   fuzzed messages and requests altogether
  --addresses 8        127.0.0.2 and so on
  --rate 0             at most so many a second; 0: as many as the attackers can
  --calm 60            seconds for which the match is measured without attack
  --minutes N          ends then at the latest
  --store sqlite       or memory
  --seed N             of what is sent
`;

/** People do not play faster. */
const THINK_MS = 60;
/** Loopback has more, but then each has little to say. */
const MOST_ADDRESSES = 250;

/** Throws with a sentence if an option is wrong. */
export function readOptions(args: readonly string[]): HostileOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      messages: { type: 'string', default: '1000000' },
      addresses: { type: 'string', default: '8' },
      rate: { type: 'string', default: '0' },
      calm: { type: 'string', default: '60' },
      minutes: { type: 'string' },
      store: { type: 'string', default: 'sqlite' },
      seed: { type: 'string', default: '1' },
    },
  });
  const whole = (name: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number => {
    const n = Number(text);
    if (Number.isInteger(n) && n >= least && n <= most) return n;
    throw new Error(`--${name} is "${text}", it must be a whole number from ${least} to ${most}.`);
  };
  if (values.store !== 'sqlite' && values.store !== 'memory') {
    throw new Error(`--store knows sqlite and memory, not "${values.store}".`);
  }
  return {
    store: values.store,
    messages: whole('messages', values.messages, 1),
    addresses: whole('addresses', values.addresses, 1, MOST_ADDRESSES),
    rate: whole('rate', values.rate, 0),
    thinkMs: THINK_MS,
    calmSeconds: whole('calm', values.calm, 1),
    minutes: values.minutes === undefined ? Infinity : whole('minutes', values.minutes, 1),
    seed: whole('seed', values.seed, 0),
  };
}
