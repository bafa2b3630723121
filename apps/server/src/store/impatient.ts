import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** A pool of connections that waits for none of them longer than `ms`, because a connection may die silently. */
export function impatient(pool: pg.Pool, ms: number): PostgresPool {
  return {
    options: pool.options,
    connect: async () => watched(await pool.connect(), ms),
    end: () => pool.end(),
  };
}

const SILENCE = Symbol('silence');

function watched(client: pg.PoolClient, ms: number): PostgresPoolClient {
  let givenUp: Error | undefined;
  const query = async <R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    // A later rollback then fails with the cause, not only with a lost connection.
    if (givenUp !== undefined) throw givenUp;
    const silence = after(ms);
    try {
      const answer = await Promise.race([client.query<R & object>(text, [...parameters]), silence.over]);
      // The driver types the command as any string, Kysely as one of those it knows.
      if (answer !== SILENCE) return answer as typeof answer & PostgresQueryResult<R>;
    } finally {
      silence.end();
    }
    givenUp = Object.assign(new Error(`the database has not answered for ${ms / 1000} s`), {
      code: 'ETIMEDOUT',
    });
    // It must not return to the pool, because its next user would be inside this one's transaction.
    client.release(true);
    throw givenUp;
  };
  return {
    // Cursors, its other form, are not used.
    query: query as PostgresPoolClient['query'],
    release: () => {
      if (givenUp === undefined) client.release();
    },
  };
}

function after(ms: number): { readonly over: Promise<typeof SILENCE>; end(): void } {
  let timer: NodeJS.Timeout | undefined;
  let look: NodeJS.Immediate | undefined;
  const over = new Promise<typeof SILENCE>((done) => {
    // If the process was suspended, the answer may have arrived in the meantime, so look once more.
    timer = setTimeout(() => (look = setImmediate(done, SILENCE)), ms);
  });
  return {
    over,
    end: () => {
      clearTimeout(timer);
      clearImmediate(look);
    },
  };
}
