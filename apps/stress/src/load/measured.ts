/** The measured processes of one run: the relay, and a server for each store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newProgram } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { startPostgres } from '@four-crowns/harness/own-postgres';
import { startChild } from './child.ts';
import type { Measured } from './child.ts';
import { LOAD_ENV } from './env.ts';
import type { StoreName } from './options.ts';

export interface MeasuredServer extends Measured {
  /** Programs that may sit anywhere; as many as the largest table of a load match has seats. */
  readonly people: readonly HttpClient[];
}

export function startRelay(): Promise<Measured> {
  return startChild(new URL('./relay.ts', import.meta.url), {});
}

/** `people`: how many sit at its tables. */
export async function startMeasured(
  store: StoreName,
  people: number,
  more: Record<string, string> = {},
): Promise<MeasuredServer> {
  const { env, clean } = await storeOf(store);
  const child = await startChild(new URL('./serve.ts', import.meta.url), { ...LOAD_ENV, ...env, ...more });
  const programs: HttpClient[] = [];
  for (let n = 0; n < people; n++) programs.push(await newProgram(child.url, `player-${n}`));
  return {
    ...child,
    people: programs,
    stop: async () => {
      await child.stop();
      await clean();
    },
  };
}

interface Store {
  readonly env: Record<string, string>;
  readonly clean: () => Promise<void> | void;
}

async function storeOf(store: StoreName): Promise<Store> {
  switch (store) {
    case 'memory':
      return { env: { MEMORY_LOG: 'on' }, clean: () => undefined };
    case 'sqlite': {
      const folder = mkdtempSync(join(tmpdir(), 'four-crowns-load-'));
      return {
        env: { DATA_DIR: folder },
        clean: () => rmSync(folder, { recursive: true, force: true }),
      };
    }
    case 'postgres': {
      const postgres = await startPostgres();
      return { env: { DATABASE_URL: await postgres.database('load') }, clean: postgres.stop };
    }
  }
}
