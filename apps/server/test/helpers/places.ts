import type { Server } from '../../src/server.ts';
import { commonGround, testNodes } from './nodes.ts';
import { testServer } from './server.ts';

type Env = Record<string, string>;
type Parts = NonNullable<Parameters<typeof testServer>[1]>;
/** Two doors into the same site: of one server the same twice. */
export type Place = (env?: Env, parts?: Parts) => Promise<readonly [here: Server, there: Server]>;

/** One server with SQLite, and two nodes with nothing in common but Postgres and Redis. */
export function places(): readonly (readonly [name: string, place: Place])[] {
  const ground = commonGround();
  return [
    [
      'one server',
      async (env, parts) => {
        const server = await testServer(env, parts);
        return [server, server];
      },
    ],
    [
      'two nodes',
      async (env = {}, parts) => {
        const [here, there] = await testNodes(ground, [env, env], parts);
        if (here === undefined || there === undefined) throw new Error('two nodes were asked for');
        return [here, there];
      },
    ],
  ];
}
