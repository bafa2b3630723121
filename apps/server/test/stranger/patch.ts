/** Patches as the description of `Patch` has them, written from that description. */
import type { Json, Obj } from './documents.ts';

export function patched(old: Json, patch: Json): Json {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0] as Json;
    if (patch.length === 0 || patch.length % 3 !== 0 || !Array.isArray(old)) throw new Error('an odd patch');
    const made: Json[] = [];
    let from = 0;
    for (let i = 0; i < patch.length; i += 3) {
      const [where, gone, items] = patch.slice(i, i + 3) as [number, number, readonly Json[]];
      made.push(...(old as readonly Json[]).slice(from, where), ...items);
      from = where + gone;
    }
    return [...made, ...(old as readonly Json[]).slice(from)];
  }
  const parts = Object.entries(patch as Obj);
  if (Array.isArray(old)) {
    const made = [...(old as readonly Json[])];
    for (const [i, part] of parts) made[Number(i)] = patched(made[Number(i)] as Json, part);
    return made;
  }
  const made = new Map(Object.entries(old as Obj));
  for (const [key, part] of parts) {
    if (Array.isArray(part) && part.length === 0) made.delete(key);
    else made.set(key, patched(made.get(key) ?? null, part));
  }
  return Object.fromEntries(made);
}

/** All actions of the groups of `choices`. */
export function actionsOf(choices: Json): Obj[] {
  return (choices as readonly { same: Obj; vary: readonly string[]; rows: readonly Json[] }[]).flatMap(
    ({ same, vary, rows }) => {
      if (vary.length === 0) return [same];
      const count = rows.length / vary.length;
      return Array.from({ length: count }, (_, n) => ({
        ...same,
        ...Object.fromEntries(vary.map((key, k) => [key, rows[n * vary.length + k] as Json])),
      }));
    },
  );
}
