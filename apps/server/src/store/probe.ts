import { randomBytes } from 'node:crypto';
import type { Engine } from './engine.ts';

/** Why the store is unusable now, as a sentence for the operator; undefined if it accepts a write. */
export type Probe = () => Promise<string | undefined>;

/** Within this time the last result is returned again, because a probe is a write and anybody may ask for one. */
const KEPT_MS = 1000;
/** Several pages, to find out whether the store can still grow. */
const BYTES = 12 * 1024;

export function storeProbe(engine: Engine): Probe {
  let foundAt = -Infinity;
  let found: Promise<string | undefined> = Promise.resolve(undefined);
  let isBusy = false;
  return () => {
    if (!isBusy && performance.now() - foundAt >= KEPT_MS) {
      isBusy = true;
      found = tryStore(engine).finally(() => {
        isBusy = false;
        foundAt = performance.now();
      });
    }
    return found;
  };
}

async function tryStore({ db, trouble, damage }: Engine): Promise<string | undefined> {
  // Different each time; otherwise nothing would have to be written.
  const value = randomBytes((BYTES * 3) / 4).toString('base64');
  try {
    await db
      .insertInto('meta')
      .values({ key: 'probe', value })
      .onConflict((c) => c.column('key').doUpdateSet({ value }))
      .execute();
    return damage();
  } catch (error) {
    return damage() ?? trouble(error).message;
  }
}
