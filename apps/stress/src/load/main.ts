// `four-crowns load`: what a server can carry, beside a bare relay; docs/performance.md has its results.
import { asTable } from './table.ts';
import { nodesTable, runNodes } from './nodes.ts';
import { readOptions, USAGE } from './options.ts';
import type { LoadOptions } from './options.ts';
import { runLoad } from './run.ts';

const options = optionsOr(process.argv.slice(2));
const say = (line: string): void => void process.stderr.write(`${line}\n`);
try {
  if (options.nodes === undefined) {
    const report = await runLoad(options, say);
    process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : asTable(report));
    process.exitCode = report.bars.every(({ ok }) => ok) ? 0 : 1;
  } else {
    const found = await runNodes(options.nodes, options, say);
    process.stdout.write(options.json ? `${JSON.stringify(found)}\n` : nodesTable(found, options));
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
// A player's line may still be closing.
process.exit();

function optionsOr(args: readonly string[]): LoadOptions {
  try {
    return readOptions(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
