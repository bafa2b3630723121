/**
 * Says what is wrong with a body or message, in one sentence for the author of the client; this takes 10 µs per refusal.
 * Ajv with `ajv-errors` would cost 3 MB and 130 ms at start for the messages alone (TypeBox: 2 ms), would need the
 * sentences beside every schema, and would still report 63 errors for one wrong seat, one for every variant of the union.
 */
import type { TLocalizedValidationError as Mistake } from 'typebox/error';

const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** `whole` is the beginning of a sentence, such as `The body` or `This "move"`. */
export function sentenceOf(whole: string, mistakes: readonly Mistake[]): string {
  const mistake = weightiest(mistakes);
  if (mistake === undefined) return `${whole} is not well-formed.`;
  const place = placeOf(mistake);
  const where = place === '' ? whole : `In ${whole[0]?.toLowerCase()}${whole.slice(1)}, "${place}"`;
  return `${where} ${complaint(mistake, mistakes)}.`;
}

/**
 * Every variant of a union reports errors. The one that was meant is the one whose constants match: `{"type": "live"}`
 * without a base is an ill-formed clock, not an ill-formed `{"type": "none"}`.
 */
function weightiest(mistakes: readonly Mistake[]): Mistake | undefined {
  const told = mistakes.filter(({ keyword }) => keyword !== 'boolean');
  const [first] = told;
  if (first === undefined || variantOf(first) === undefined) return first;
  const unmeant = new Set(told.filter(({ keyword }) => keyword === 'const').map(variantOf));
  return told.find((one) => variantOf(one) !== undefined && !unmeant.has(variantOf(one))) ?? first;
}

function variantOf({ schemaPath }: Mistake): string | undefined {
  return /^.*?\/anyOf\/\d+/.exec(schemaPath)?.[0];
}

/** The names come from the client, so only plain ones are repeated in the sentence. */
function placeOf(mistake: Mistake): string {
  const path = mistake.instancePath.split('/').slice(1);
  if (mistake.keyword === 'required') path.push(mistake.params.requiredProperties[0] ?? '');
  if (mistake.keyword === 'additionalProperties') path.push(mistake.params.additionalProperties[0] ?? '');
  return path.map((name) => (/^[\w-]{1,40}$/.test(name) ? name : '…')).join('.');
}

function complaint(mistake: Mistake, all: readonly Mistake[]): string {
  switch (mistake.keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return 'is not known';
    case 'type':
      return `must be ${[mistake.params.type].flat().map(typeName).join(' or ')}`;
    case 'const':
      return `must be ${constantsAt(mistake.instancePath, all).join(' or ')}`;
    case 'enum':
      return `must be ${mistake.params.allowedValues.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'minimum':
      return `must be at least ${mistake.params.limit}`;
    case 'maximum':
      return `must be at most ${mistake.params.limit}`;
    case 'minLength':
      return `must have at least ${count(mistake.params.limit, 'character')}`;
    case 'maxLength':
      return `must have at most ${count(mistake.params.limit, 'character')}`;
    case 'maxItems':
      return `must have at most ${count(mistake.params.limit, 'entry', 'entries')}`;
    case 'uniqueItems':
      return 'must not name anything twice';
    default:
      return mistake.message;
  }
}

function typeName(type: string): string {
  return TYPES[type] ?? type;
}

/** The constants that the variants of a union allow at `path`. */
function constantsAt(path: string, all: readonly Mistake[]): string[] {
  const values = all.flatMap((one) =>
    one.keyword === 'const' && one.instancePath === path ? [JSON.stringify(one.params.allowedValue)] : [],
  );
  return [...new Set(values)];
}

function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
