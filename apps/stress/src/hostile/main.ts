// `four-crowns hostile`: does the server hold, stay small and stay quick while it is attacked? docs/security.md has results.
import { execFileSync } from 'node:child_process';
import { hostileVerdict } from './hostile-verdict.ts';
import { readOptions, USAGE } from './options.ts';
import type { HostileOptions } from './options.ts';
import { foot, head, line } from './report.ts';
import { runHostile } from './run.ts';

const options = optionsOr(process.argv.slice(2));
const say = (text: string): void => void process.stdout.write(text);
say(head(options, commit()));
const report = await runHostile(options, (sample) => say(line(sample)));
say(foot(report));
const { isFlat, isQuick, isWatched, isClean } = hostileVerdict(report);
process.exitCode = isFlat && isQuick && isWatched && isClean ? 0 : 1;

/** Of the checkout it runs in, with a mark if something in it has changed. */
function commit(): string {
  try {
    const at = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], at).trim();
  } catch {
    return 'unknown';
  }
}

function optionsOr(args: readonly string[]): HostileOptions {
  try {
    return readOptions(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
