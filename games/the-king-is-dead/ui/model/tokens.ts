/**
 * A choice as a series of things to point at. A token is anything that can be pointed at: a card of the hand, a pile,
 * a region, followers in a region, followers in the supply, or a region card.
 */
import type { Action } from '../../src/actions.ts';
import { FACTIONS } from '../../src/data.ts';
import type { Card, Crown, Faction, Region } from '../../src/data.ts';
import type { Followers } from '../../src/sets.ts';

export type Token =
  | 'pass'
  | 'nothing'
  | `card:${Card}`
  | `pile:${number}`
  | `region:${Region}`
  | `follower:${Region}:${Faction}`
  /** From the supply into the region, and back. */
  | `add:${Faction}`
  | `back:${Faction}`
  | `slot:${Region}`
  | `disc:${Region | 'none'}`
  /** TKD-10.8: where the Saxons' Assemble puts a faction. */
  | `put:${Crown}:${Region}`;

const MEMBERS = new Map<Followers, readonly Faction[]>(
  FACTIONS.flatMap((f, i) => [
    [f, [f]] as const,
    ...FACTIONS.slice(i).map((g) => [`${f}_${g}`, [f, g]] as const),
  ]),
);

/** The followers of a set, one by one. */
export function membersOf(set: Followers): readonly Faction[] {
  return MEMBERS.get(set) ?? [];
}

/** Steps in order; the tokens within a step can be picked in any order. */
export type Plan = readonly (readonly Token[])[];

export function planOf(action: Action): Plan {
  const steps = stepsOf(action);
  return steps.filter((step) => step.length > 0);
}

function stepsOf(action: Action): Plan {
  switch (action.type) {
    case 'pass':
      return [['pass']];
    case 'no-effect':
      return [['nothing']];
    case 'play':
      return [[`card:${action.card}`], action.of === undefined ? [] : [`pile:${action.of}`]];
    case 'place':
      return [[`region:${action.region}`], membersOf(action.followers).map((f): Token => `add:${f}`)];
    case 'place-each':
      return (['scottish', 'welsh', 'english'] as const).map((f): Token[] => {
        const region = action[f];
        return region === 'none' ? [] : [`put:${f}:${region}`];
      });
    case 'swap':
      return [
        [
          ...membersOf(action.give).map((f): Token => `follower:${action.a}:${f}`),
          ...membersOf(action.take).map((f): Token => `follower:${action.b}:${f}`),
        ],
      ];
    case 'move':
      return [
        membersOf(action.followers).map((f): Token => `follower:${action.from}:${f}`),
        [`region:${action.to}`],
      ];
    case 'exchange':
      return [
        [`region:${action.region}`],
        membersOf(action.back).map((f): Token => `back:${f}`),
        membersOf(action.place).map((f): Token => `add:${f}`),
      ];
    case 'negotiate':
      return [[`slot:${action.a}`, `slot:${action.b}`], [`disc:${action.disc}`]];
    case 'summon':
      return [[`follower:${action.region}:${action.faction}`]];
    default:
      return [];
  }
}
