import type { Action, Data, Json } from '@four-crowns/core';
import type { ChoiceGroup, Choices } from './schemas/from-server.ts';

export function packChoices(actions: readonly Action[]): Choices {
  const groups: ChoiceGroup[] = [];
  let from = 0;
  while (from < actions.length) {
    let to = from + 1;
    while (to < actions.length && alike(at(actions, from), at(actions, to))) to++;
    groups.push(group(actions, from, to));
    from = to;
  }
  return groups;
}

const NOTHING: Data = {};

function at(actions: readonly Action[], i: number): Data {
  return actions[i] ?? NOTHING;
}

/** Reused for every comparison, to avoid allocating. */
const keys: string[] = [];

function alike(a: Data, b: Data): boolean {
  if (a['type'] !== b['type']) return false;
  keys.length = 0;
  for (const key in a) keys.push(key);
  let i = 0;
  for (const key in b) if (key !== keys[i++]) return false;
  return i === keys.length;
}

function group(actions: readonly Action[], from: number, to: number): ChoiceGroup {
  const first = at(actions, from);
  const same: Record<string, Json> = {};
  const vary: string[] = [];
  for (const key in first) {
    const value = first[key] ?? null;
    if (varies(actions, key, value, from, to)) vary.push(key);
    else same[key] = value;
  }
  const rows: Json[] = [];
  for (let i = from; i < to; i++) for (const key of vary) rows.push(at(actions, i)[key] ?? null);
  return { same, vary, rows };
}

function varies(actions: readonly Action[], key: string, value: Json, from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) {
    const other = at(actions, i)[key];
    if (other === value) continue;
    // Lists and objects are rare here, so comparing their JSON is good enough.
    if (typeof other !== 'object' || JSON.stringify(other) !== JSON.stringify(value)) return true;
  }
  return false;
}

/** The actions in the order in which they were packed. */
export function unpackChoices(choices: Choices): Action[] {
  const actions: Action[] = [];
  for (const { same, vary, rows } of choices) {
    // Only actions of one type share a group, so `same` has it, or `vary` if there is but one key.
    if (vary.length === 0) actions.push({ ...same } as Action);
    for (let i = 0; i < rows.length && vary.length > 0; i += vary.length) {
      const action: Record<string, Json> = { ...same };
      vary.forEach((key, k) => (action[key] = rows[i + k] ?? null));
      // As above.
      actions.push(action as Action);
    }
  }
  return actions;
}

export function countChoices(choices: Choices): number {
  return choices.reduce((n, g) => n + (g.vary.length === 0 ? 1 : g.rows.length / g.vary.length), 0);
}
