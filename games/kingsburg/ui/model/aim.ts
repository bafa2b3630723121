/** The selected dice, the switches beside them, and where they lead. */
import type { Action } from '../../src/actions.ts';
import { TOKEN_WORTH } from '../../src/data.ts';
import type { Advisor } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { groupsAt, valueOf } from './court.ts';

export type Influence = Extract<Action, { readonly type: 'influence' }>;

/** Indices of dice in the viewer's hand, and switches. */
export interface Taken {
  readonly dice: readonly number[];
  readonly white: readonly number[];
  readonly plusTwo: boolean;
  readonly market: boolean;
  readonly envoy: boolean;
}

export const NOTHING: Taken = { dice: [], white: [], plusTwo: false, market: false, envoy: false };

/** The selection that the frame has kept, without indices that no longer exist. */
export function takenOf(view: View, seat: number, chosen: Taken = NOTHING): Taken {
  const { dice = [], white = [] } = view.players[seat] ?? {};
  return {
    ...chosen,
    dice: chosen.dice.filter((place) => place < dice.length),
    white: chosen.white.filter((place) => place < white.length),
  };
}

/** For the frame, where an empty selection counts as none. */
export function chosenFrom(taken: Taken): Taken | undefined {
  return isSameTaken(taken, NOTHING) ? undefined : taken;
}

export function isSameTaken(a: Taken, b: Taken): boolean {
  return isSame(a, b) && a.plusTwo === b.plusTwo && a.market === b.market && a.envoy === b.envoy;
}

interface Faces {
  readonly dice: readonly number[];
  readonly white: readonly number[];
}

export function facesOf(view: View, seat: number, taken: Taken): Faces {
  const player = view.players[seat];
  return {
    dice: taken.dice.map((place) => player?.dice[place] ?? 0),
    white: taken.white.map((place) => player?.white[place] ?? 0),
  };
}

export function hasDice(taken: Taken): boolean {
  return taken.dice.length + taken.white.length > 0;
}

/** The sum of dice and token; the Market's shift is added later. */
export function sumOf({ dice, white }: Faces, plusTwo: boolean): number {
  return [...dice, ...white].reduce((a, b) => a + b, plusTwo ? TOKEN_WORTH : 0);
}

/** How far the Market shifts this choice. */
function shiftOf(way: Influence): number {
  return valueOf(way.advisor) - sumOf(way, way.plusTwo);
}

function needsEnvoy(view: View, way: Influence): boolean {
  return groupsAt(view, way.advisor).length > 0;
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((face, i) => face === b[i]);

/** Whether `few` is contained in `many`; both are ascending. */
function within(few: readonly number[], many: readonly number[]): boolean {
  const rest = [...many];
  return few.every((face) => {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

const isSame = (a: Faces, b: Faces): boolean => same(a.dice, b.dice) && same(a.white, b.white);
const isWithin = (a: Faces, b: Faces): boolean => within(a.dice, b.dice) && within(a.white, b.white);

function isSwitched(view: View, way: Influence, taken: Taken): boolean {
  return (
    way.plusTwo === taken.plusTwo &&
    (shiftOf(way) === 0 || taken.market) &&
    (!needsEnvoy(view, way) || taken.envoy)
  );
}

export function waysOf(choices: readonly Action[]): readonly Influence[] {
  return choices.filter((choice) => choice.type === 'influence');
}

/** `match`: the selected dice lead there as they are. `reach`: other dice, more dice or a switch would. */
export type Light = 'match' | 'reach';

export function lightsOf(
  view: View,
  seat: number,
  choices: readonly Action[],
  taken: Taken,
): ReadonlyMap<Advisor, Light> {
  const lights = new Map<Advisor, Light>();
  const faces = facesOf(view, seat, taken);
  for (const way of waysOf(choices)) {
    if (isSame(faces, way) && isSwitched(view, way, taken)) lights.set(way.advisor, 'match');
    else if (isWithin(faces, way) && lights.get(way.advisor) === undefined) lights.set(way.advisor, 'reach');
  }
  return lights;
}

/** Ways to one advisor, the simplest first: no token, no Market, no Envoy, few dice. */
export function waysTo(view: View, choices: readonly Action[], advisor: Advisor): readonly Influence[] {
  const cost = (way: Influence): number =>
    (way.plusTwo ? 100 : 0) +
    (shiftOf(way) === 0 ? 0 : 50) +
    (needsEnvoy(view, way) ? 200 : 0) +
    way.dice.length +
    way.white.length;
  return waysOf(choices)
    .filter((way) => way.advisor === advisor)
    .toSorted((a, b) => cost(a) - cost(b));
}

/** Selects the dice of a way, with its switches. */
export function takeUp(view: View, seat: number, way: Influence): Taken {
  const player = view.players[seat];
  const placesFor = (faces: readonly number[], hand: readonly number[]): readonly number[] => {
    const places: number[] = [];
    for (const face of faces) {
      const place = hand.findIndex((value, i) => value === face && !places.includes(i));
      if (place >= 0) places.push(place);
    }
    return places.toSorted((a, b) => a - b);
  };
  return {
    dice: placesFor(way.dice, player?.dice ?? []),
    white: placesFor(way.white, player?.white ?? []),
    plusTwo: way.plusTwo,
    market: shiftOf(way) !== 0,
    envoy: needsEnvoy(view, way),
  };
}

export type Answer =
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'take'; readonly taken: Taken };

/**
 * What choosing an advisor does: place the selected dice; if they do not fit, select dice that would lead there;
 * otherwise try it anyway, to be told why not.
 */
export function chooseAdvisor(
  view: View,
  seat: number,
  choices: readonly Action[],
  taken: Taken,
  advisor: Advisor,
): Answer {
  const faces = facesOf(view, seat, taken);
  const ways = waysTo(view, choices, advisor);
  const now = ways.find((way) => isSame(faces, way) && isSwitched(view, way, taken));
  if (now !== undefined) return { type: 'act', action: now };
  const next = ways.find((way) => isSame(faces, way)) ?? ways.find((way) => isWithin(faces, way));
  if (next !== undefined) return { type: 'take', taken: takeUp(view, seat, next) };
  return { type: 'act', action: { type: 'influence', advisor, ...tried(view, seat, taken, advisor) } };
}

/**
 * If nothing is selected, tries dice that make the sum, if there are any, so that the refusal names what else is
 * wrong.
 */
function tried(view: View, seat: number, taken: Taken, advisor: Advisor): Faces & { plusTwo: boolean } {
  if (hasDice(taken)) return { ...facesOf(view, seat, taken), plusTwo: taken.plusTwo };
  const { dice = [], white = [] } = view.players[seat] ?? {};
  const all = subsets(dice).flatMap((d) => subsets(white).map((w) => ({ dice: d, white: w })));
  const fitting = all.find((f) => f.dice.length > 0 && sumOf(f, false) === valueOf(advisor));
  return { ...(fitting ?? { dice, white }), plusTwo: false };
}

function subsets(faces: readonly number[]): readonly (readonly number[])[] {
  return faces.reduce<readonly (readonly number[])[]>(
    (sets, face) => [...sets, ...sets.map((set) => [...set, face])],
    [[]],
  );
}
