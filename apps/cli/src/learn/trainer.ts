import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { NetInputs } from '@four-crowns/bots';
import { parseTrusted } from '@four-crowns/core';
import { Complaint } from '../complaint.ts';

const TRAINER = fileURLToPath(new URL('../../../../tools/learn/train.py', import.meta.url));

/** What a training came to: mean losses on matches that it never saw, by number of seats. */
export interface Report {
  readonly rows: number;
  readonly loss: Readonly<Record<string, number>>;
  /** Of the hand-made evaluation with the scale that suits it best. */
  readonly lossOfEvaluation: Readonly<Record<string, number>>;
  readonly epochs: number;
  readonly wide: number;
  readonly narrow: number;
  readonly seconds: number;
  readonly device: string;
}

/** Trains on `rows` and leaves the network in `out`. */
export async function train(
  { version, shared, seat, roles }: NetInputs,
  rows: readonly string[],
  folder: string,
  out: string,
  extra: readonly string[],
  onProgress: (share: number) => void,
): Promise<Report> {
  const meta = join(folder, 'inputs.json');
  const report = join(folder, 'report.json');
  await writeFile(meta, JSON.stringify({ inputs: version, shared, seat, roles }));
  const args = ['train', '--meta', meta, '--out', out, '--report', report, ...extra, ...rows];
  await python(args, (line) => {
    const [, epoch, epochs] = /^epoch (\d+) of (\d+)/.exec(line) ?? [];
    if (epoch !== undefined) onProgress(Number(epoch) / Number(epochs));
  });
  return parseTrusted<Report>(await readFile(report, 'utf8'));
}

/** What the trainer's own framework answers: a number for each seat, for the one row of each file. */
export async function answersOf(
  net: string,
  rows: readonly string[],
  out: string,
): Promise<readonly (readonly number[])[]> {
  await python(['answer', '--net', net, '--out', out, ...rows]);
  return parseTrusted<number[][]>(await readFile(out, 'utf8'));
}

/** Before hours of self-play: is there a Python with PyTorch? */
export async function findTrainer(): Promise<void> {
  await python(['--help']);
}

function python(args: readonly string[], onLine?: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.env['PYTHON'] ?? 'python3', [TRAINER, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    createInterface({ input: child.stderr }).on('line', (line) => {
      said = line;
      onLine?.(line);
    });
    const failed = (why: string): void => reject(new Complaint((say) => say('bad.trainer', { why })));
    child.on('error', (error) => failed(error.message));
    child.on('close', (code) => (code === 0 ? resolve() : failed(said)));
  });
}
