/**
 * Turns something that was pointed at although it cannot be chosen into an action. It is sent so that the answer
 * names the rule that forbids it.
 */
import { splitOf } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import type { Faction, Region } from '../../src/data.ts';
import type { Guide } from './guide.ts';
import { membersOf } from './tokens.ts';
import type { Token } from './tokens.ts';

export function attemptAt(choices: readonly Action[], guide: Guide, token: Token): Action | undefined {
  const sample = choices[0];
  if (sample === undefined) return undefined;
  const parts = splitOf(token);
  // Plot can be held but never played (TKD-8.5).
  if (parts[0] === 'card') return { type: 'play', card: parts[1] };
  switch (sample.type) {
    case 'summon':
      return parts[0] === 'follower' && parts[2] !== 'viking'
        ? { type: 'summon', region: parts[1], faction: parts[2] }
        : undefined;
    case 'place':
      return parts[0] === 'region' ? { ...sample, region: parts[1] } : undefined;
    case 'exchange':
      return parts[0] === 'region' ? { ...sample, region: parts[1] } : undefined;
    case 'move':
      return parts[0] === 'region' ? attemptMove(sample, guide, parts[1]) : undefined;
    case 'swap':
      return parts[0] === 'follower' ? attemptSwap(guide, parts[1], parts[2]) : undefined;
    case 'negotiate':
      return parts[0] === 'slot' ? attemptNegotiation(guide, sample, parts[1]) : undefined;
    default:
      return undefined;
  }
}

function followersIn(guide: Guide): readonly (readonly [Region, Faction])[] {
  return [...guide.picked, ...guide.implied]
    .map(splitOf)
    .flatMap((parts): [Region, Faction][] => (parts[0] === 'follower' ? [[parts[1], parts[2]]] : []));
}

function attemptMove(
  sample: Extract<Action, { type: 'move' }>,
  guide: Guide,
  to: Region,
): Action | undefined {
  const from = followersIn(guide);
  const [first] = from;
  if (first === undefined || from.length < membersOf(sample.followers).length) return undefined;
  return { type: 'move', from: first[0], to, followers: setOf(from.map(([, faction]) => faction)) };
}

function attemptSwap(guide: Guide, region: Region, faction: Faction): Action | undefined {
  const [first] = followersIn(guide);
  if (first === undefined) return undefined;
  return { type: 'swap', a: first[0], give: first[1], b: region, take: faction };
}

function attemptNegotiation(
  guide: Guide,
  sample: Extract<Action, { type: 'negotiate' }>,
  region: Region,
): Action | undefined {
  const [first] = guide.picked.map(splitOf).flatMap((parts) => (parts[0] === 'slot' ? [parts[1]] : []));
  const other = first ?? (sample.a === region ? sample.b : sample.a);
  return { type: 'negotiate', a: other, b: region, disc: sample.disc === 'none' ? 'none' : other };
}

const ORDER: readonly Faction[] = ['scottish', 'welsh', 'english', 'viking'];

function setOf(factions: readonly Faction[]): Extract<Action, { type: 'move' }>['followers'] {
  const [a, b] = factions.toSorted((x, y) => ORDER.indexOf(x) - ORDER.indexOf(y));
  return a === undefined ? 'none' : b === undefined ? a : `${a}_${b}`;
}
