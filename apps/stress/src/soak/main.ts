// `four-crowns soak`: does memory stay flat over hours' worth of matches? docs/operations.md has its results.
import { readOptions, USAGE } from './options.ts';
import type { SoakOptions } from './options.ts';
import { foot, head, line } from './report.ts';
import { runSoak } from './run.ts';

const options = optionsOr(process.argv.slice(2));
const say = (text: string): void => void process.stdout.write(text);
try {
  say(head(options));
  const report = await runSoak(options, (sample, busy) => say(line(sample, busy)));
  say(foot(report));
  process.exitCode = report.verdict.isFlat ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

function optionsOr(args: readonly string[]): SoakOptions {
  try {
    return readOptions(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
