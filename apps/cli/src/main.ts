import { main } from './cli.ts';
import { processIo } from './process-io.ts';

const io = processIo();
process.exitCode = await main(process.argv.slice(2), io);
io.input.close();
