import type { Card, Crown, Faction, Region } from './data.ts';

/** The step that is due: the stages in which a seat is asked. */
export type Step = 'turn' | 'effect' | 'summon' | 'saxon_effect' | 'saxon_summon';

type None = Record<never, never>;
type OfCard = { readonly card: Card };
type Between = { readonly a: Region; readonly b: Region };

/** Every prohibition: the paragraph that forbids, and the facts its sentence shows. */
export type Reason =
  /** Followers, cards, slots and the first player come by chance; nobody chooses them. */
  | { readonly rule: 'TKD-1.9'; readonly facts: None }
  | { readonly rule: 'TKD-2.1'; readonly facts: { readonly seat: number } }
  /** `left`: whether there is any card to play. */
  | { readonly rule: 'TKD-2.3'; readonly facts: OfCard & { readonly left: 'some' | 'none' } }
  /** Another step is due now. */
  | { readonly rule: 'TKD-2.6'; readonly facts: { readonly step: Step } }
  /** The card can do more than this. */
  | { readonly rule: 'TKD-3.1'; readonly facts: OfCard }
  /** The card can do nothing on this board, so nothing can be chosen for it. */
  | { readonly rule: 'TKD-3.2'; readonly facts: OfCard }
  | { readonly rule: 'TKD-3.3'; readonly facts: { readonly region: Region } }
  /** `supply` with the followers that the card returns first, if it does (`counted`). */
  | {
      readonly rule: 'TKD-3.4';
      readonly facts: {
        readonly faction: Crown;
        readonly supply: number;
        readonly counted: 'now' | 'after_return';
      };
    }
  | { readonly rule: 'TKD-3.5'; readonly facts: { readonly region: Region; readonly faction: Faction } }
  | { readonly rule: 'TKD-3.6'; readonly facts: Between }
  | { readonly rule: 'TKD-3.7'; readonly facts: { readonly region: Region; readonly faction: Crown } }
  /** `left`: whether the card can do anything else. */
  | { readonly rule: 'TKD-3.8'; readonly facts: Between & OfCard & { readonly left: 'some' | 'none' } }
  /** The card does something else. */
  | { readonly rule: 'TKD-3.9'; readonly facts: OfCard }
  /** A swap or a move needs two regions. */
  | { readonly rule: 'TKD-3.10'; readonly facts: { readonly region: Region } }
  | { readonly rule: 'TKD-4.2'; readonly facts: { readonly region: Region; readonly faction: Crown } }
  /** Another faction is to be placed now. */
  | { readonly rule: 'TKD-5.4'; readonly facts: { readonly faction: Crown } }
  | {
      readonly rule: 'TKD-5.6';
      readonly facts: { readonly region: Region; readonly because: 'disc' | 'face_down' };
    }
  /** The disc must be laid on one of the two cards, or there is none to lay. */
  | { readonly rule: 'TKD-5.7'; readonly facts: { readonly has: 'disc' | 'none' } }
  | { readonly rule: 'TKD-7.9'; readonly facts: None }
  /** Spy, and no other card, copies another player's top card; without any it is played plainly. */
  | {
      readonly rule: 'TKD-8.2';
      readonly facts: { readonly because: 'other_card' | 'no_pile' | 'pile' | 'fullest_pile' };
    }
  | { readonly rule: 'TKD-8.5'; readonly facts: None }
  /** Aid: the faction most numerous in the supply. */
  | { readonly rule: 'TKD-8.6'; readonly facts: { readonly faction: Crown } }
  /** Suppress: the second follower is of another faction. */
  | { readonly rule: 'TKD-8.12'; readonly facts: None }
  /** Not among the Saxons' equal results. */
  | { readonly rule: 'TKD-10.8'; readonly facts: None }
  | { readonly rule: 'TKD-11.2'; readonly facts: None };
