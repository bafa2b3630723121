/** The pipeline from self-play to a duel, with a stand-in for the trainer: PyTorch is not part of the checks. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { run, said } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'four-crowns-learn-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());
const env = { FOUR_CROWNS_LEARN: folder };

/** Writes a network that says what the hand-made evaluation says: nothing but the way straight through. */
const TRAINER = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const given = (name) => process.argv[process.argv.indexOf('--' + name) + 1];
if (process.argv[3] === 'train') {
  const { inputs, shared, seat, roles } = JSON.parse(readFileSync(given('meta'), 'utf8'));
  const [wide, narrow] = [4, 4];
  const count = shared * wide + seat * roles * wide + wide + narrow * wide + narrow + narrow + 1 + seat;
  const file = new DataView(new ArrayBuffer(32 + 2 * count));
  [0x314e4346, inputs, shared, seat, wide, narrow, roles, 0].forEach((n, i) => file.setUint32(4 * i, n, true));
  file.setUint16(32 + 2 * (count - seat), 0x3c00, true);
  writeFileSync(given('out'), Buffer.from(file.buffer));
  process.stderr.write('epoch 1 of 1: loss 0.5\\n');
  const report = { rows: 1, loss: { 2: 0.5 }, lossOfEvaluation: { 2: 0.6 }, epochs: 1, wide, narrow, seconds: 0, device: 'none' };
  writeFileSync(given('report'), JSON.stringify(report));
}
`;

async function refusal(argv: readonly string[], FOUR_CROWNS_LEARN: string): Promise<string> {
  const { code, err } = await run(argv, { env: { FOUR_CROWNS_LEARN } });
  expect(code).toBe(2);
  return err;
}

function standIn(): void {
  const file = join(folder, 'trainer.cjs');
  writeFileSync(file, TRAINER);
  chmodSync(file, 0o755);
  vi.stubEnv('PYTHON', file);
}

const argv = [
  'learn',
  'kingsburg',
  '--seats',
  '2',
  '--games',
  '4',
  '--iterations',
  '4',
  '--generations',
  '2',
];
const duels = ['--duels', '2', '--ms', '2', '--threads', '2', '--seed', 'a'];
const rowsIn = (generation: number): string[] =>
  readdirSync(join(folder, 'kingsburg', `generation-${generation}`, 'rows')).toSorted();

test('makes rows, trains and duels, generation after generation', { timeout: 120_000 }, async () => {
  standIn();
  const out = await said([...argv, ...duels], { env });
  expect(
    out.match(/^generation \d: 1 rows; loss 2: 0\.5000 \(evaluation 2: 0\.6000\); .* of 2 /gm),
  ).toHaveLength(2);
  // Two matches do not show that one is better.
  expect(out).toContain('dropped');
  const rows = rowsIn(1);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((name) => /^\d+-\d+\.2\.rows$/.test(name))).toBe(true);
  for (const name of rows) {
    const { size } = statSync(join(folder, 'kingsburg', 'generation-1', 'rows', name));
    const { shared, seat } = JSON.parse(
      readFileSync(join(folder, 'kingsburg', 'generation-1', 'inputs.json'), 'utf8'),
    ) as { shared: number; seat: number };
    expect(size).toBeGreaterThan(0);
    expect(size % (2 * (shared + 2 * (seat + 2)))).toBe(0);
  }
});

test('goes on where it was stopped, with the same settings and no others', { timeout: 120_000 }, async () => {
  standIn();
  const before = await said([...argv, ...duels], { env });
  const gone = join(folder, 'kingsburg', 'generation-2');
  const kept = statSync(join(folder, 'kingsburg', 'generation-1', 'net.bin')).mtimeMs;
  const [first = ''] = rowsIn(2);
  const row = readFileSync(join(gone, 'rows', first));
  rmSync(join(gone, 'outcome.json'));
  rmSync(join(gone, 'rows', first));
  const after = await said([...argv, ...duels], { env });
  expect(after.split('\n')[0]).toBe(before.split('\n')[0]);
  expect(statSync(join(folder, 'kingsburg', 'generation-1', 'net.bin')).mtimeMs).toBe(kept);
  // From the same seed the same rows.
  expect(readFileSync(join(gone, 'rows', first)).equals(row)).toBe(true);
  expect(await refusal([...argv, ...duels.slice(0, -1), 'b'], folder)).toContain('other settings');
});

test('says that there is no trainer before it makes any rows', async () => {
  vi.stubEnv('PYTHON', join(folder, 'none'));
  const elsewhere = join(folder, 'elsewhere');
  expect(await refusal([...argv, ...duels], elsewhere)).toContain('PyTorch');
  expect(readdirSync(join(elsewhere, 'kingsburg'))).toEqual(['plan.json']);
});
