#!/usr/bin/env node
import { launch } from '../tools/launch.js';

// The server is an app of its own; all other commands are the command line's.
const ENTRIES = new Map([
  ['serve', 'tools/serve.ts'],
  ['load', 'apps/server/src/load/main.ts'],
]);
const [command = '', ...rest] = process.argv.slice(2);
const entry = ENTRIES.get(command);

await (entry === undefined ? launch('apps/cli/src/main.ts', process.argv.slice(2)) : launch(entry, rest));
