import { BadInput, readBoolean, readInteger, readObject } from '@four-crowns/core';
import type { SeatMask } from '@four-crowns/core';
import type { Options } from './words.ts';

export function parseOptions(x: unknown, seats: number): Options {
  const o = readObject(x, 'options');
  for (const key of Object.keys(o)) {
    if (key !== 'rounds' && key !== 'teams') throw new BadInput('options', `"${key}" is unknown`);
  }
  const { rounds = 1 } = o;
  const teams = readBoolean(o['teams'] ?? false, 'options.teams');
  if (teams && seats !== 4) throw new BadInput('options.teams', 'is for four');
  return { rounds: readInteger(rounds, 'options.rounds', 1, 3), teams };
}

export function optionMixes(seats: number): readonly Options[] {
  const alone = [
    { rounds: 1, teams: false },
    { rounds: 2, teams: false },
  ];
  return seats === 4 ? [...alone, { rounds: 2, teams: true }] : alone;
}

export function sides(options: Options, seats: number): readonly SeatMask[] {
  return options.teams ? [0b0101, 0b1010] : Array.from({ length: seats }, (_, seat) => 1 << seat);
}
