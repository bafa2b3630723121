import { BadInput } from '@four-crowns/core';
import { OBJECTIVES, OBJECTIVES_IN_PLAY, TILES } from './data.ts';
import type { Objective, Tile } from './data.ts';

export type LaidSector = { readonly sector: Tile; readonly turned: boolean };

/** KB-8: what a table may choose. */
export type Options = {
  /** Four sectors: top left, top right, bottom left, bottom right. */
  readonly board: 'random' | 'first-game' | readonly LaidSector[];
  readonly objectives: 'random' | 'first-game' | readonly Objective[];
  readonly first: 'random' | number;
  readonly lordsZeroCounts: boolean;
  readonly vacatedHexCounts: boolean;
};

const DEFAULTS: Options = {
  board: 'random',
  objectives: 'random',
  first: 'random',
  lordsZeroCounts: true,
  vacatedHexCounts: true,
};

export function parseOptions(x: unknown, seats: number): Options {
  if (x === undefined || x === null) return DEFAULTS;
  const given = asObject(x, 'options');
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(DEFAULTS, key))
      throw new BadInput(`options.${key}`, 'is no option of kingdom-builder');
  }
  return {
    board: parseBoard(given['board'] ?? DEFAULTS.board),
    objectives: parseObjectives(given['objectives'] ?? DEFAULTS.objectives),
    first: parseFirst(given['first'] ?? DEFAULTS.first, seats),
    lordsZeroCounts: parseSwitch(given['lordsZeroCounts'] ?? true, 'lordsZeroCounts'),
    vacatedHexCounts: parseSwitch(given['vacatedHexCounts'] ?? true, 'vacatedHexCounts'),
  };
}

function parseBoard(x: unknown): Options['board'] {
  if (x === 'random' || x === 'first-game') return x;
  if (!Array.isArray(x) || x.length !== 4) {
    throw new BadInput('options.board', 'is "random", "first-game" or a list of four sectors');
  }
  const board = x.map((laid: unknown, i): LaidSector => {
    const where = `options.board[${i}]`;
    const o = asObject(laid, where);
    const unknown = Object.keys(o).find((key) => key !== 'sector' && key !== 'turned');
    if (unknown !== undefined) throw new BadInput(`${where}.${unknown}`, 'is no part of a laid sector');
    const sector = TILES.find((t) => t === o['sector']);
    if (sector === undefined) throw new BadInput(where, `${JSON.stringify(o['sector'])} is no sector`);
    const turned = o['turned'] ?? false;
    if (typeof turned !== 'boolean') throw new BadInput(where, 'turned is true or false');
    return { sector, turned };
  });
  if (new Set(board.map((l) => l.sector)).size < 4) {
    throw new BadInput('options.board', 'each sector exists once: the four must differ');
  }
  return board;
}

function parseObjectives(x: unknown): Options['objectives'] {
  if (x === 'random' || x === 'first-game') return x;
  if (!Array.isArray(x) || x.length !== OBJECTIVES_IN_PLAY || new Set(x).size !== OBJECTIVES_IN_PLAY) {
    throw new BadInput('options.objectives', 'is "random", "first-game" or a list of three different cards');
  }
  return x.map((card: unknown, i): Objective => {
    const objective = OBJECTIVES.find((o) => o === card);
    if (objective !== undefined) return objective;
    throw new BadInput(`options.objectives[${i}]`, `${JSON.stringify(card)} is no Kingdom Builder card`);
  });
}

function parseFirst(x: unknown, seats: number): Options['first'] {
  if (x === 'random') return x;
  if (typeof x === 'number' && Number.isInteger(x) && x >= 0 && x < seats) return x;
  throw new BadInput('options.first', `is "random" or a seat from 0 to ${seats - 1}`);
}

function parseSwitch(x: unknown, name: string): boolean {
  if (typeof x === 'boolean') return x;
  throw new BadInput(`options.${name}`, 'is true or false');
}

function asObject(x: unknown, where: string): { readonly [key: string]: unknown } {
  if (typeof x === 'object' && x !== null && !Array.isArray(x))
    return x as { readonly [key: string]: unknown };
  throw new BadInput(where, 'is no object');
}

/** What the test kit plays: both switches both ways, and every way to fix the set-up. */
export function optionMixes(): readonly Options[] {
  return [
    DEFAULTS,
    { ...DEFAULTS, vacatedHexCounts: false },
    { ...DEFAULTS, lordsZeroCounts: false, objectives: ['lords', 'farmers', 'hermits'] },
    { ...DEFAULTS, board: 'first-game', objectives: 'first-game', first: 1 },
    {
      board: [
        { sector: 'barn', turned: true },
        { sector: 'harbor', turned: false },
        { sector: 'oracle', turned: true },
        { sector: 'paddock', turned: false },
      ],
      objectives: ['merchants', 'citizens', 'workers'],
      first: 0,
      lordsZeroCounts: false,
      vacatedHexCounts: false,
    },
  ];
}
