import type { Json } from '@four-crowns/core';

/**
 * The change from one JSON value to the next.
 * - `[]`: the part is removed (only inside an object);
 * - `[value]`: the part is replaced by `value`;
 * - `[at, gone, items, …]`: splices of a list, three elements each, first to last. `at` is an index in
 *   the old list, where `gone` items are removed and `items` inserted;
 * - `{ key: patch }`: patches for parts of an object by key, or of a list by index. Other parts stay.
 * A missing patch means that nothing has changed.
 */
export type Patch = readonly Json[] | { readonly [key: string]: Patch };

export class PatchMisfit extends Error {
  constructor(what: string) {
    super(`the patch does not fit: ${what}`);
    this.name = 'PatchMisfit';
  }
}

type Dict = { readonly [key: string]: Json };

/** The new value. Parts that do not change keep their identity, so a screen need not draw them again. */
export function applyPatch(old: Json, patch: Patch): Json {
  if (isList(patch)) {
    if (patch.length === 1) return patch[0] ?? null;
    if (patch.length === 0 || patch.length % 3 !== 0) throw new PatchMisfit('a list of odd length');
    return spliced(old, patch);
  }
  if (old === null || typeof old !== 'object') throw new PatchMisfit('parts of a plain value');
  return isList(old) ? patchedList(old, patch) : patchedObject(old, patch);
}

function patchedObject(old: Dict, patch: { readonly [key: string]: Patch }): Json {
  const made: Record<string, Json> = { ...old };
  for (const [key, part] of Object.entries(patch)) {
    if (isList(part) && part.length === 0) delete made[key];
    else define(made, key, applyPatch(Object.hasOwn(old, key) ? (old[key] ?? null) : null, part));
  }
  return made;
}

/** `__proto__` is a key like any other. */
function define(made: Record<string, Json>, key: string, value: Json): void {
  if (key === '__proto__') {
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  } else made[key] = value;
}

function patchedList(old: readonly Json[], patch: { readonly [key: string]: Patch }): Json {
  const made = [...old];
  for (const [key, part] of Object.entries(patch)) {
    const i = Number(key);
    const item = old[i];
    if (item === undefined) throw new PatchMisfit(`no item ${key}`);
    made[i] = applyPatch(item, part);
  }
  return made;
}

function spliced(old: Json, patch: readonly Json[]): Json {
  if (!isList(old)) throw new PatchMisfit('a splice of something other than a list');
  const made: Json[] = [];
  let from = 0;
  for (let i = 0; i < patch.length; i += 3) {
    const at = patch[i];
    const gone = patch[i + 1];
    const items = patch[i + 2];
    if (typeof at !== 'number' || typeof gone !== 'number' || items === undefined || !isList(items)) {
      throw new PatchMisfit('an ill-formed splice');
    }
    if (!(at >= from) || at + gone > old.length) throw new PatchMisfit('a splice outside the list');
    for (let k = from; k < at; k++) made.push(old[k] ?? null);
    made.push(...items);
    from = at + gone;
  }
  for (let k = from; k < old.length; k++) made.push(old[k] ?? null);
  return made;
}

export function isList(x: Json | Patch): x is readonly Json[] {
  return Array.isArray(x);
}
