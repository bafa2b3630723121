#!/usr/bin/env node
import { launch } from '../tools/launch.js';

await launch('apps/cli/src/main.ts', process.argv.slice(2));
