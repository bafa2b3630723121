import type { Snapshot, TableInfo, Welcome } from '@four-crowns/protocol/client';
import { expect, test } from 'vitest';
import { applyClock, applyNews, applyRefused, applyWelcome } from '../src/table/state/apply-message.ts';
import { NOTHING } from '../src/table/state/state.ts';
import { sitAt } from '../src/table/state/sitting.ts';
import type { TableConnection } from '../src/table/state/table-connection.ts';

const table = { id: 't', mine: [0], seats: [], status: 'playing' } as unknown as TableInfo;
const snapshot = (version: number, viewer: Snapshot['viewer'] = 0): Snapshot => ({
  viewer,
  version,
  seatView: { view: { viewer }, choices: [], scores: [], toAct: [1], undoable: 0, resigned: [] },
});
const welcome = (snapshots: readonly Snapshot[]): Welcome => ({
  type: 'welcome',
  protocol: 2,
  run: 'r',
  build: 'b',
  you: 'p',
  table,
  snapshots,
  updates: [],
  chat: [],
});

test('a welcome brings snapshots; those of viewers one no longer is are dropped', () => {
  const before = { ...NOTHING, snapshots: new Map([['table' as const, snapshot(3, 'table')]]) };
  const applied = applyWelcome(before, welcome([snapshot(5)]), 'b');
  expect([...(applied?.snapshots?.keys() ?? [])]).toEqual([0]);
  expect(applied?.isOld).toBe(false);
  expect(applyWelcome(before, welcome([]), 'another')?.isOld).toBe(true);
});

test('news that do not start where the snapshot stands are a gap', () => {
  const s = { ...NOTHING, snapshots: new Map([[0, snapshot(5)]]) };
  expect(applyNews(s, { updates: [{ viewer: 0, from: 7, to: 8, entries: [] }] })).toBeUndefined();
  const applied = applyNews(s, {
    updates: [
      {
        viewer: 0,
        from: 5,
        to: 6,
        patch: { toAct: [[0]] },
        entries: [{ version: 6, type: 'step', by: 1, events: [{ type: 'x' }] }],
      },
    ],
  });
  expect(applied?.snapshots?.get(0)?.seatView.toAct).toEqual([0]);
  expect(applied?.happened?.get(0)).toEqual([{ type: 'x' }]);
  expect([...(applied?.askedSince?.keys() ?? [])]).toEqual([0]);
  // The log was not here from the beginning, so it does not claim to be complete.
  expect(applied?.logs?.get(0)?.upTo).toBe(0);
});

test('a refused move is no longer on its way, unless it is sent again by itself', () => {
  const s = { ...NOTHING, pending: 'a.1' };
  const no = { type: 'refused', id: 'a.1', text: '' } as const;
  expect(
    applyRefused(s, { ...no, why: 'illegal', refusal: { rule: 'KB-1.1', facts: {} } }).pending,
  ).toBeUndefined();
  expect(applyRefused(s, { ...no, why: 'try-again' }).pending).toBe('a.1');
  expect(
    applyRefused({ ...s, refused: { why: 'stale', refusal: undefined, count: 4 } }, { ...no, why: 'stale' })
      .refused?.count,
  ).toBe(5);
});

test('the clock follows the message that came fastest', () => {
  const clock = { at: Date.now() + 5000, left: [1000], running: [] };
  const applied = applyClock({ ...NOTHING, table, clockAhead: 9000 }, clock);
  expect(applied.clockAhead).toBe(9000);
  expect(applyClock({ ...NOTHING, table }, clock).clockAhead).toBeGreaterThan(4000);
});

test('a rule named for the table as it stood goes when the table moves on; that it was overtaken stays said', () => {
  const s = { ...NOTHING, snapshots: new Map([[0, snapshot(5)]]) };
  const next = { updates: [{ viewer: 0, from: 5, to: 6, entries: [] }] };
  const forbidden = { why: 'illegal', refusal: { rule: 'KB-2.5', facts: {} }, count: 1 } as const;
  const overtaken = { why: 'stale', refusal: undefined, count: 1 } as const;
  expect(
    { ...s, refused: forbidden, ...applyNews({ ...s, refused: forbidden }, next) }.refused,
  ).toBeUndefined();
  expect({ ...s, refused: overtaken, ...applyNews({ ...s, refused: overtaken }, next) }.refused).toBe(
    overtaken,
  );
});

test('taking up something else dismisses a refusal; looking elsewhere, and what is no rule, leaves it', () => {
  const line = { send: () => true, retry: () => undefined, close: () => undefined };
  const sitting = sitAt({ open: () => line } as unknown as TableConnection);
  const refused = () => sitting.store.getState().refused;
  const forbid = () =>
    sitting.store.setState({
      refused: { why: 'illegal', refusal: { rule: 'KBG-5.2', facts: {} }, count: 1 },
    });
  sitting.choose('d0 d1');
  forbid();
  sitting.choose('d0 d1');
  expect(refused()).toBeDefined();
  sitting.choose('d0 d1~orcs_archer');
  expect(refused()).toBeDefined();
  expect(sitting.ui.getState().chosen).toBe('d0 d1~orcs_archer');
  sitting.choose('d0');
  expect(refused()).toBeUndefined();
  expect(sitting.ui.getState().chosen).toBe('d0');
  forbid();
  sitting.choose(undefined);
  expect(refused()).toBeUndefined();
  forbid();
  sitting.choose('~orcs_archer');
  expect(refused()).toBeDefined();
  sitting.store.setState({ refused: { why: 'stale', refusal: undefined, count: 2 } });
  sitting.choose('d2');
  expect(refused()?.why).toBe('stale');
});
