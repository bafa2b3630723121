#!/usr/bin/env node
import { launch } from '../tools/launch.js';

// The server is an app of its own; all other commands are the command line's.
const UPKEEP = 'apps/server/src/upkeep/main.ts';
/** @type {Map<string, readonly [string, ...string[]]>} */
const ENTRIES = new Map([
  ['serve', ['tools/serve.ts']],
  ['load', ['apps/server/src/load/main.ts']],
  ['soak', ['apps/server/src/soak/main.ts']],
  ['hostile', ['apps/server/src/hostile/main.ts']],
  ['cluster', ['tools/cluster.ts']],
  ['backup', [UPKEEP, 'backup']],
  ['restore', [UPKEEP, 'restore']],
  ['move-store', [UPKEEP, 'move-store']],
  ['check-live', [UPKEEP, 'check-live']],
]);
const args = process.argv.slice(2);
const [entry, ...words] = ENTRIES.get(args[0] ?? '') ?? ['apps/cli/src/main.ts', ...args.slice(0, 1)];

await launch(entry, [...words, ...args.slice(1)]);
