import type { Action, GameEvent, Lang, Result, ScoreLine, Seat, View } from '@four-crowns/core';
import type { ComponentType } from 'react';

export type { Lang };

/** An event as a viewer gets it: it contains the secret only for those allowed to know it. */
export type Seen<E extends GameEvent> = E extends { readonly secret: infer S }
  ? Omit<E, 'secret'> & { readonly secret?: S }
  : 'secret' extends keyof E
    ? E
    : E & { readonly secret?: undefined };

/**
 * What a game's components are given. They show and ask but never judge: `choices` holds what is legal, and any other
 * action may be sent all the same, to be refused with its rule.
 */
export interface ScreenProps<
  V extends View = View,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  C = unknown,
> {
  readonly view: V;
  /** The viewer's seat; undefined for a spectator. */
  readonly seat: Seat | undefined;
  /** Everything legal for `seat` now, in the order of `legal`; empty if the seat need not act. */
  readonly choices: readonly A[];
  readonly scores: readonly ScoreLine[];
  /** By seat. */
  readonly names: readonly string[];
  readonly lang: Lang;
  /** What has just happened, oldest first. For animation only: `view` alone determines the final picture. */
  readonly events: readonly Seen<E>[];
  /** What the recap shows: everything since the viewer last acted. The board marks the places. */
  readonly recent: readonly Seen<E>[];
  /** The log line being pointed at, whose place the board shows. */
  readonly pointed: Seen<E> | undefined;
  /** 0 = no animation, 1 = normal, 2 = slow. */
  readonly speed: number;
  /**
   * What the viewer has selected and not yet used, such as a tile in the hand whose targets the board highlights. Its
   * meaning is the game's; the frame stores it because several components share it. A game drops a selection that is
   * no longer valid. Selecting something else dismisses a refusal, but what follows a `~` is only looked at and does
   * not.
   */
  readonly chosen: C | undefined;
  readonly choose: (chosen: C | undefined) => void;
  readonly act: (action: A) => void;
}

/** What a game provides to the frame. Loaded when the game is first opened. */
export interface GameScreen<
  V extends View = View,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  C = unknown,
> {
  /** The middle of the table; it fills the room it is given. */
  readonly Board: ComponentType<ScreenProps<V, A, E, C>>;
  /** What belongs to the viewer: hand, tiles, choices without a place on the board. */
  readonly Hand: ComponentType<ScreenProps<V, A, E, C>>;
  /** One player's public state, inside the frame's player plate. */
  readonly Player: ComponentType<ScreenProps<V, A, E, C> & { readonly of: Seat }>;
  /** What all players share beside the board: cards in play, piles, running scores. */
  readonly Table: ComponentType<ScreenProps<V, A, E, C>>;
  /** The piece of a seat, 1.25em high by default. Beside a name it shows which seat that is. */
  readonly Mark: ComponentType<{ readonly seat: Seat; readonly size?: string }>;
  /** How the match ended, in place of the score sheet, for games without points. */
  readonly Ending?: ComponentType<ScreenProps<V, A, E, C> & { readonly result: Result }>;
  /** The picture of a score line, 2rem high, for the final count. */
  readonly ScoreIcon: ComponentType<{ readonly label: string }>;
  /** The board in words, for screen readers and tests. */
  readonly describe: (props: ScreenProps<V, A, E, C>) => string;
  /** The prompt as one plain sentence. */
  readonly prompt: (props: ScreenProps<V, A, E, C>) => string;
  /** One event as a sentence, or undefined if it should not be in the log. */
  readonly tell: (event: Seen<E>, names: readonly string[], lang: Lang) => string | undefined;
  /** The seat an event is about, for the mark of its line. By default the event's `seat`. */
  readonly about?: (event: Seen<E>) => Seat | undefined;
  /** A refusal as a sentence. */
  readonly refuse: (
    refusal: { readonly rule: string; readonly facts: { readonly [key: string]: unknown } },
    names: readonly string[],
    lang: Lang,
  ) => string;
  readonly scoreLabel: (label: string, lang: Lang) => string;
  /**
   * The event whose places the board shows for an action of `seat`; undefined if it has none. Without this function,
   * the action is taken for its event, because they have the same type and places.
   */
  readonly pointAt?: (action: A, seat: Seat) => Seen<E> | undefined;
  /** Whether the action makes undo impossible. The frame then asks for confirmation. */
  readonly isFinal: (view: V, action: A) => boolean;
  /**
   * What the frame asks before a final action, such as “End your turn?”. Without it the frame asks a general
   * question.
   */
  readonly question?: (props: ScreenProps<V, A, E, C>, action: A) => string;
}

/**
 * Erases a screen's types, for the frame, which only passes on what the server sent for this game. This is the only
 * place where the types are erased.
 */
export function anyScreen<V extends View, A extends Action, E extends GameEvent, C>(
  screen: GameScreen<V, A, E, C>,
): GameScreen;
export function anyScreen(screen: GameScreen): GameScreen {
  return screen;
}
