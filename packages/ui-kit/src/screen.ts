import type { Action, GameEvent, Lang, Result, ScoreLine, Seat, View } from '@four-crowns/core';
import type { ComponentType } from 'react';

export type { Lang };

/** An event as a viewer gets it: its secret is there only for those who may know it. */
export type Seen<E extends GameEvent> = E extends { readonly secret: infer S }
  ? Omit<E, 'secret'> & { readonly secret?: S }
  : 'secret' extends keyof E
    ? E
    : E & { readonly secret?: undefined };

/**
 * All that a game's screen is given. It shows and asks, it never judges: what is legal stands in
 * `choices`, and an action that is not there may be sent all the same, to be refused with its rule.
 */
export interface ScreenProps<
  V extends View = View,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  C = unknown,
> {
  readonly view: V;
  /** Whose eyes; undefined for a spectator. */
  readonly seat: Seat | undefined;
  /** Everything legal for `seat` now, in the order of `legal`; empty if it is not asked. */
  readonly choices: readonly A[];
  readonly scores: readonly ScoreLine[];
  /** By seat. */
  readonly names: readonly string[];
  readonly lang: Lang;
  /** What has just happened, oldest first, for motion only: the final picture is `view` alone. */
  readonly events: readonly Seen<E>[];
  /** What the recap tells: everything since the viewer last acted. The board marks its places. */
  readonly recent: readonly Seen<E>[];
  /** The log line pointed at, whose place the board shows. */
  readonly pointed: Seen<E> | undefined;
  /** 0 = no motion, 1 = normal, 2 = slow. */
  readonly speed: number;
  /**
   * What the viewer has taken up and not yet used, such as a tile in the hand whose targets the board
   * lights. A word of the game's own, kept by the frame because several parts of the screen share it;
   * a game drops one that means nothing any more. Taking up something else dismisses a refusal; what
   * follows a `~` in a text is only looked at and does not.
   */
  readonly chosen: C | undefined;
  readonly choose: (chosen: C | undefined) => void;
  readonly act: (action: A) => void;
}

/** What a game brings to the frame. Loaded when first opened. */
export interface GameScreen<
  V extends View = View,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  C = unknown,
> {
  /** The middle of the table; fills the room it is given. */
  readonly Board: ComponentType<ScreenProps<V, A, E, C>>;
  /** The viewer's own things: hand, tiles, choices without a place on the board. */
  readonly Hand: ComponentType<ScreenProps<V, A, E, C>>;
  /** One player's open state, inside the frame's player plate. */
  readonly Player: ComponentType<ScreenProps<V, A, E, C> & { readonly of: Seat }>;
  /** What all share beside the board: cards in play, piles, running scores. */
  readonly Table: ComponentType<ScreenProps<V, A, E, C>>;
  /** The piece of a seat, 1.25em high unless told: beside a name it says whose that is. */
  readonly Mark: ComponentType<{ readonly seat: Seat; readonly size?: string }>;
  /** How it ended, in place of the sheet, where a game has no points. */
  readonly Ending?: ComponentType<ScreenProps<V, A, E, C> & { readonly result: Result }>;
  /** The picture of a score line, 2rem high, for the final count. */
  readonly ScoreIcon: ComponentType<{ readonly label: string }>;
  /** The board in words, for screen readers and tests. */
  readonly describe: (props: ScreenProps<V, A, E, C>) => string;
  /** The prompt as one plain sentence. */
  readonly prompt: (props: ScreenProps<V, A, E, C>) => string;
  /** One event as a sentence; undefined if it is not worth a line. */
  readonly tell: (event: Seen<E>, names: readonly string[], lang: Lang) => string | undefined;
  /** Whom an event is about, for the mark of its line; its `seat` unless told. */
  readonly about?: (event: Seen<E>) => Seat | undefined;
  /** A refusal as a sentence. */
  readonly refuse: (
    refusal: { readonly rule: string; readonly facts: { readonly [key: string]: unknown } },
    names: readonly string[],
    lang: Lang,
  ) => string;
  readonly scoreLabel: (label: string, lang: Lang) => string;
  /**
   * The event whose places the board shows for an action of `seat`; undefined if it has none. Without this, an
   * action and its event have the same type and places.
   */
  readonly pointAt?: (action: A, seat: Seat) => Seen<E> | undefined;
  /** Does this action end what can be taken back? Then the frame asks to confirm. */
  readonly isFinal: (view: V, action: A) => boolean;
  /** What the frame asks before a final action, such as “End your turn?”; without it a question that fits any. */
  readonly question?: (props: ScreenProps<V, A, E, C>, action: A) => string;
}

/**
 * For the frame, which hands on what the server sent for this game; a screen knows its own view and actions. Here, and
 * nowhere else, a screen's types are forgotten.
 */
export function anyScreen<V extends View, A extends Action, E extends GameEvent, C>(
  screen: GameScreen<V, A, E, C>,
): GameScreen;
export function anyScreen(screen: GameScreen): GameScreen {
  return screen;
}
