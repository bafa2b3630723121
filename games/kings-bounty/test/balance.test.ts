import { expect, test } from 'vitest';
import { TITLES } from '../src/data.ts';
import { balancePage } from './balance.ts';

test(
  'KBY-8.5 balance: the report has a line for each title and shares that add up',
  { timeout: 60_000 },
  async () => {
    const parts: string[] = [];
    for await (const part of balancePage(3, [2])) parts.push(part);
    const rows = parts
      .join('')
      .split('\n')
      .filter((line) => /^\| [a-z_]+ \| -?\d/.test(line));
    expect(rows.map((row) => row.split(' ')[1])).toEqual([...TITLES]);
    const shares = rows.map((row) => Number.parseFloat(row.split('|').at(-2) ?? ''));
    const obelisks = Number.parseFloat(/\(([\d.]+) %\)\. All seats/.exec(parts.join(''))?.[1] ?? '');
    expect(shares.reduce((a, b) => a + b, obelisks)).toBeCloseTo(100, 0);
  },
);
