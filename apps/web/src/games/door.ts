import type { Action, GameEvent, Seat } from '@four-crowns/core';
import type { ComponentType } from 'react';
import type { GameScreen } from '@four-crowns/ui-kit/screen.ts';
import type { Lang } from '../words/langs.ts';

/** A game's words as the frame reads them: a tree; which keys there must be, its own types watch over. */
export type GameWords = { readonly [key: string]: string | GameWords };

/**
 * What the frame knows of a game. Name, sentence and cover are there at once, for home; everything
 * else is fetched when first needed.
 */
export interface GameDoor {
  readonly id: string;
  readonly name: { readonly [l in Lang]: string };
  readonly tagline: { readonly [l in Lang]: string };
  /** A picture, 4 to 3; fills its box. */
  readonly Cover: ComponentType;
  readonly screen: () => Promise<GameScreen>;
  readonly words: { readonly [l in Lang]: () => Promise<GameWords> };
  /** What the bots say for and against a turn. */
  readonly reasons: { readonly [l in Lang]: () => Promise<GameWords> };
  /** The event whose places the board shows for an action of `seat`. */
  readonly pointAt: (action: Action, seat: Seat) => GameEvent;
  /** The numbered rules, as Markdown. */
  readonly rules: { readonly [l in Lang]: () => Promise<string> };
  readonly options: readonly OptionField[];
}

/**
 * One option of a table, as `new table` asks for it. Words come from the game's catalog:
 * `options.<key>.label`, `.help` and `.values.<value>`.
 */
export type OptionField = {
  /** Only at tables with one of these numbers of seats; at all tables unless told. */
  readonly seats?: readonly number[];
} & OptionKind;

type OptionKind =
  | { readonly kind: 'switch'; readonly key: string }
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly values: readonly (string | number)[];
      readonly more?: More;
    }
  /** A whole number for each of many things; only those that differ from `starts` stand in the options. */
  | {
      readonly kind: 'numbers';
      readonly key: string;
      readonly starts: () => Promise<{ readonly [item: string]: number }>;
      /** The group of the catalog that names the items. */
      readonly words: string;
      readonly least: number;
      readonly most: number;
      /** A sentence of the option's own words that stands above the numbers. */
      readonly note: string;
    };

/** What one of the values opens up; `words` is the group of the catalog that names the items. */
export type More =
  | {
      readonly value: string;
      readonly kind: 'pick';
      /** How many, or how many for each number of seats; where that is none, the value is not offered. */
      readonly count: number | { readonly [seats: number]: number };
      readonly from: readonly string[];
      readonly words: string;
    }
  | {
      readonly value: string;
      readonly kind: 'lay';
      readonly count: number;
      readonly from: readonly string[];
      readonly words: string;
      /** The key under which an item stands in the options. */
      readonly item: string;
    }
  | { readonly value: string; readonly kind: 'seat' };
