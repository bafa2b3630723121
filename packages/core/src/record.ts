import { BadInput } from './bad-input.ts';
import { readInteger, readList, readObject, readText } from './read.ts';
import type { UnknownObject } from './read.ts';
import type { Checkpoint, Entry, MatchRecord, Result } from './entries.ts';
import { DEALER } from './game.ts';
import type { Action, GameEvent, Json, Seat } from './game.ts';

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
  const o = readObject(x, 'record');
  const { format } = o;
  if (format !== 1 && format !== 2)
    throw new BadInput('format', `${JSON.stringify(format)} is unknown, 1 and 2 are known`);
  const entries = readList(o['entries'], 'entries', MAX_ENTRIES);
  const seats = readInteger(o['seats'], 'seats', 1, DEALER - 1);
  const record = {
    format,
    match: readText(o['match'], 'match', 200),
    game: readText(o['game'], 'game', 100),
    rulesVersion: readInteger(o['rulesVersion'], 'rulesVersion', 1, 1e9),
    options: json(o['options']),
    seats,
    entries: entries.map((e, i) => parseEntry(e, `entries[${i}]`, seats)),
    checkpoints: readList(o['checkpoints'], 'checkpoints', MAX_ENTRIES).map((c, i) =>
      parseCheckpoint(c, `checkpoints[${i}]`),
    ),
  } as const;
  return o['result'] === undefined
    ? record
    : { ...record, result: parseResult(o['result'], 'result', format) };
}

/** Limits how deep brackets nest outside strings, before JSON.parse sees the text. */
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
  const o = readObject(x, where);
  const seat = (key: string): Seat => readInteger(o[key], `${where}.${key}`, 0, seats - 1);
  switch (o['type']) {
    case 'commit':
      return {
        type: 'commit',
        scheme: readText(o['scheme'], `${where}.scheme`, 100),
        commitment: readText(o['commitment'], `${where}.commitment`, 200),
      };
    case 'contribute':
      return { type: 'contribute', by: seat('by'), nonce: readText(o['nonce'], `${where}.nonce`, 200) };
    case 'step': {
      const by = o['by'] === DEALER ? DEALER : seat('by');
      // Whether the game knows it is found out when the record is replayed.
      const action = typed(o['action'], `${where}.action`) as Action;
      const events = readList(o['events'], `${where}.events`, MAX_ENTRIES).map(
        // `verify` compares it with the event that the rules tell.
        (e, i) => typed(e, `${where}.events[${i}]`) as GameEvent,
      );
      if (o['auto'] === undefined) return { type: 'step', by, action, events };
      if (o['auto'] !== true) throw new BadInput(`${where}.auto`, 'must be true or absent');
      return { type: 'step', by, action, auto: true, events };
    }
    case 'undo':
      return {
        type: 'undo',
        by: seat('by'),
        steps: readInteger(o['steps'], `${where}.steps`, 1, MAX_ENTRIES),
      };
    case 'rewind': {
      const consent = readList(o['consent'], `${where}.consent`, MAX_ENTRIES).map((s, i) =>
        readInteger(s, `${where}.consent[${i}]`, 0, seats - 1),
      );
      return { type: 'rewind', to: readInteger(o['to'], `${where}.to`, 0, MAX_ENTRIES), consent };
    }
    case 'resign':
      return { type: 'resign', by: seat('by') };
    case 'reveal': {
      const seed = readText(o['seed'], `${where}.seed`, 64);
      if (!/^[0-9a-f]{64}$/.test(seed)) throw new BadInput(`${where}.seed`, 'must be 64 hexadecimal digits');
      return { type: 'reveal', seed };
    }
    default:
      throw new BadInput(`${where}.type`, `${JSON.stringify(o['type'])} is unknown`);
  }
}

function parseCheckpoint(x: unknown, where: string): Checkpoint {
  const o = readObject(x, where);
  return {
    after: readInteger(o['after'], `${where}.after`, 0, MAX_ENTRIES),
    stateVersion: readInteger(o['stateVersion'], `${where}.stateVersion`, 1, 1e9),
    state: json(o['state']),
  };
}

function parseResult(x: unknown, where: string, format: 1 | 2): Result {
  const o = readObject(x, where);
  const outcome = readObject(o['outcome'], `${where}.outcome`);
  const places = readList(outcome['places'], `${where}.outcome.places`, MAX_ENTRIES).map((p, i) =>
    readList(p, `${where}.outcome.places[${i}]`, MAX_ENTRIES).map((s) =>
      readInteger(s, `${where}.outcome.places[${i}]`, 0, DEALER),
    ),
  );
  const decidedBy = readText(outcome['decidedBy'], `${where}.outcome.decidedBy`, 100);
  const scores = readList(o['scores'], `${where}.scores`, MAX_ENTRIES).map((l, i) => {
    const line = readObject(l, `${where}.scores[${i}]`);
    const points = readList(line['points'], `${where}.scores[${i}].points`, MAX_ENTRIES);
    return {
      label: readText(line['label'], `${where}.scores[${i}].label`, 100),
      points: points.map((p) => readInteger(p, `${where}.scores[${i}].points`, -1e9, 1e9)),
    };
  });
  if (format === 1) {
    if (outcome['parted'] !== undefined || o['ranks'] !== undefined)
      throw new BadInput(where, 'has more than format 1 knows');
    return { outcome: { places, decidedBy }, scores };
  }
  const parted = readList(outcome['parted'], `${where}.outcome.parted`, MAX_ENTRIES).map((why, i) =>
    readText(why, `${where}.outcome.parted[${i}]`, 100),
  );
  const ranks = readList(o['ranks'], `${where}.ranks`, MAX_ENTRIES).map((n, i) =>
    readInteger(n, `${where}.ranks[${i}]`, 1, DEALER),
  );
  return { outcome: { places, decidedBy, parted }, ranks, scores };
}

function json(x: unknown): Json {
  // A part of what `JSON.parse` has made.
  return (x ?? null) as Json;
}

function typed(x: unknown, where: string): UnknownObject {
  const o = readObject(x, where);
  readText(o['type'], `${where}.type`, 100);
  return o;
}
