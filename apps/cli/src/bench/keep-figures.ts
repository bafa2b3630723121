import { execFile } from 'node:child_process';
import { appendFile, mkdir } from 'node:fs/promises';
import { arch, availableParallelism, cpus, platform } from 'node:os';
import { promisify } from 'node:util';
import type { Figures } from './measure.ts';

const ROOT = new URL('../../../../', import.meta.url);
export const RESULTS = 'bench/results.jsonl';

/** Adds one line to the results kept in the repository: the commit, the machine and the figures. */
export async function keepFigures(figures: Readonly<Record<string, Figures>>): Promise<void> {
  const git = async (...args: readonly string[]): Promise<string> => {
    try {
      return (await promisify(execFile)('git', args, { cwd: ROOT })).stdout.trim();
    } catch {
      return '';
    }
  };
  // A saved result itself does not make the tree another one.
  const changes = (await git('status', '--porcelain')).split('\n').filter((line) => !line.endsWith(RESULTS));
  const line = {
    commit: (await git('rev-parse', 'HEAD')) || null,
    changed: changes.some((change) => change !== ''),
    date: new Date().toISOString(),
    node: process.version,
    machine: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores, ${platform()}-${arch()}`,
    figures,
  };
  await mkdir(new URL('bench/', ROOT), { recursive: true });
  await appendFile(new URL(RESULTS, ROOT), `${JSON.stringify(line)}\n`);
}
