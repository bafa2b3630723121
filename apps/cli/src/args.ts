import { parseArgs } from 'node:util';
import { keysOf } from '@four-crowns/core';
import { Complaint, shown } from './complaint.ts';
import { LANGUAGES } from './words/words.ts';
import type { Lang } from './words/words.ts';

/** Options that need a value, and options that do not. */
const VALUED = [
  'seats',
  'seat',
  'bots',
  'games',
  'seed',
  'options',
  'lang',
  'step',
  'steps',
  'seconds',
  'ms',
  'iterations',
  'proof',
  'budget',
  'threads',
  'generations',
  'duels',
  'training',
] as const;
const PLAIN = [
  'json',
  'save',
  'summary',
  'keep',
  'fresh',
  'moves',
  'pairs',
  'help',
  'version',
  'no-colour',
  'no-color',
  'colour',
  'color',
] as const;
type Valued = (typeof VALUED)[number];
type Plain = (typeof PLAIN)[number];

const EVERYWHERE: readonly (Valued | Plain)[] = ['lang', 'help', 'no-colour', 'no-color', 'colour', 'color'];

interface Shape {
  /** What may stand behind the command, and how much of it must. */
  readonly words: readonly ('game' | 'file' | 'rule' | 'id')[];
  readonly needed: number;
  readonly options: readonly (Valued | Plain)[];
}

/** Of a turn's search. */
export const MOST_ITERATIONS = 1_000_000_000;

/** At most one of them. */
const BUDGETS = ['ms', 'iterations', 'budget'] as const;

export const COMMANDS = {
  play: { words: ['game'], needed: 1, options: ['seats', 'bots', 'seed', 'options'] },
  sim: {
    words: ['game'],
    needed: 1,
    options: ['seats', 'games', 'bots', ...BUDGETS, 'seed', 'options', 'json'],
  },
  arena: {
    words: ['game'],
    needed: 1,
    options: ['seats', 'games', 'bots', ...BUDGETS, 'threads', 'fresh', 'seed', 'options', 'json'],
  },
  tune: {
    words: ['game'],
    needed: 1,
    options: [
      'seats',
      'games',
      'moves',
      'pairs',
      'iterations',
      'proof',
      'seconds',
      'steps',
      'seed',
      'options',
    ],
  },
  learn: {
    words: ['game'],
    needed: 1,
    options: [
      'generations',
      'games',
      'iterations',
      'duels',
      'ms',
      'seats',
      'threads',
      'training',
      'seed',
      'keep',
    ],
  },
  record: { words: ['game'], needed: 1, options: ['seats', 'bots', ...BUDGETS, 'seed', 'options', 'json'] },
  replay: { words: ['file'], needed: 1, options: ['step'] },
  hint: { words: ['file'], needed: 1, options: ['step', 'seat', 'ms', 'iterations', 'seed', 'json'] },
  verify: { words: ['file'], needed: 1, options: ['json'] },
  bench: { words: ['game'], needed: 0, options: ['seats', 'seconds', 'options', 'json', 'save'] },
  rules: { words: ['game', 'rule'], needed: 1, options: ['summary'] },
  options: { words: ['game'], needed: 1, options: [] },
  games: { words: [], needed: 0, options: [] },
  'new-game': { words: ['id'], needed: 1, options: [] },
  help: { words: [], needed: 0, options: [] },
} as const satisfies Record<string, Shape>;

export type Command = keyof typeof COMMANDS;

/** A command line that has the right shape; what its words mean is looked at by the command. */
export interface Args {
  readonly command: Command | 'version';
  readonly words: readonly string[];
  readonly value: Readonly<Partial<Record<Valued, string>>>;
  readonly has: ReadonlySet<Plain>;
}

export function parseCommandLine(argv: readonly string[]): Args {
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    // Strictness is ours: its sentences name the command and speak the person's language.
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      ...Object.fromEntries(VALUED.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(PLAIN.map((name) => [name, { type: 'boolean' as const }])),
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'v' },
    },
  });
  const value: Partial<Record<Valued, string>> = {};
  const has = new Set<Plain>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const valued = VALUED.find((name) => name === token.name);
    const plain = PLAIN.find((name) => name === token.name);
    const option = shown(token.rawName);
    if (plain !== undefined) {
      if (token.value !== undefined) throw new Complaint((say) => say('bad.valueNotTaken', { option }));
      has.add(plain);
    } else if (valued === undefined) {
      throw new Complaint((say) => say('bad.unknownOption', { option }));
    } else {
      if (token.value === undefined || token.value === '') {
        throw new Complaint((say) => say('bad.valueMissing', { option }));
      }
      if (value[valued] !== undefined) throw new Complaint((say) => say('bad.optionTwice', { option }));
      value[valued] = token.value;
    }
  }
  const [name, ...words] = positionals;
  const command = commandOf(name, has);
  if (command === 'version') return { command, words: [], value, has };
  checkShape(command, words, [...keysOf(value), ...has]);
  return { command: has.has('help') ? 'help' : command, words, value, has };
}

function commandOf(name: string | undefined, has: ReadonlySet<Plain>): Command | 'version' {
  if (has.has('version')) return 'version';
  if (name === undefined) {
    if (has.has('help')) return 'help';
    throw new Complaint((say) => say('bad.noCommand'));
  }
  const command = keysOf(COMMANDS).find((c) => c === name);
  if (command === undefined) {
    const known = Object.keys(COMMANDS).join(', ');
    throw new Complaint((say) => say('bad.unknownCommand', { command: shown(name), known }));
  }
  return command;
}

function checkShape(command: Command, words: readonly string[], given: readonly (Valued | Plain)[]): void {
  const shape: Shape = COMMANDS[command];
  const stranger = given.find((option) => !shape.options.includes(option) && !EVERYWHERE.includes(option));
  if (stranger !== undefined) {
    throw new Complaint((say) => say('bad.optionElsewhere', { option: `--${stranger}`, command }));
  }
  if (given.includes('help')) return;
  const extra = words[shape.words.length];
  if (extra !== undefined) {
    throw new Complaint((say) => say('bad.extraWord', { word: shown(extra), command }));
  }
  if (words.length < shape.needed) {
    const missing = shape.words[words.length] ?? 'game';
    throw new Complaint((say) => say('bad.wordMissing', { command, missing }));
  }
}

/** A whole number among the options. */
export function numberOf(args: Args, name: Valued, least: number, most: number): number | undefined {
  const text = args.value[name];
  if (text === undefined) return undefined;
  const n = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (n >= least && n <= most) return n;
  throw new Complaint((say) =>
    say('bad.number', { option: `--${name}`, text: shown(text), least: String(least), most: String(most) }),
  );
}

export function langOf(args: Args): Lang | undefined {
  const text = args.value.lang;
  if (text === undefined) return undefined;
  const lang = LANGUAGES.find((l) => l === text);
  if (lang !== undefined) return lang;
  throw new Complaint((say) => say('bad.language', { lang: shown(text), known: LANGUAGES.join(', ') }));
}
