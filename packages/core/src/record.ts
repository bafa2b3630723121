import { BadInput } from './bad-input.ts';
import type { Checkpoint, Entry, MatchRecord, Result } from './entries.ts';
import { DEALER } from './game.ts';
import type { Action, Data, GameEvent, Json, Seat } from './game.ts';

/** Records are untrusted input. */
export const MAX_RECORD_CHARS = 16 * 1024 * 1024;
const MAX_DEPTH = 24;
const MAX_ENTRIES = 200_000;

/** The record in a text; throws `BadInput` naming what is wrong and where. */
export function parseRecord(text: string): MatchRecord {
  if (text.length > MAX_RECORD_CHARS)
    throw new BadInput('record', `longer than ${MAX_RECORD_CHARS} characters`);
  checkDepth(text);
  let x: unknown;
  try {
    x = JSON.parse(text);
  } catch (e) {
    throw new BadInput('record', `not JSON (${e instanceof Error ? e.message : 'unreadable'})`);
  }
  const o = object(x, 'record');
  const { format } = o;
  if (format !== 1 && format !== 2)
    throw new BadInput('format', `${JSON.stringify(format)} is unknown, 1 and 2 are known`);
  const entries = list(o['entries'], 'entries');
  if (entries.length > MAX_ENTRIES) throw new BadInput('entries', `more than ${MAX_ENTRIES}`);
  const seats = integer(o['seats'], 'seats', 1, DEALER - 1);
  const record = {
    format,
    match: string(o['match'], 'match', 200),
    game: string(o['game'], 'game', 100),
    rulesVersion: integer(o['rulesVersion'], 'rulesVersion', 1, 1e9),
    options: (o['options'] ?? null) as Json,
    seats,
    entries: entries.map((e, i) => parseEntry(e, `entries[${i}]`, seats)),
    checkpoints: list(o['checkpoints'], 'checkpoints').map((c, i) => parseCheckpoint(c, `checkpoints[${i}]`)),
  } as const;
  return o['result'] === undefined
    ? record
    : { ...record, result: parseResult(o['result'], 'result', format) };
}

/** Before JSON.parse sees it: how deep brackets nest outside strings. */
function checkDepth(text: string): void {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === 0x5c) i++;
      else if (c === 0x22) inString = false;
    } else if (c === 0x22) inString = true;
    else if (c === 0x5b || c === 0x7b) {
      if (++depth > MAX_DEPTH) throw new BadInput('record', `nested deeper than ${MAX_DEPTH} levels`);
    } else if (c === 0x5d || c === 0x7d) depth--;
  }
}

function parseEntry(x: unknown, where: string, seats: number): Entry {
  const o = object(x, where);
  const seat = (key: string): Seat => integer(o[key], `${where}.${key}`, 0, seats - 1);
  switch (o['type']) {
    case 'commit':
      return {
        type: 'commit',
        scheme: string(o['scheme'], `${where}.scheme`, 100),
        commitment: string(o['commitment'], `${where}.commitment`, 200),
      };
    case 'contribute':
      return { type: 'contribute', by: seat('by'), nonce: string(o['nonce'], `${where}.nonce`, 200) };
    case 'step': {
      const by = o['by'] === DEALER ? DEALER : seat('by');
      const action = typed(o['action'], `${where}.action`) as Action;
      const events = list(o['events'], `${where}.events`).map(
        (e, i) => typed(e, `${where}.events[${i}]`) as GameEvent,
      );
      if (o['auto'] === undefined) return { type: 'step', by, action, events };
      if (o['auto'] !== true) throw new BadInput(`${where}.auto`, 'is true or absent');
      return { type: 'step', by, action, auto: true, events };
    }
    case 'undo':
      return { type: 'undo', by: seat('by'), steps: integer(o['steps'], `${where}.steps`, 1, MAX_ENTRIES) };
    case 'rewind': {
      const consent = list(o['consent'], `${where}.consent`).map((s, i) =>
        integer(s, `${where}.consent[${i}]`, 0, seats - 1),
      );
      return { type: 'rewind', to: integer(o['to'], `${where}.to`, 0, MAX_ENTRIES), consent };
    }
    case 'resign':
      return { type: 'resign', by: seat('by') };
    case 'reveal': {
      const seed = string(o['seed'], `${where}.seed`, 64);
      if (!/^[0-9a-f]{64}$/.test(seed)) throw new BadInput(`${where}.seed`, 'is 64 hexadecimal digits');
      return { type: 'reveal', seed };
    }
    default:
      throw new BadInput(`${where}.type`, `${JSON.stringify(o['type'])} is unknown`);
  }
}

function parseCheckpoint(x: unknown, where: string): Checkpoint {
  const o = object(x, where);
  return {
    after: integer(o['after'], `${where}.after`, 0, MAX_ENTRIES),
    stateVersion: integer(o['stateVersion'], `${where}.stateVersion`, 1, 1e9),
    state: (o['state'] ?? null) as Json,
  };
}

function parseResult(x: unknown, where: string, format: 1 | 2): Result {
  const o = object(x, where);
  const outcome = object(o['outcome'], `${where}.outcome`);
  const places = list(outcome['places'], `${where}.outcome.places`).map((p, i) =>
    list(p, `${where}.outcome.places[${i}]`).map((s) =>
      integer(s, `${where}.outcome.places[${i}]`, 0, DEALER),
    ),
  );
  const decidedBy = string(outcome['decidedBy'], `${where}.outcome.decidedBy`, 100);
  const scores = list(o['scores'], `${where}.scores`).map((l, i) => {
    const line = object(l, `${where}.scores[${i}]`);
    const points = list(line['points'], `${where}.scores[${i}].points`);
    return {
      label: string(line['label'], `${where}.scores[${i}].label`, 100),
      points: points.map((p) => integer(p, `${where}.scores[${i}].points`, -1e9, 1e9)),
    };
  });
  if (format === 1) {
    if (outcome['parted'] !== undefined || o['ranks'] !== undefined)
      throw new BadInput(where, 'says more than format 1 does');
    return { outcome: { places, decidedBy }, scores };
  }
  const parted = list(outcome['parted'], `${where}.outcome.parted`).map((why, i) =>
    string(why, `${where}.outcome.parted[${i}]`, 100),
  );
  const ranks = list(o['ranks'], `${where}.ranks`).map((n, i) =>
    integer(n, `${where}.ranks[${i}]`, 1, DEALER),
  );
  return { outcome: { places, decidedBy, parted }, ranks, scores };
}

function object(x: unknown, where: string): { readonly [key: string]: unknown } {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) throw new BadInput(where, 'is no object');
  return x as { readonly [key: string]: unknown };
}

function typed(x: unknown, where: string): Data {
  const o = object(x, where);
  string(o['type'], `${where}.type`, 100);
  return o as Data;
}

function list(x: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(x)) throw new BadInput(where, 'is no list');
  return x;
}

function integer(x: unknown, where: string, least: number, most: number): number {
  if (typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most) return x;
  throw new BadInput(where, `${JSON.stringify(x) ?? 'nothing'} is no whole number from ${least} to ${most}`);
}

function string(x: unknown, where: string, most: number): string {
  if (typeof x === 'string' && x.length <= most) return x;
  throw new BadInput(where, `is no text of at most ${most} characters`);
}
