import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** A pool of connections none of which is waited for longer than `ms`: a line may be dead without a word. */
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
    // A transaction that rolls back after that is told why, not only that the line is gone.
    if (givenUp !== undefined) throw givenUp;
    const silence = after(ms);
    try {
      const answer = await Promise.race([client.query<R & object>(text, [...parameters]), silence.over]);
      // The driver declares the command as any text, Kysely as one of those it knows.
      if (answer !== SILENCE) return answer as typeof answer & PostgresQueryResult<R>;
    } finally {
      silence.end();
    }
    givenUp = Object.assign(new Error(`the database has not answered for ${ms / 1000} s`), {
      code: 'ETIMEDOUT',
    });
    // It must not come back to the pool: its next user would be inside of this one's transaction.
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
    // To a program that was stopped for a while the answer may have come meanwhile: one more look.
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
