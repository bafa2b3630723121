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
  /** The numbered rules, as Markdown. */
  readonly rules: { readonly [l in Lang]: () => Promise<string> };
  readonly options: readonly OptionField[];
}

/**
 * One option of a table, as `new table` asks for it. Words come from the game's catalog:
 * `options.<key>.label`, `.help` and `.values.<value>`.
 */
export type OptionField =
  | { readonly kind: 'switch'; readonly key: string }
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly values: readonly string[];
      readonly more?: More;
    };

/** What one of the values opens up; `words` is the group of the catalog that names the items. */
export type More =
  | {
      readonly value: string;
      readonly kind: 'pick';
      readonly count: number;
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
