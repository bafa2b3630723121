import { BadInput, checkpointBefore, recordOf, replay, submit, entriesSince, undo } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { fairTable, finishedRecord, PLAN } from './finished.ts';
import { pick } from './mini.ts';

const { game, record } = finishedRecord();

describe('replay', () => {
  test('gives the same match, seen entry by entry on the way', () => {
    const seen: number[] = [];
    const m = replay(game, record, (r, i) => seen.push(r.entries.length - i));
    expect(seen).toEqual(record.entries.map(() => 1));
    expect(recordOf(m)).toEqual(record);
    expect([...m.takenBack]).toEqual([4]);
    expect(entriesSince(m, 1, 0)).toHaveLength(11);
  });

  test('takes chance on trust, but neither an illegal step nor another game', () => {
    const other = structuredClone(record) as unknown as { entries: { action?: { n: number } }[] };
    other.entries[2]!.action!.n += 1;
    expect(() => replay(game, other as never)).not.toThrow();
    other.entries[3]!.action!.n = 7;
    expect(() => replay(game, other as never)).toThrow(
      'entries[3]: seat 0 could not {"type":"pick","n":7} here',
    );
    expect(() => replay(game, { ...record, game: 'other' })).toThrow(BadInput);
    expect(() => replay(game, { ...record, rulesVersion: 2 })).toThrow('this program plays version 3');
    expect(() => replay(game, { ...record, seats: 5 })).toThrow(BadInput);
  });

  test('an undo or a take-back that cannot have happened names its entry', () => {
    const at5 =
      (entry: unknown): (() => unknown) =>
      () =>
        replay(game, { ...record, entries: record.entries.with(5, entry as never) });
    expect(at5({ type: 'undo', by: 0, steps: 9 })).toThrow(/^entries\[5\]/);
    expect(at5({ type: 'rewind', to: 9, consent: [0, 1] })).toThrow(/^entries\[5\]/);
    expect(at5({ type: 'rewind', to: 0, consent: [0] })).toThrow(/^entries\[5\]/);
  });

  test('a match can be taken up in the middle and goes on as it would have', () => {
    for (const stop of [1, 2, 3, 4, 5]) {
      const { m, dealer } = fairTable(PLAN);
      const moves = [0, 0, 0, 0, 1, 1];
      moves.slice(0, stop).forEach((seat) => submit(m, seat, pick(1), dealer));
      if (stop === 2) undo(m, 0);
      const taken = replay(game, JSON.parse(JSON.stringify(recordOf(m))) as never);
      expect({ ...taken, game: 0 }).toEqual({ ...m, game: 0 });
      for (const seat of stop === 2 ? [0, ...moves.slice(2)] : moves.slice(stop)) {
        const a = submit(m, seat, pick(2), dealer);
        expect(submit(taken, seat, pick(2), dealer)).toEqual(a);
      }
      expect(m.result).toBeDefined();
      expect(recordOf(taken)).toEqual(recordOf(m));
    }
  });
});

test('checkpointBefore: the last one up to a version', () => {
  expect(checkpointBefore(record, 2)).toBeUndefined();
  expect(checkpointBefore(record, 3)?.after).toBe(3);
  expect(checkpointBefore(record, 10)?.after).toBe(8);
  expect(checkpointBefore(record, 99)?.after).toBe(13);
});
