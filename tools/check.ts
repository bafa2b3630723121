// `npm test` and `npm run check`: runs the parts named on the command line, or all of them; `quick` is a short
// selection.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { type Part, parts, quick } from './parts.ts';

interface Verdict {
  readonly part: Part;
  readonly passed: boolean;
  readonly minutes: string;
}

const root = dirname(import.meta.dirname);
const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);

/** Resolves to the exit code. A missing tool gives 127, so its part fails like any other. */
function run(command: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      env: { ...process.env, PATH: path },
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = (signal: NodeJS.Signals) => {
      child.kill(signal);
      process.exit(130);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.on('error', () => resolve(127));
    child.on('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}

async function judge(part: Part): Promise<Verdict> {
  console.log(`\n--- ${part.name}: ${part.command}`);
  const from = performance.now();
  const code = await run(part.command);
  const minutes = ((performance.now() - from) / 60_000).toFixed(2);
  const passed = code === 0;
  console.log(`--- ${part.name}: ${passed ? 'passed' : `FAILED with ${code}`}, ${minutes} min`);
  return { part, passed, minutes };
}

const named = process.argv.slice(2);
const isQuick = named.join() === 'quick';
const wanted = isQuick ? [] : named;
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `no such part: ${unknown.join(', ')}; there are ${parts.map((part) => part.name).join(', ')}, or quick alone`,
  );
  process.exit(2);
}

const verdicts: Verdict[] = [];
for (const part of isQuick ? quick : parts) {
  if (wanted.length === 0 || wanted.includes(part.name)) verdicts.push(await judge(part));
}

const failed = verdicts.filter((verdict) => !verdict.passed).length;
console.log('');
for (const { part, passed, minutes } of verdicts) {
  console.log(`${part.name.padEnd(20)} ${passed ? 'passed' : 'FAILED'} ${minutes.padStart(8)} min`);
}
console.log(`Parts: ${verdicts.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
