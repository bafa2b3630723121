import {
  BadInput,
  codes,
  popcount,
  readInteger,
  readList,
  readObject,
  readViewer,
  unreachable,
} from '@four-crowns/core';
import type { Idle, Rng, Seat, Viewer } from '@four-crowns/core';
import { atEndOf } from './at-end.ts';
import type { AtEnd } from './at-end.ts';
import { LISTERS } from './cards/index.ts';
import { plotHolder } from './cards/plot.ts';
import { checkPieces } from './check.ts';
import { CARDS, CROWN_NAMES, CUNNING_CARDS, HAND_SIZE, PLOT, SAXONS } from './data.ts';
import type { Card, Crown } from './data.ts';
import { cardsOf, drawFrom, isPlotOpen, maskOf, plainHand, playedCunning, PLOT_BIT } from './hands.ts';
import { isKnown, isPileHidden } from './knowledge.ts';
import { positionOf, stateFrom } from './position.ts';
import type { Position } from './position.ts';
import type { Prompt } from './prompt.ts';
import { plotOf } from './scoring.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { dealUnseen } from './unseen.ts';
import { whyNot } from './why-not.ts';

export type View = Position & {
  readonly viewer: Viewer;
  readonly prompt: Prompt;
  /** By seat; null where the viewer cannot know it. The Saxon deck is known but for its order. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly handSizes: readonly number[];
  /** Cards in hand that cannot be played, and why; only at the viewer's own turn. */
  readonly idle?: readonly Idle[];
  /** What decided at the end; null before. */
  readonly atEnd: AtEnd | null;
  /** TKD-8.5: shown at the end. */
  readonly plot: { readonly seat: number; readonly faction: Crown } | null;
};

export function view(s: State, viewer: Viewer): View {
  const { a } = s;
  const players = Array.from({ length: s.players }, (_, seat) => seat);
  const plot = plotOf(s);
  return {
    viewer,
    ...positionOf(s, viewer),
    prompt: promptFor(s, viewer),
    hands: players.map((seat) =>
      isKnown(viewer, seat) || isSaxonDeck(s, seat) ? cardsOf(a[at.HAND + seat]) : null,
    ),
    handSizes: players.map((seat) => popcount(a[at.HAND + seat])),
    ...(typeof viewer === 'number' && isAtTurn(s, viewer) ? { idle: idleCards(s, viewer) } : {}),
    atEnd: atEndOf(s),
    plot: plot === undefined ? null : { seat: plot.seat, faction: CROWN_NAMES[plot.faction] },
  };
}

function isAtTurn({ a }: State, seat: Seat): boolean {
  return a[at.STAGE] === at.TURN && a[at.CURRENT] === seat;
}

/** TKD-8.5: everything but Plot can be played, if only without effect (TKD-3.2). */
function idleCards(s: State, seat: Seat): readonly Idle[] {
  if (((s.a[at.HAND + seat] >> PLOT) & 1) === 0) return [];
  return [{ thing: 'card.plot', refusal: whyNot(s, seat, { type: 'play', card: 'plot' }) }];
}

function isSaxonDeck(s: State, seat: number): boolean {
  return s.seats === 1 && seat === SAXONS;
}

const buffer = codes();

function promptFor(s: State, viewer: Viewer): Prompt {
  const seat = s.a[at.CURRENT];
  const stage = at.stageOf(s);
  switch (stage) {
    case at.COURTS:
    case at.FILL_REGIONS:
    case at.DEAL_CUNNING:
    case at.LAY_SLOTS:
    case at.CHOOSE_FIRST:
      return { type: 'set-up' };
    case at.SAXON_TOP:
    case at.SAXON_CARD:
      return { type: 'wait', seat };
    case at.TURN:
    case at.EFFECT_STAGE:
    case at.SUMMON:
    case at.SAXON_EFFECT:
    case at.SAXON_SUMMON:
      return viewer === seat ? promptIn(s, seat, stage) : { type: 'wait', seat };
    case at.OVER:
      return { type: 'over' };
    default:
      return unreachable(stage);
  }
}

type AskedStage =
  | typeof at.TURN
  | typeof at.EFFECT_STAGE
  | typeof at.SUMMON
  | typeof at.SAXON_EFFECT
  | typeof at.SAXON_SUMMON;

function promptIn(s: State, seat: number, stage: AskedStage): Prompt {
  const { a } = s;
  const card = CARDS[a[at.EFFECT]];
  switch (stage) {
    case at.TURN: {
      const playable = cardsOf(a[at.HAND + seat] & ~(1 << PLOT));
      return { type: 'turn', cards: [...new Set(playable)] };
    }
    case at.EFFECT_STAGE: {
      if (a[at.PLACING] >= 0) return { type: 'place', faction: CROWN_NAMES[a[at.PLACING]] };
      buffer.n = 0;
      const count = LISTERS[a[at.EFFECT]](s, seat, buffer);
      return { type: count === 0 ? 'no-effect' : 'effect', card };
    }
    case at.SUMMON:
      return { type: 'summon', final: true };
    case at.SAXON_EFFECT:
      return { type: 'saxon-effect', card };
    case at.SAXON_SUMMON:
      return { type: 'saxon-summon', final: true };
  }
}

/** Plain cards follow from what was played; the cunning ones nobody showed are dealt to the hidden hands. */
export function imagine(v: View, rng: Rng): State {
  const o = readObject(v, 'view');
  const viewer = readViewer(o['viewer'], 'viewer', at.MAX_SEATS);
  const s = stateFrom(v, viewer);
  const { a } = s;
  const hands = readList(o['hands'], 'hands', s.players);
  const sizes = readList(o['handSizes'], 'handSizes', s.players);
  let unseen = s.options.advanced ? CUNNING_CARDS & ~playedCunning(s) : 0;
  const hidden: number[] = [];
  for (let seat = 0; seat < s.players; seat++) {
    if (hands[seat] === null || hands[seat] === undefined) hidden.push(seat);
    else {
      a[at.HAND + seat] = maskOf(hands[seat], `hands[${seat}]`);
      unseen &= ~a[at.HAND + seat];
    }
  }
  if (hidden.some((seat) => isPileHidden(s, viewer, seat))) {
    const given = hands.map((_, seat) => readInteger(sizes[seat], `handSizes[${seat}]`, 0, HAND_SIZE));
    dealUnseen(s, hidden, given, unseen, rng);
    checkPieces(s);
    return s;
  }
  for (const seat of hidden) a[at.HAND + seat] = plainHand(s, seat);
  // TKD-8.5: at the end everybody has seen where Plot was.
  const plot = isPlotOpen(s) && o['plot'] !== null ? readObject(o['plot'], 'plot')['seat'] : undefined;
  const shown = hidden.find((seat) => seat === plot);
  if (shown !== undefined) a[at.HAND + shown] |= unseen & PLOT_BIT;
  const away = isPlotOpen(s) ? unseen & PLOT_BIT : 0;
  let free = unseen & ~away;
  for (const seat of hidden) {
    const missing = Number(sizes[seat]) - popcount(a[at.HAND + seat]);
    if (!(missing >= 0 && missing <= popcount(free)))
      throw new BadInput(`handSizes[${seat}]`, 'does not fit');
    const dealt = drawFrom(free, missing, rng);
    a[at.HAND + seat] |= dealt;
    free &= ~dealt;
  }
  a[at.POOL] = free | (plotHolder(s) < 0 ? away : 0);
  checkPieces(s);
  return s;
}
