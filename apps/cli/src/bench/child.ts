/** The process that measures one game; `commands/bench.ts` starts it with the flags it needs. */
import { parseTrusted } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { doorOf } from '../door.ts';
import { measure } from './measure.ts';

const [id = '', seats = '', seconds = '', options] = process.argv.slice(2);
const { game } = await doorOf(id);
const asked = options === undefined ? undefined : parseTrusted<Json>(options);
process.stdout.write(`${JSON.stringify(await measure(game, Number(seats), Number(seconds), asked))}\n`);
