import { BadInput, readIndex, readInteger, readList, readObject, unreachable } from '@four-crowns/core';
import type { Idle, Rng, Viewer } from '@four-crowns/core';
import { hexName } from './board.ts';
import { checkPieces } from './check.ts';
import { BUILDABLE, TERRAINS, TILES } from './data.ts';
import type { Terrain } from './data.ts';
import type { Hex } from './events.ts';
import { mayUseTiles } from './legal.ts';
import { lookAt, seatsOf } from './look.ts';
import type { Look } from './look.ts';
import { countsAt, readCounts, stateFrom } from './position.ts';
import type { Hands, Position } from './position.ts';
import type { Prompt } from './prompt.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { idleTiles, tilesNow } from './why-not-tile.ts';

export type View = Position &
  Hands & {
    readonly viewer: Viewer;
    readonly prompt: Prompt;
    /** Tiles that the viewer holds and cannot use now; only while it is asked. */
    readonly idle?: readonly Idle[];
    readonly stock: readonly number[];
    readonly castles: readonly Hex[];
    /** Cards in the pile. */
    readonly pile: number;
  };

export function view(s: State, viewer: Viewer): View {
  const look = lookAt(s);
  const { hands, unseen } = handsFor(s, viewer, look);
  const prompt = promptFor(s, viewer);
  return {
    ...look.position,
    viewer,
    prompt,
    ...(typeof viewer === 'number' && isAsked(prompt) ? { idle: idleTiles(s, viewer) } : {}),
    stock: look.stock,
    castles: look.castles,
    pile: at.sum(s.a, at.PILE, BUILDABLE),
    hands,
    unseen,
  };
}

function handsFor(s: State, viewer: Viewer, look: Look): Hands {
  const known = look.hands.get(viewer);
  if (known !== undefined) return known;
  const hands = seatsOf(s).map((seat) =>
    knows(viewer, seat) && s.a[at.HAND + seat] >= 0 ? TERRAINS[s.a[at.HAND + seat]] : null,
  );
  const made = { hands, unseen: unseenBy(s, viewer) };
  look.hands.set(viewer, made);
  return made;
}

function knows(viewer: Viewer, seat: number): boolean {
  return viewer === 'all' || viewer === seat;
}

/** Everything open is known, so what is unseen of each generation is too; only who holds what is not. */
function unseenBy(s: State, viewer: Viewer): View['unseen'] {
  const { a } = s;
  const generations = new Set([a[at.GENERATION]]);
  for (let seat = 0; seat < s.seats; seat++) {
    if (a[at.HAND + seat] >= 0 && !knows(viewer, seat)) generations.add(a[at.HAND_GENERATION + seat]);
  }
  return [...generations]
    .toSorted((x, y) => x - y)
    .map((generation) => {
      const cards: { -readonly [t in Terrain]: number } =
        generation === a[at.GENERATION]
          ? { ...countsAt(s, at.PILE) }
          : { grass: 0, flowers: 0, forest: 0, canyon: 0, desert: 0 };
      for (let seat = 0; seat < s.seats; seat++) {
        const hidden = a[at.HAND + seat] >= 0 && !knows(viewer, seat);
        if (hidden && a[at.HAND_GENERATION + seat] === generation) cards[TERRAINS[a[at.HAND + seat]]]++;
      }
      return { generation, cards };
    });
}

function isAsked({ type }: Prompt): boolean {
  return type === 'begin' || type === 'build' || type === 'place' || type === 'end';
}

function promptFor(s: State, viewer: Viewer): Prompt {
  const seat = s.a[at.CURRENT];
  const stage = at.stageOf(s);
  switch (stage) {
    case at.SECTORS:
    case at.DRAW_OBJECTIVES:
    case at.CHOOSE_FIRST:
    case at.HANDS:
      return { type: 'set-up' };
    case at.REPLACE:
    case at.DRAW:
      return { type: 'wait', seat };
    case at.TURN:
      return viewer === seat ? promptInTurn(s, seat) : { type: 'wait', seat };
    case at.PLACE:
      return viewer === seat ? promptToPlace(s) : { type: 'wait', seat };
    case at.OVER:
      return { type: 'over' };
    default:
      return unreachable(stage);
  }
}

function promptInTurn(s: State, seat: number): Prompt {
  const left = s.a[at.LEFT];
  const terrain = TERRAINS[s.a[at.CARD]];
  if (!mayUseTiles(s)) return { type: 'build', left, terrain };
  const tiles = tilesNow(s, seat);
  return left > 0 ? { type: 'begin', left, terrain, tiles } : { type: 'end', tiles, final: true };
}

function promptToPlace({ a }: State): Prompt {
  const tile = TILES[a[at.LIFTED_BY]];
  if (tile !== 'barn' && tile !== 'harbor' && tile !== 'paddock') throw new Error(`${tile} lifts nothing`);
  return { type: 'place', tile, from: hexName(a[at.LIFTED]) };
}

/** KB-2.6: hands of an older generation come from what that generation still hid, never from the pile. */
export function imagine(v: View, rng: Rng): State {
  const o = readObject(v, 'view');
  const s = stateFrom(v);
  const { a } = s;
  const hands = readList(o['hands'], 'hands', s.seats);
  const generations = readList(o['handGenerations'], 'handGenerations', s.seats);
  a.fill(0, at.PILE, at.PILE + BUILDABLE);
  hands.forEach((card, seat) => {
    if (card !== null) a[at.HAND + seat] = readIndex(TERRAINS, card, `hands[${seat}]`);
  });
  for (const [i, entry] of readList(o['unseen'], 'unseen', s.seats + 1).entries()) {
    const unseen = readObject(entry, `unseen[${i}]`);
    const generation = readInteger(unseen['generation'], `unseen[${i}].generation`, 0, a[at.GENERATION]);
    readCounts(s, at.PILE, unseen['cards'], `unseen[${i}].cards`);
    for (let seat = 0; seat < s.seats; seat++) {
      if (generations[seat] === generation && a[at.HAND + seat] < 0) a[at.HAND + seat] = drawUnseen(s, rng);
    }
    const isPile = generation === a[at.GENERATION];
    if (!isPile && at.sum(a, at.PILE, BUILDABLE) > 0)
      throw new BadInput(`unseen[${i}]`, 'more cards than hands');
  }
  checkPieces(s);
  return s;
}

/** A card from PILE, as likely as it has copies there. */
function drawUnseen(s: State, rng: Rng): number {
  const total = at.sum(s.a, at.PILE, BUILDABLE);
  if (total === 0) throw new BadInput('unseen', 'fewer cards than hands');
  let k = rng.below(total);
  for (let t = 0; t < BUILDABLE; t++) {
    k -= s.a[at.PILE + t];
    if (k < 0) {
      s.a[at.PILE + t]--;
      return t;
    }
  }
  throw new Error('unreachable');
}
