import { DEALER, parseRecord, recordOf, resign, reveal, rewind, submit, verify } from '@four-crowns/core';
import type { Entry, MatchRecord } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { fairTable, finishedRecord, NONCE, PLAN, SEED } from './finished.ts';
import { pick } from './mini.ts';

const { game, record } = finishedRecord();

type Change = (
  record: { -readonly [key in keyof MatchRecord]: MatchRecord[key] } & { entries: Entry[] },
) => void;

function judged(change: Change): string {
  const copy = structuredClone(record) as never;
  change(copy);
  const verdict = verify(game, parseRecord(JSON.stringify(copy)));
  return verdict.ok ? 'ok' : `${verdict.where} | ${verdict.what}`;
}

/** The entry, writable. */
function entry(r: { entries: Entry[] }, i: number): { [key: string]: never } {
  return r.entries[i] as unknown as { [key: string]: never };
}

test('a true record verifies', () => {
  expect(verify(game, record)).toEqual({ ok: true, steps: 9, dealt: 2, checkpoints: 3 });
});

test('the finished record is as its comment says', () => {
  expect(record.entries.map((e) => e.type).join(' ')).toBe(
    'commit contribute step step step undo step step step step step step step reveal',
  );
  expect(record.checkpoints.map((c) => c.after)).toEqual([3, 8, 13]);
});

describe('each kind of falsification is found and its place named', () => {
  test.each<[name: string, change: Change, says: RegExp]>([
    ['another game', (r) => (r.game = 'other'), /^game \|/],
    ['another rules version', (r) => (r.rulesVersion = 4), /^rulesVersion \|.*version 4, not 3/],
    ['options that are not complete', (r) => (r.options = {}), /^options \|.*not in their complete form/],
    ['options that are none', (r) => (r.options = { note: 'plain', more: 1 }), /^options \|/],
    ['other options', (r) => (r.options = { note: 'other' }), /^entries\[2\] \|.*the seed deals/],
    ['another match', (r) => (r.match = 'match 2'), /^entries\[0\] \|.*does not give this commitment/],
    ['another number of seats', (r) => (r.seats = 3), /^seats \|.*is for 2 players, not 3/],
    ['no commitment', (r) => r.entries.shift(), /^entries\[0\] \|.*the commitment is missing/],
    [
      'an unknown scheme',
      (r) => (entry(r, 0)['scheme'] = 'dice/1' as never),
      /^entries\[0\] \|.*the scheme "dice\/1" is unknown/,
    ],
    [
      'another commitment',
      (r) => (entry(r, 0)['commitment'] = 'ff' as never),
      /^entries\[0\] \|.*does not give this commitment/,
    ],
    [
      'a second commitment',
      (r) => r.entries.splice(4, 0, r.entries[0]!),
      /^entries\[4\] \|.*a second commitment/,
    ],
    [
      'another nonce',
      (r) => (entry(r, 1)['nonce'] = `${NONCE}00` as never),
      /^entries\[2\] \|.*the seed deals/,
    ],
    [
      'a nonce that is none',
      (r) => (entry(r, 1)['nonce'] = 'short' as never),
      /^entries\[1\] \|.*the only contribution of a seat/,
    ],
    ['a nonce of another seat', (r) => (entry(r, 1)['by'] = 1 as never), /^entries\[2\] \|.*the seed deals/],
    ['a contribution left out', (r) => r.entries.splice(1, 1), /^entries\[1\] \|.*the seed deals/],
    [
      'a second contribution of a seat',
      (r) => r.entries.splice(1, 0, r.entries[1]!),
      /^entries\[2\] \|.*the only contribution of a seat/,
    ],
    [
      'a contribution after the first step',
      (r) => r.entries.splice(3, 0, { type: 'contribute', by: 1, nonce: NONCE }),
      /^entries\[3\] \|.*after the first step/,
    ],
    ['no seed', (r) => r.entries.pop(), /^entries \|.*the seed is not revealed/],
    [
      'another seed',
      (r) => (entry(r, 13)['seed'] = 'b2'.repeat(32) as never),
      /^entries\[0\] \|.*does not give this commitment/,
    ],
    ['a seed in the middle', (r) => r.entries.splice(4, 0, r.entries[13]!), /^entries\[4\] \|.*not the last/],
    [
      'another card dealt',
      (r) => (entry(r, 10)['action'] = pick(99) as never),
      /^entries\[10\] \|.*the seed deals \{"type":"pick","n":\d+\}/,
    ],
    ['a card dealt by a seat', (r) => (entry(r, 10)['by'] = 1 as never), /^entries\[10\] \|.*the seed deals/],
    ['a card left out', (r) => r.entries.splice(10, 1), /^entries\[10\] \|.*the seed deals/],
    [
      'a choice of the dealer',
      (r) => (entry(r, 3)['by'] = DEALER as never),
      /^entries\[3\] \|.*seat 30 could not/,
    ],
    [
      'an illegal choice',
      (r) => (entry(r, 3)['action'] = pick(3) as never),
      /^entries\[3\] \|.*seat 0 could not \{"type":"pick","n":3\} here/,
    ],
    [
      'a choice that is none',
      (r) => (entry(r, 3)['action'] = { type: 'sing' } as never),
      /^entries\[3\] \|.*ill-formed/,
    ],
    [
      'a choice of a seat that is not asked',
      (r) => (entry(r, 3)['by'] = 1 as never),
      /^entries\[3\] \|.*seat 1 could not/,
    ],
    [
      'another choice',
      (r) => (entry(r, 3)['action'] = pick(0) as never),
      /^entries\[3\] \|.*replaying gives/,
    ],
    [
      'an action with something added',
      (r) => (entry(r, 3)['action'] = { ...pick(1), more: 1 } as never),
      /^entries\[3\] \|/,
    ],
    [
      'another event',
      (r) => (entry(r, 3)['events'] = [{ type: 'picked', seat: 0 }] as never),
      /^entries\[3\] \|.*replaying gives/,
    ],
    ['an event left out', (r) => (entry(r, 9)['events'] = [] as never), /^entries\[9\] \|.*replaying gives/],
    [
      'a forced answer shown as chosen',
      (r) => delete entry(r, 11)['auto'],
      /^entries\[11\] \|.*must be marked/,
    ],
    [
      'a choice shown as forced',
      (r) => (entry(r, 12)['auto'] = true as never),
      /^entries\[12\] \|.*must be marked/,
    ],
    [
      'an undo of more',
      (r) => (entry(r, 5)['steps'] = 3 as never),
      /^entries\[5\] \|.*has no 3 steps to undo after the last barrier/,
    ],
    [
      'an undo of another seat',
      (r) => (entry(r, 5)['by'] = 1 as never),
      /^entries\[5\] \|.*seat 1 has no 1 steps to undo/,
    ],
    [
      'an undo across a barrier',
      (r) => r.entries.splice(10, 0, { type: 'undo', by: 0, steps: 1 }),
      /^entries\[10\] \|.*after the last barrier/,
    ],
    ['an undo left out', (r) => r.entries.splice(5, 1), /^entries\[5\] \|/],
    [
      'a take-back without consent',
      (r) => r.entries.splice(10, 0, { type: 'rewind', to: 1, consent: [0] }),
      /^entries\[10\] \|.*seat 1 has not consented/,
    ],
    [
      'a take-back of nothing',
      (r) => r.entries.splice(10, 0, { type: 'rewind', to: 99, consent: [0, 1] }),
      /^entries\[10\] \|.*99 cannot be kept/,
    ],
    [
      'a resignation added',
      (r) => r.entries.splice(10, 0, { type: 'resign', by: 0 }),
      /^entries\[11\] \|.*a step after the end/,
    ],
    ['a step after the end', (r) => r.entries.splice(13, 0, r.entries[12]!), /^entries\[13\] \|/],
    [
      'an undo after the end',
      (r) => r.entries.splice(13, 0, { type: 'undo', by: 1, steps: 1 }),
      /^entries\[13\] \|/,
    ],
    [
      'a resignation after the end',
      (r) => r.entries.splice(13, 0, { type: 'resign', by: 0 }),
      /^entries\[13\] \|.*could not resign here/,
    ],
    ['a match that has not ended', (r) => r.entries.splice(12, 1), /^(entries|checkpoints\[2\]) \|/],
    [
      'another checkpoint',
      (r) => (r.checkpoints = r.checkpoints.map((c, i) => (i === 1 ? { ...c, state: {} } : c))),
      /^checkpoints\[1\] \|.*the state after entry 8 is different/,
    ],
    [
      'a checkpoint elsewhere',
      (r) => (r.checkpoints = r.checkpoints.map((c, i) => (i === 1 ? { ...c, after: 6 } : c))),
      /^checkpoints\[1\] \|/,
    ],
    [
      'a checkpoint of another version',
      (r) => (r.checkpoints = r.checkpoints.map((c) => ({ ...c, stateVersion: 9 }))),
      /^checkpoints\[0\] \|/,
    ],
    ['a checkpoint left out', (r) => (r.checkpoints = r.checkpoints.slice(0, -1)), /^checkpoints\[2\] \|/],
    [
      'a checkpoint added',
      (r) => (r.checkpoints = [...r.checkpoints, r.checkpoints[0]!]),
      /^checkpoints\[3\] \|.*no turn ended here/,
    ],
    ['no result', (r) => delete (r as { result?: unknown }).result, /^result \|/],
    [
      'another winner',
      (r) =>
        (r.result = { ...r.result!, outcome: { places: [[1], [0]], decidedBy: 'sum', parted: ['sum'] } }),
      /^result \|.*the steps lead to/,
    ],
    [
      'another reason',
      (r) => (r.result = { ...r.result!, outcome: { ...r.result!.outcome, decidedBy: 'luck' } }),
      /^result \|/,
    ],
    [
      'another reason between places',
      (r) => (r.result = { ...r.result!, outcome: { ...r.result!.outcome, parted: ['luck'] } }),
      /^result \|/,
    ],
    ['another number of a place', (r) => (r.result = { ...r.result!, ranks: [1, 3] }), /^result \|/],
    [
      'another score',
      (r) => (r.result = { ...r.result!, scores: [{ label: 'sum', points: [9, 9] }] }),
      /^result \|/,
    ],
  ])('%s', (_name, change, says) => {
    expect(judged(change)).toMatch(says);
  });
});

describe('what verify must not refuse', () => {
  test('a take-back by consent, also to the very start', () => {
    for (const to of [0, 1, 2]) {
      const { game: fair, m, dealer } = fairTable({ questions: [{ ask: [0] }, { ask: [1] }, { ask: [0] }] });
      submit(m, 0, pick(1), dealer);
      submit(m, 1, pick(1), dealer);
      rewind(m, Math.min(to, 1), [0, 1], dealer);
      while (m.result === undefined) submit(m, m.game.rules.actors(m.state) === 1 ? 0 : 1, pick(2), dealer);
      reveal(m, SEED);
      expect(verify(fair, parseRecord(JSON.stringify(recordOf(m))))).toMatchObject({ ok: true });
    }
  });

  test('a match with a take-back across chance', () => {
    const { game: fair, m, dealer } = fairTable(PLAN);
    submit(m, 0, pick(1), dealer);
    submit(m, 0, pick(1), dealer);
    rewind(m, 0, [0, 1], dealer);
    for (let i = 0; i < 4; i++) submit(m, 0, pick(0), dealer);
    submit(m, 1, pick(0), dealer);
    submit(m, 1, pick(0), dealer);
    reveal(m, SEED);
    expect(verify(fair, parseRecord(JSON.stringify(recordOf(m))))).toMatchObject({ ok: true, dealt: 3 });
  });

  test('a record of format 1, which knew only one reason and lost it when somebody resigned', () => {
    const {
      game: fair,
      m,
      dealer,
    } = fairTable({
      questions: [{ ask: [0] }, { ask: [1] }, { ask: [2] }],
      seats: 3,
    });
    resign(m, 0);
    for (const seat of [0, 1, 2]) submit(m, seat, pick(seat), dealer);
    reveal(m, SEED);
    const now = recordOf(m);
    const outcome = { places: [[2], [1], [0]], decidedBy: 'resigned' };
    const { scores } = now.result!;
    const old = { ...now, format: 1, result: { outcome, scores } } as const;
    expect(verify(fair, parseRecord(JSON.stringify(old)))).toMatchObject({ ok: true });
    expect(verify(fair, { ...old, format: 2 })).toMatchObject({ ok: false, where: 'result' });
  });

  test('nothing can be added after a resignation that ended the match', () => {
    const { game: fair, m, dealer } = fairTable({ questions: [{ ask: [0] }, { ask: [0] }, { ask: [1] }] });
    submit(m, 0, pick(1), dealer);
    resign(m, 0);
    reveal(m, SEED);
    const ended = recordOf(m);
    expect(verify(fair, ended)).toMatchObject({ ok: true });
    for (const added of [
      { type: 'undo', by: 0, steps: 1 },
      { type: 'rewind', to: 0, consent: [0, 1] },
      { type: 'resign', by: 1 },
    ] as const) {
      const entries = ended.entries.toSpliced(-1, 0, added);
      expect(verify(fair, { ...ended, entries })).toMatchObject({
        ok: false,
        where: `entries[${entries.length - 2}]`,
      });
    }
  });
});

test('a game without chance says so too when the record is of another game', () => {
  const { game: fair, m, dealer } = fairTable({ questions: [{ ask: [0] }] });
  submit(m, 0, pick(1), dealer);
  reveal(m, SEED);
  expect(verify(fair, recordOf(m))).toMatchObject({ ok: true });
  expect(verify(fair, { ...recordOf(m), game: 'other' })).toMatchObject({ ok: false, where: 'game' });
});
