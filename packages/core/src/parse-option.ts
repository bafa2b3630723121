/** Reads one option's value from untrusted JSON. */
import { BadInput } from './bad-input.ts';
import type { Json } from './json.ts';
import { defaultOf, isDefault, pickCount } from './option-declarations.ts';
import type { ChoiceOption, Lay, More, NumbersOption, OptionDeclaration } from './option-declarations.ts';
import { isInteger, readBoolean, readInteger, readObject } from './read.ts';

/** Throws `BadInput`; `where` names the option in the message. */
export function parseOption(
  option: OptionDeclaration,
  x: Json | unknown,
  seats: number,
  where: string,
): Json {
  const value = parseValue(option, x, seats, where);
  if (option.seats?.includes(seats) === false && !isDefault(option, value)) {
    throw new BadInput(where, `must be ${JSON.stringify(defaultOf(option))} at a table of ${seats}`);
  }
  return value;
}

function parseValue(option: OptionDeclaration, x: unknown, seats: number, where: string): Json {
  switch (option.kind) {
    case 'switch':
      return readBoolean(x, where);
    case 'choice':
      return parseChoice(option, x, seats, where);
    case 'numbers':
      return parseNumbers(option, x, where);
  }
}

function parseChoice({ values, more }: ChoiceOption, x: unknown, seats: number, where: string): Json {
  const value = values.find((one) => one === x);
  if (value !== undefined) return value;
  if (more !== undefined && typeof x === (more.kind === 'seat' ? 'number' : 'object')) {
    return parseMore(more, x, seats, where);
  }
  const known = values.map((one) => JSON.stringify(one));
  throw new BadInput(
    where,
    `must be ${[...known, ...(more === undefined ? [] : [wanted(more, seats)])].join(' or ')}`,
  );
}

function wanted(more: More, seats: number): string {
  if (more.kind === 'seat') return `a seat from 0 to ${seats - 1}`;
  return `a list of ${more.kind === 'pick' ? pickCount(more, seats) : more.count} of ${more.from.join(', ')}`;
}

function parseMore(more: More, x: unknown, seats: number, where: string): Json {
  if (more.kind === 'seat') {
    if (isInteger(x, 0, seats - 1)) return x;
    throw new BadInput(where, `must be ${wanted(more, seats)}`);
  }
  const count = more.kind === 'pick' ? pickCount(more, seats) : more.count;
  if (!Array.isArray(x) || x.length !== count) throw new BadInput(where, `must be ${wanted(more, seats)}`);
  const things: string[] = [];
  const items = x.map((one: unknown, i): Json => {
    const at = `${where}[${i}]`;
    if (more.kind === 'lay') return laidIn(more, one, at, things);
    const thing = thingIn(more.from, one, at);
    things.push(thing);
    return thing;
  });
  if (new Set(things).size < things.length) throw new BadInput(where, 'must not name one thing twice');
  return items;
}

function thingIn(from: readonly string[], x: unknown, where: string): string {
  const thing = from.find((one) => one === x);
  if (thing !== undefined) return thing;
  throw new BadInput(where, `must be one of ${from.join(', ')}`);
}

/** What it is that lies there is added to `things`. */
function laidIn({ from, item }: Lay, x: unknown, where: string, things: string[]): Json {
  const laid = readObject(x, where);
  const stranger = Object.keys(laid).find((key) => key !== item && key !== 'turned');
  if (stranger !== undefined) throw new BadInput(`${where}.${stranger}`, 'is not known');
  const turned = laid['turned'] ?? false;
  const thing = thingIn(from, laid[item], `${where}.${item}`);
  things.push(thing);
  return {
    [item]: thing,
    turned: readBoolean(turned, `${where}.turned`),
  };
}

function parseNumbers({ of, least, most }: NumbersOption, x: unknown, where: string): Json {
  const numbers = new Map<string, number>();
  for (const [item, value] of Object.entries(readObject(x, where))) {
    if (!Object.hasOwn(of, item)) throw new BadInput(`${where}.${item}`, 'is not known');
    // `+ 0` turns -0 into 0, since JSON does not keep -0.
    numbers.set(item, readInteger(value, `${where}.${item}`, least, most) + 0);
  }
  // In the declared order.
  return Object.fromEntries(
    Object.keys(of).flatMap((item) => {
      const number = numbers.get(item);
      return number === undefined ? [] : [[item, number]];
    }),
  );
}
