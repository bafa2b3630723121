import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { CannotStart } from '../settings/settings.ts';

export type RedisClient = ReturnType<typeof clientOf>;

/** This node's connections to Redis. They may break at any time and reconnect by themselves. */
export interface Redis {
  readonly client: RedisClient;
  /** A connection that only receives what others publish. */
  readonly subscriber: RedisClient;
  close(): void;
}

const PATIENCE_MS = 5000;
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 2000;
/** Commands that may wait for an answer; what comes beyond them is dropped, as nothing here is the truth. */
const MOST_WAITING = 5000;

/** Throws `CannotStart` if Redis cannot be reached now; if it goes away later, the connections wait for it. */
export async function openRedis(url: string, logger: Logger): Promise<Redis> {
  const state = { isUp: false };
  const client = clientOf(url, state);
  const subscriber = client.duplicate();
  let said = true;
  for (const line of [client, subscriber]) {
    // Every failed attempt is an error of its own: one line in the log is enough.
    line.on('error', (error: unknown) => {
      if (!said) logger.warn({ err: error }, 'Redis is away: nodes learn of each other late');
      said = true;
    });
    line.on('ready', () => {
      if (said && state.isUp) logger.info('Redis is back');
      said = false;
    });
  }
  try {
    await Promise.all([client.connect(), subscriber.connect()]);
    await client.ping();
  } catch (error) {
    for (const line of [client, subscriber]) if (line.isOpen) line.destroy();
    throw redisTrouble(error, url);
  }
  state.isUp = true;
  return {
    client,
    subscriber,
    close: () => {
      for (const line of [client, subscriber]) if (line.isOpen) line.destroy();
    },
  };
}

function clientOf(url: string, state: { readonly isUp: boolean }) {
  return createClient({
    url,
    // A signal that cannot be sent now is useless later.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    socket: {
      connectTimeout: PATIENCE_MS,
      // The first time, the operator starting the server wants to know.
      reconnectStrategy: (retries) => (state.isUp ? retryIn(retries) : false),
    },
  });
}

/** With jitter, so that nodes do not all reconnect at once. */
function retryIn(retries: number): number {
  const most = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(retries, 10));
  return most / 2 + (Math.random() * most) / 2;
}

/** A sentence for the operator. It never contains the password. */
function redisTrouble(error: unknown, url: string): CannotStart {
  const { host } = new URL(url);
  const why = error instanceof Error ? error.message : String(error);
  if (/WRONGPASS|NOAUTH|invalid username-password/i.test(why)) {
    return new CannotStart(`Redis at ${host} does not let this server in.`);
  }
  if (/ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|timeout|closed/i.test(why)) {
    return new CannotStart(`Redis at ${host} does not answer.`);
  }
  return new CannotStart(`Redis at ${host} cannot be used: ${why}.`);
}
