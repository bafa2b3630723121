import {
  BadInput,
  commit,
  commitmentOf,
  contribute,
  contributionsOf,
  openMatch,
  parseRecord,
  recordOf,
  resign,
  reveal,
  rewind,
  settle,
  submit,
  verify,
} from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { fairTable, NONCE, SEED } from './finished.ts';
import { firstDealer, mini, pick } from './mini.ts';

const game = mini({ questions: [{ ask: [0] }, { ask: [1] }] });
const fresh = (): ReturnType<typeof openMatch> => openMatch(game, 'match 1', { note: 'plain' }, 2);

describe('commit', () => {
  test('comes first and binds the seed to the match', () => {
    const m = fresh();
    commit(m, SEED);
    expect(m.entries).toEqual([
      { type: 'commit', scheme: 'hmac-sha256/1', commitment: commitmentOf('match 1', SEED) },
    ]);
    expect(commitmentOf('match 2', SEED)).not.toBe(commitmentOf('match 1', SEED));
    expect(() => commit(m, SEED)).toThrow('the commitment comes first');
  });

  test('not after a step', () => {
    const m = fresh();
    submit(m, 0, pick(0), firstDealer);
    expect(() => commit(m, SEED)).toThrow('the commitment comes first');
  });

  test.each(['', 'xyz', 'A1'.repeat(32), 'a1'.repeat(16), 'a1'.repeat(33)])(
    'takes no seed that a record could not hold: %s',
    (seed) => {
      expect(() => commit(fresh(), seed)).toThrow(Error);
    },
  );
});

describe('contribute', () => {
  test('once a seat, between commitment and first step', () => {
    const m = fresh();
    expect(() => contribute(m, 0, NONCE)).toThrow('comes after the commitment');
    commit(m, SEED);
    contribute(m, 1, NONCE);
    expect(contributionsOf(m)).toEqual([null, NONCE]);
    expect(() => contribute(m, 1, NONCE)).toThrow('seat 1 has contributed already');
    settle(m, firstDealer);
    submit(m, 0, pick(0), firstDealer);
    expect(() => contribute(m, 0, NONCE)).toThrow('comes before the first step');
  });

  test.each([-1, 2, 0.5, 30, Number.NaN])('there is no seat %d', (seat) => {
    const m = fresh();
    commit(m, SEED);
    expect(() => contribute(m, seat, NONCE)).toThrow(BadInput);
    expect(m.entries).toHaveLength(1);
  });

  test.each(['', '0123456789abcde', '0123456789ABCDEF', 'g'.repeat(16), '0'.repeat(129)])(
    'nonce "%s" is refused',
    (nonce) => {
      const m = fresh();
      commit(m, SEED);
      expect(() => contribute(m, 0, nonce)).toThrow('must be 16 to 128 lower-case hexadecimal digits');
    },
  );

  test('not after a step that was taken back to the start', () => {
    const m = fresh();
    commit(m, SEED);
    submit(m, 0, pick(0), firstDealer);
    rewind(m, 0, [0, 1], firstDealer);
    expect(() => contribute(m, 0, NONCE)).toThrow('comes before the first step');
  });

  test('what it takes, verify takes: also after somebody has resigned', () => {
    const three = mini({ questions: [{ ask: [0] }], seats: 3 });
    const m = openMatch(three, 'match 1', { note: 'plain' }, 3);
    commit(m, SEED);
    resign(m, 2);
    let taken = true;
    try {
      contribute(m, 0, NONCE);
    } catch {
      taken = false;
    }
    submit(m, 0, pick(1), firstDealer);
    reveal(m, SEED);
    expect(taken ? verify(three, recordOf(m)) : { ok: true }).toMatchObject({ ok: true });
  });
});

describe('reveal', () => {
  const plan = { questions: [{ ask: 'dealer' as const }, { ask: [0] }] };

  test('only after the end, only the committed seed, only once', () => {
    const { m, dealer } = fairTable(plan);
    expect(() => reveal(m, SEED)).toThrow('the seed stays secret until the match has ended');
    submit(m, 0, pick(1), dealer);
    expect(() => reveal(m, 'b2'.repeat(32))).toThrow('this seed is not the committed one');
    reveal(m, SEED);
    expect(m.entries.at(-1)).toEqual({ type: 'reveal', seed: SEED });
    expect(() => reveal(m, SEED)).toThrow(Error);
  });

  test('nothing to reveal where nothing was committed', () => {
    const m = fresh();
    submit(m, 0, pick(1), firstDealer);
    submit(m, 1, pick(1), firstDealer);
    expect(() => reveal(m, SEED)).toThrow('this seed is not the committed one');
  });

  test('a revealed match verifies from its text', () => {
    const { game: fair, m, dealer } = fairTable(plan);
    submit(m, 0, pick(1), dealer);
    reveal(m, SEED);
    expect(verify(fair, parseRecord(JSON.stringify(recordOf(m))))).toEqual({
      ok: true,
      steps: 2,
      dealt: 1,
      checkpoints: 2,
    });
  });
});
