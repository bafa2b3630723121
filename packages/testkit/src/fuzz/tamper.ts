import { BadInput, canonical, parseRecord, verify } from '@four-crowns/core';
import type { AnyGame, Json, MatchRecord } from '@four-crowns/core';
import { randomRecord } from '../record-play.ts';
import type { Setting } from '../setting.ts';
import { RECORD, someOf, stream } from '../streams.ts';

type Holder = { [key: string]: Json };
interface Tampering {
  readonly where: string;
  readonly how: string;
  readonly apply: (root: Holder) => void;
}

/**
 * Takes a real finished record and falsifies it at `places` places, one at a time: values changed, keys and elements
 * dropped or doubled, text cut off or overwritten. None of these may verify, and only `BadInput` may be thrown.
 * Returns how many falsifications were caught.
 */
export function fuzzRecord(game: AnyGame, setting: Setting, places = 300): number {
  const record = randomRecord(game, setting);
  const text = JSON.stringify(record);
  const verdict = verify(game, parseRecord(text));
  if (!verdict.ok) throw new Error(`the unchanged record does not verify: ${verdict.where}: ${verdict.what}`);
  const rng = stream(setting.seed, RECORD + 7);
  let caught = 0;
  for (const { where, how, apply } of someOf(tamperingsOf(record), places, rng)) {
    const root = JSON.parse(text) as Holder;
    apply(root);
    if (isCaught(game, record, JSON.stringify(root), `${where} ${how}`)) caught++;
  }
  for (let i = 0; i < places / 8; i++) {
    const at = rng.below(text.length);
    if (isCaught(game, record, text.slice(0, at), `cut off at ${at}`)) caught++;
    const other = text.slice(0, at) + String.fromCharCode(33 + rng.below(90)) + text.slice(at + 1);
    if (isCaught(game, record, other, `overwritten at ${at}`)) caught++;
  }
  return caught;
}

/** False if the falsification changed nothing. Throws if it was not caught. */
function isCaught(game: AnyGame, record: MatchRecord, text: string, name: string): boolean {
  try {
    const read = parseRecord(text);
    if (canonical(read) === canonical(record)) return false;
    if (!verify(game, read).ok) return true;
  } catch (e) {
    if (e instanceof BadInput) return true;
    throw new Error(`${game.id}: a record with ${name} makes it throw ${String(e)}`, { cause: e });
  }
  throw new Error(`${game.id}: a record with ${name} still verifies`);
}

function tamperingsOf(record: MatchRecord): Tampering[] {
  const found: Tampering[] = [];
  const add = (path: readonly string[], how: string, act: (holder: Holder, key: string) => void): void => {
    const key = path.at(-1) ?? '';
    found.push({ where: path.join('.'), how, apply: (root) => act(holderOf(root, path), key) });
  };
  const visit = (x: Json, path: readonly string[]): void => {
    if (path.length > 0) {
      add(path, 'dropped', (holder, key) => {
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete holder[key];
      });
      if (/^\d+$/.test(path.at(-1) ?? '')) {
        add(path, 'doubled', (holder, key) => {
          if (Array.isArray(holder)) holder.splice(Number(key), 0, holder[Number(key)]);
        });
      }
    }
    if (x !== null && typeof x === 'object')
      for (const [key, value] of Object.entries(x)) visit(value, [...path, key]);
    else add(path, 'changed', (holder, key) => (holder[key] = changed(x)));
  };
  visit(JSON.parse(JSON.stringify(record)) as Json, []);
  return found;
}

function holderOf(root: Holder, path: readonly string[]): Holder {
  return path.slice(0, -1).reduce((holder, key) => holder[key] as Holder, root);
}

/** A value close to the original, so that it gets past the parser if possible. */
function changed(x: Json): Json {
  if (typeof x === 'number') return x + 1;
  if (typeof x === 'boolean') return !x;
  if (typeof x !== 'string') return 0;
  const last = x.slice(-1);
  return x.slice(0, -1) + (/[0-9a-f]/.test(last) ? (last === '0' ? '1' : '0') : `${last}x`);
}
