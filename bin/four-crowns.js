#!/usr/bin/env node
import { launch } from '../tools/launch.js';

// The server and what tries it are apps of their own; all other commands are the command line's.
const ADMIN = 'apps/server/src/admin/admin.ts';
/** @type {Map<string, readonly [string, ...string[]]>} */
const ENTRIES = new Map([
  ['serve', ['tools/serve.ts']],
  ['load', ['apps/stress/src/load/main.ts']],
  ['soak', ['apps/stress/src/soak/main.ts']],
  ['hostile', ['apps/stress/src/hostile/main.ts']],
  ['cluster', ['tools/cluster.ts']],
  ['backup', [ADMIN, 'backup']],
  ['restore', [ADMIN, 'restore']],
  ['move-store', [ADMIN, 'move-store']],
  ['check-live', [ADMIN, 'check-live']],
]);
const args = process.argv.slice(2);
const [entry, ...words] = ENTRIES.get(args[0] ?? '') ?? ['apps/cli/src/main.ts', ...args.slice(0, 1)];

await launch(entry, [...words, ...args.slice(1)]);
