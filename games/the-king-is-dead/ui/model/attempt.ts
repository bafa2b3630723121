/**
 * What was pointed at although it cannot be chosen, as an action: it is sent, and the answer is the
 * rule that forbids it.
 */
import type { Action } from '../../src/actions.ts';
import type { Card, Crown, Faction, Region } from '../../src/data.ts';
import type { Guide } from './guide.ts';
import { membersOf } from './tokens.ts';
import type { Token } from './tokens.ts';

type Parts = readonly [kind: string, first: string, second: string];

function partsOf(token: Token): Parts {
  const [kind = '', first = '', second = ''] = token.split(':');
  return [kind, first, second];
}

export function attemptAt(choices: readonly Action[], guide: Guide, token: Token): Action | undefined {
  const sample = choices[0];
  if (sample === undefined) return undefined;
  const [kind, first, second] = partsOf(token);
  // Plot can be held but never played (TKD-8.5).
  if (kind === 'card') return { type: 'play', card: first as Card };
  switch (sample.type) {
    case 'summon':
      return kind === 'follower' && second !== 'viking'
        ? { type: 'summon', region: first as Region, faction: second as Crown }
        : undefined;
    case 'place':
      return kind === 'region' ? { ...sample, region: first as Region } : undefined;
    case 'exchange':
      return kind === 'region' ? { ...sample, region: first as Region } : undefined;
    case 'move':
      return attemptMove(sample, guide, kind, first as Region);
    case 'swap':
      return kind === 'follower' ? attemptSwap(guide, first as Region, second as Faction) : undefined;
    case 'negotiate':
      return kind === 'slot' ? attemptNegotiation(guide, sample, first as Region) : undefined;
    default:
      return undefined;
  }
}

function followersIn(guide: Guide): readonly (readonly [Region, Faction])[] {
  return [...guide.picked, ...guide.implied]
    .map(partsOf)
    .flatMap(([kind, region, faction]): [Region, Faction][] =>
      kind === 'follower' ? [[region as Region, faction as Faction]] : [],
    );
}

function attemptMove(
  sample: Extract<Action, { type: 'move' }>,
  guide: Guide,
  kind: string,
  to: Region,
): Action | undefined {
  const from = followersIn(guide);
  const [first] = from;
  if (kind !== 'region' || first === undefined || from.length < membersOf(sample.followers).length)
    return undefined;
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
  const first = guide.picked.map(partsOf).find(([kind]) => kind === 'slot')?.[1] as Region | undefined;
  const other = first ?? (sample.a === region ? sample.b : sample.a);
  return { type: 'negotiate', a: other, b: region, disc: sample.disc === 'none' ? 'none' : other };
}

const ORDER: readonly Faction[] = ['scottish', 'welsh', 'english', 'viking'];

function setOf(factions: readonly Faction[]): Extract<Action, { type: 'move' }>['followers'] {
  const [a, b] = factions.toSorted((x, y) => ORDER.indexOf(x) - ORDER.indexOf(y));
  return a === undefined ? 'none' : b === undefined ? a : `${a}_${b}`;
}
