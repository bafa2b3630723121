/** The process that measures one game; `commands/bench.ts` starts it with the flags it needs. */
import { doorOf } from '../games.ts';
import { measure } from './measure.ts';

const [id = '', seats = '', seconds = ''] = process.argv.slice(2);
const { game } = await doorOf(id);
process.stdout.write(`${JSON.stringify(await measure(game, Number(seats), Number(seconds)))}\n`);
