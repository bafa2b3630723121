import { unreachable } from '@four-crowns/core';
import type { Idle, Viewer } from '@four-crowns/core';
import { CARDS, TITLES } from './data.ts';
import type { Card, Title } from './data.ts';
import { kindQueued, queueAt, returnerOf } from './deck.ts';
import { turnsToGuard } from './guard.ts';
import { handOf, kindIn, knownByIn } from './hands.ts';
import { positionOf } from './position.ts';
import type { Position } from './position.ts';
import type { Prompt } from './prompt.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { countAll, countOf, holderOf, isShown, openTitles } from './titles.ts';
import { seatsOf } from './turn.ts';
import { idleCards } from './why-not-card.ts';

/** How a title stands: what each seat has of it, and who holds it. */
export type Standing = {
  readonly title: Title;
  readonly value: number;
  readonly counts: readonly number[];
  readonly holder: number | null;
  /** Whose private title it is; null for one that lay open from the start. */
  readonly privateOf: number | null;
};

export type View = Position & {
  readonly viewer: Viewer;
  readonly prompt: Prompt;
  /** Who holds the last-player card (KBY-1.6). */
  readonly last: number | null;
  /** Cards in the deck, and of these the returned ones at its bottom, next first; null = unknown card. */
  readonly deck: number;
  readonly queue: readonly { readonly seat: number; readonly card: Card | null }[];
  readonly handSizes: readonly number[];
  /** Null where the viewer does not see the hand. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** KBY-4.4: cards that the viewer knows in others' hands. */
  readonly known: readonly (readonly Card[])[];
  /** Null where there is none or the viewer does not know it. */
  readonly privateTitles: readonly (Title | null)[];
  /** How many seats have one: all of an expert game, after set-up. */
  readonly titlesDealt: number;
  /** All titles that the viewer knows of (KBY-5.5). */
  readonly standings: readonly Standing[];
  /** Cards of the own hand that cannot be played, and why; only at the beginning of the own turn. */
  readonly idle?: readonly Idle[];
};

export function view(s: State, viewer: Viewer): View {
  const { a } = s;
  const seats = seatsOf(s);
  const prompt = promptFor(s, viewer);
  return {
    viewer,
    ...positionOf(s),
    prompt,
    last: a[at.FIRST] < 0 ? null : at.lastSeat(s),
    deck: at.deckSize(s),
    queue: Array.from({ length: a[at.QUEUE_SIZE] }, (_, i) => {
      const word = a[queueAt(s, i)];
      const seat = returnerOf(word);
      return { seat, card: isSelf(viewer, seat) ? CARDS[kindQueued(word)] : null };
    }),
    handSizes: seats.map((seat) => a[at.HAND_SIZE + seat]),
    hands: seats.map((seat) => (isSelf(viewer, seat) ? cardsOf(s, seat, () => true) : null)),
    known: seats.map((seat) =>
      typeof viewer === 'number' ? cardsOf(s, seat, (word) => ((knownByIn(word) >> viewer) & 1) === 1) : [],
    ),
    privateTitles: seats.map((seat) =>
      a[at.PRIVATE + seat] >= 0 && knowsTitle(s, viewer, seat) ? TITLES[a[at.PRIVATE + seat]] : null,
    ),
    titlesDealt: seats.filter((seat) => a[at.PRIVATE + seat] >= 0).length,
    standings: standingsFor(s, viewer),
    ...(typeof viewer === 'number' && prompt.type === 'turn' ? { idle: idleCards(s, viewer) } : {}),
  };
}

function isSelf(viewer: Viewer, seat: number): boolean {
  return viewer === 'all' || viewer === seat;
}

function cardsOf(s: State, seat: number, isSeen: (word: number) => boolean): Card[] {
  const words = Array.from(s.a.subarray(handOf(seat), handOf(seat) + s.a[at.HAND_SIZE + seat]));
  return words.filter(isSeen).map((word) => CARDS[kindIn(word)]);
}

function knowsTitle(s: State, viewer: Viewer, seat: number): boolean {
  return isSelf(viewer, seat) || isShown(s, seat);
}

/** KBY-5.5: open titles for all, a private one for its holder. */
export function titlesKnownTo(s: State, viewer: Viewer): number[] {
  const titles = openTitles(s);
  for (const seat of seatsOf(s)) {
    const title = s.a[at.PRIVATE + seat];
    if (title >= 0 && knowsTitle(s, viewer, seat) && !isShown(s, seat)) titles.push(title);
  }
  return titles;
}

function standingsFor(s: State, viewer: Viewer): Standing[] {
  countAll(s);
  return titlesKnownTo(s, viewer).map((title) => {
    const holder = holderOf(s, title);
    const privateOf = seatsOf(s).find((seat) => s.a[at.PRIVATE + seat] === title);
    return {
      title: TITLES[title],
      value: s.values[title],
      counts: seatsOf(s).map((seat) => countOf(s, seat, title)),
      holder: holder < 0 ? null : holder,
      privateOf: privateOf ?? null,
    };
  });
}

function promptFor(s: State, viewer: Viewer): Prompt {
  const seat = s.a[at.CURRENT];
  const stage = at.stageOf(s);
  switch (stage) {
    case at.REMOVE_NATIONS:
    case at.LAY_TITLES:
    case at.DEAL_TITLES:
    case at.HANDS:
    case at.CHOOSE_FIRST:
      return { type: 'set-up' };
    case at.DRAW:
      return { type: 'wait', seat };
    case at.TURN:
    case at.RETURN:
      return viewer === seat ? promptToPlay(s) : { type: 'wait', seat };
    case at.OVER:
      return { type: 'over' };
    default:
      return unreachable(stage);
  }
}

function promptToPlay(s: State): Prompt {
  const drawing = s.a[at.ENDING] === 0;
  const turnsLeft = turnsToGuard(s);
  // Two rounds are time enough to change one's mind.
  const isNear = turnsLeft <= 2 * s.seats;
  const guarded = isNear
    ? ({ guard: turnsLeft === 1 ? 'now' : 'near', turnsLeft } as const)
    : ({ guard: 'far', turnsLeft: 0 } as const);
  return at.stageOf(s) === at.RETURN
    ? { type: 'return', returned: s.a[at.PENDING], drawing, ...guarded, final: true }
    : { type: 'turn', drawing, ...guarded, final: true };
}
