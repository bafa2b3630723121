/** Mixes of options for tests, in which each value of each option occurs. */
import type { Json } from './json.ts';
import { closedOf, pickCount } from './option-declarations.ts';
import type { More, OptionDeclaration, OptionDeclarations } from './option-declarations.ts';
import { parseOption } from './parse-option.ts';

/** Does a named mix make sense at a table of this size? */
export function fits(
  declared: OptionDeclarations,
  mix: { readonly [id: string]: unknown },
  seats: number,
): boolean {
  const values: { [id: string]: Json } = {};
  for (const [id, value] of Object.entries(mix)) {
    const option = declared[id];
    if (option === undefined) return false;
    try {
      values[id] = parseOption(option, value, seats, id);
    } catch {
      return false;
    }
  }
  return closedOf(declared, values, seats) === undefined;
}

/** Mixes in which every option moves on to its next value, until each has had all of its values. */
export function rotated(
  declared: OptionDeclarations,
  seats: number,
): readonly { readonly [id: string]: Json }[] {
  const open = Object.entries(declared)
    .filter(([, option]) => option.seats?.includes(seats) ?? true)
    .map(([id, option]) => ({ id, values: samplesOf(option, seats) }));
  const most = Math.max(1, ...open.map(({ values }) => values.length));
  return Array.from({ length: most - 1 }, (_, i) =>
    withoutClosed(
      declared,
      Object.fromEntries(open.map(({ id, values }) => [id, values[(i + 1) % values.length] ?? null])),
      seats,
    ),
  );
}

/** Leaves an option at its default if other options close it. */
function withoutClosed(
  declared: OptionDeclarations,
  values: { readonly [id: string]: Json },
  seats: number,
): { readonly [id: string]: Json } {
  const closed = closedOf(declared, values, seats);
  if (closed === undefined) return values;
  const { [closed]: _closed, ...rest } = values;
  return withoutClosed(declared, rest, seats);
}

/** The default first. */
function samplesOf(option: OptionDeclaration, seats: number): readonly Json[] {
  switch (option.kind) {
    case 'switch':
      return [option.default, !option.default];
    case 'choice':
      return [
        option.default,
        ...option.values.filter((value) => value !== option.default),
        ...(option.more === undefined || isEmpty(option.more, seats) ? [] : [sampleOf(option.more, seats)]),
      ];
    case 'numbers': {
      const [first, second] = Object.keys(option.of);
      return [
        {},
        {
          ...(first === undefined ? {} : { [first]: option.most }),
          ...(second === undefined ? {} : { [second]: option.least }),
        },
      ];
    }
  }
}

function isEmpty(more: More, seats: number): boolean {
  return more.kind === 'pick' && pickCount(more, seats) === 0;
}

/** Not simply the first things in order, so that a test notices if the order matters. */
function sampleOf(more: More, seats: number): Json {
  switch (more.kind) {
    case 'pick':
      return more.from.slice(-pickCount(more, seats)).toReversed();
    case 'lay':
      return more.from
        .slice(-more.count)
        .toReversed()
        .map((thing, i) => ({ [more.item]: thing, turned: i % 2 === 0 }));
    case 'seat':
      return seats - 1;
  }
}
