import { BadInput, MAX_RECORD_CHARS, parseRecord } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { finishedRecord } from './finished.ts';

const { record } = finishedRecord();
const text = JSON.stringify(record);

/** The place that a broken record is refused at. */
function refusedAt(broken: string): string {
  try {
    parseRecord(broken);
  } catch (e) {
    if (e instanceof BadInput) return e.where;
    throw e;
  }
  return 'nowhere';
}

/** The record with one place changed; `path` is a list of keys. */
function withChange(path: string, value: unknown): string {
  const root = JSON.parse(text) as { [key: string]: unknown };
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce((o, key) => o[key] as { [key: string]: unknown }, root);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return JSON.stringify(root);
}

test('a record reads back as it was', () => {
  expect(parseRecord(text)).toEqual(record);
  expect(parseRecord(JSON.stringify(record, undefined, 2))).toEqual(record);
});

test('a match that has not ended has no result', () => {
  expect('result' in parseRecord(withChange('result', undefined))).toBe(false);
});

test('keys nobody knows are dropped', () => {
  expect(parseRecord(withChange('extra', 1))).toEqual(record);
  expect(parseRecord(withChange('entries.2.extra', 1))).toEqual(record);
});

describe('limits', () => {
  test('length', () => {
    expect(() => parseRecord(' '.repeat(MAX_RECORD_CHARS + 1))).toThrow(
      `longer than ${MAX_RECORD_CHARS} characters`,
    );
  });

  test('depth, before JSON.parse can be exhausted by it', () => {
    expect(() => parseRecord('['.repeat(1_000_000))).toThrow('nested deeper than 24 levels');
    expect(() => parseRecord('{"a":'.repeat(25) + '1' + '}'.repeat(25))).toThrow(
      'nested deeper than 24 levels',
    );
    const flat = withChange('options', { note: '[[[[[[[[[[[[[[[[[[[[[[[[[["{{{{{{{{{{{{{{{{{{{{{{{{{{{\\' });
    expect(refusedAt(flat)).toBe('nowhere');
  });

  test('number of entries', () => {
    expect(
      refusedAt(
        withChange(
          'entries',
          Array.from({ length: 200_001 }, () => 0),
        ),
      ),
    ).toBe('entries');
  });
});

describe('what is no record', () => {
  test.each([
    ['', 'record'],
    ['{', 'record'],
    ['null', 'record'],
    ['[]', 'record'],
    ['7', 'record'],
    ['"x"', 'record'],
    ['{}', 'format'],
    [text.slice(0, -1), 'record'],
    [text.slice(0, text.length >> 1), 'record'],
    [`${text}x`, 'record'],
  ])('%j', (broken, where) => {
    expect(refusedAt(broken)).toBe(where);
  });
});

describe('a wrong place is named', () => {
  test.each<[path: string, value: unknown, where?: string]>([
    ['format', 3],
    // Format 1 says less of a result.
    ['format', 1, 'result'],
    ['match', 7],
    ['match', 'x'.repeat(201)],
    ['game', null],
    ['game', 'x'.repeat(101)],
    ['rulesVersion', 0],
    ['rulesVersion', 1.5],
    ['seats', 0],
    ['seats', 30],
    ['seats', '2'],
    ['entries', {}],
    ['checkpoints', undefined],
    ['entries.2', null, 'entries[2]'],
    ['entries.2', [], 'entries[2]'],
    ['entries.0.type', 'toString', 'entries[0].type'],
    ['entries.0.scheme', undefined, 'entries[0].scheme'],
    ['entries.0.commitment', 'x'.repeat(201), 'entries[0].commitment'],
    ['entries.1.by', 30, 'entries[1].by'],
    ['entries.1.nonce', 5, 'entries[1].nonce'],
    ['entries.3.by', 2, 'entries[3].by'],
    ['entries.3.by', -1, 'entries[3].by'],
    ['entries.3.by', 29, 'entries[3].by'],
    ['entries.3.action', undefined, 'entries[3].action'],
    ['entries.3.action.type', 7, 'entries[3].action.type'],
    ['entries.3.events', 'none', 'entries[3].events'],
    ['entries.3.events.0', 7, 'entries[3].events[0]'],
    ['entries.3.events.0.type', undefined, 'entries[3].events[0].type'],
    ['entries.3.auto', false, 'entries[3].auto'],
    ['entries.5.by', 30, 'entries[5].by'],
    ['entries.5.steps', 0, 'entries[5].steps'],
    ['entries.5.steps', 1.5, 'entries[5].steps'],
    ['entries.13.seed', 'A1'.repeat(32), 'entries[13].seed'],
    ['entries.13.seed', 'a1'.repeat(31), 'entries[13].seed'],
    ['checkpoints.0', 1, 'checkpoints[0]'],
    ['checkpoints.0.after', -1, 'checkpoints[0].after'],
    ['checkpoints.0.stateVersion', 0, 'checkpoints[0].stateVersion'],
    ['result', null],
    ['result.outcome', [], 'result.outcome'],
    ['result.outcome.places', undefined, 'result.outcome.places'],
    ['result.outcome.places.0', 1, 'result.outcome.places[0]'],
    ['result.outcome.places.0', [99], 'result.outcome.places[0]'],
    ['result.outcome.decidedBy', 1, 'result.outcome.decidedBy'],
    ['result.outcome.parted', 'sum', 'result.outcome.parted'],
    ['result.outcome.parted.0', 1, 'result.outcome.parted[0]'],
    ['result.ranks', undefined, 'result.ranks'],
    ['result.ranks.0', 0, 'result.ranks[0]'],
    ['result.scores', {}, 'result.scores'],
    ['result.scores.0.label', 1, 'result.scores[0].label'],
    ['result.scores.0.points', 1, 'result.scores[0].points'],
    ['result.scores.0.points', [0.5], 'result.scores[0].points'],
  ])('%s = %j', (path, value, where = path) => {
    expect(refusedAt(withChange(path, value))).toBe(where);
  });

  test('rewind and resign', () => {
    const at = (entry: unknown): string => refusedAt(withChange('entries.5', entry));
    expect(at({ type: 'rewind', to: 0, consent: [0, 1] })).toBe('nowhere');
    expect(at({ type: 'rewind', to: -1, consent: [0, 1] })).toBe('entries[5].to');
    expect(at({ type: 'rewind', to: 0, consent: 'all' })).toBe('entries[5].consent');
    expect(at({ type: 'rewind', to: 0, consent: [0, 2] })).toBe('entries[5].consent[1]');
    expect(at({ type: 'resign', by: 1 })).toBe('nowhere');
    expect(at({ type: 'resign', by: 2 })).toBe('entries[5].by');
  });
});
