import type { SeatMask } from '@four-crowns/core';
import type { Advisor, Building, Enemy, Good, Phase, Race } from './data.ts';

type OfGoods = { readonly gold: number; readonly wood: number; readonly stone: number };

export type Event =
  /** KBG-1.6, KBG-4.5: first place is 1; `total` is 0 where no dice decided. */
  | { readonly type: 'order'; readonly seat: number; readonly place: number; readonly total: number }
  | { readonly type: 'phase'; readonly year: number; readonly phase: Phase }
  /** KBG-3.2 */
  | { readonly type: 'aid_die'; readonly seat: number }
  /** KBG-3.4: sealed until the last one has chosen. */
  | {
      readonly type: 'aid_chosen';
      readonly seat: number;
      readonly secret: { readonly to: SeatMask; readonly good: Good };
    }
  | { readonly type: 'aid'; readonly seat: number; readonly good: Good; readonly reveals: true }
  /** KBG-14.1 */
  | { readonly type: 'neutral'; readonly dice: readonly number[]; readonly advisor: Advisor }
  /** KBG-14.3 */
  | { readonly type: 'neutral_aside'; readonly die: number }
  /** KBG-9.8 */
  | { readonly type: 'guild'; readonly seat: number }
  | {
      readonly type: 'roll';
      readonly seat: number;
      readonly dice: readonly number[];
      readonly white: readonly number[];
    }
  | { readonly type: 'statue'; readonly seat: number; readonly die: 'coloured' | 'white' }
  | { readonly type: 'chapel'; readonly seat: number }
  | { readonly type: 'keep'; readonly seat: number }
  | {
      readonly type: 'influence';
      readonly seat: number;
      readonly advisor: Advisor;
      readonly dice: readonly number[];
      readonly white: readonly number[];
      readonly plusTwo: boolean;
      readonly market: number;
      readonly envoy: boolean;
    }
  | { readonly type: 'pass'; readonly seat: number }
  | (OfGoods & {
      readonly type: 'help';
      readonly seat: number;
      readonly advisor: Advisor;
      readonly plusTwo: number;
      readonly soldiers: number;
      readonly points: number;
    })
  | { readonly type: 'swap'; readonly seat: number; readonly good: Good }
  | (OfGoods & { readonly type: 'smuggle'; readonly seat: number })
  /** Declined, or nothing to swap. */
  | { readonly type: 'no_help'; readonly seat: number; readonly advisor: Advisor }
  /** KBG-6.5: only the one who looks learns the card. */
  | {
      readonly type: 'peek';
      readonly seat: number;
      readonly reveals?: true;
      readonly secret: {
        readonly to: SeatMask;
        readonly card: Enemy;
        readonly race: Race;
        readonly strength: number;
      };
    }
  | (OfGoods & {
      readonly type: 'build';
      readonly seat: number;
      readonly building: Building;
      readonly points: number;
      readonly envoy: boolean;
    })
  | { readonly type: 'no_building'; readonly seat: number }
  | { readonly type: 'inn'; readonly seat: number }
  | { readonly type: 'town_hall'; readonly seat: number; readonly pay: Good | 'plus_two' }
  | { readonly type: 'no_town_hall'; readonly seat: number }
  | { readonly type: 'embassy'; readonly seat: number }
  /** KBG-10.1 */
  | { readonly type: 'reward'; readonly seat: number }
  | { readonly type: 'envoy_back'; readonly seat: number }
  | { readonly type: 'envoy'; readonly seat: number }
  | { readonly type: 'no_envoy' }
  | (OfGoods & { readonly type: 'recruit'; readonly seat: number; readonly soldiers: number })
  /** KBG-12.1: `reveals` if somebody had looked before. */
  | {
      readonly type: 'enemy';
      readonly card: Enemy;
      readonly race: Race;
      readonly strength: number;
      readonly reveals?: true;
    }
  | { readonly type: 'king_die'; readonly value: number }
  /** KBG-12.3: what the strength is made of; `buildings` are those that count, `bonus` their sum. */
  | {
      readonly type: 'strength';
      readonly seat: number;
      readonly soldiers: number;
      readonly king: number;
      readonly buildings: readonly Building[];
      readonly bonus: number;
      readonly strength: number;
    }
  | {
      readonly type: 'battle';
      readonly seat: number;
      readonly strength: number;
      readonly enemy: number;
      readonly result: BattleResult;
    }
  | (OfGoods & { readonly type: 'spoils'; readonly seat: number; readonly points: number })
  | { readonly type: 'fortress'; readonly seat: number }
  | (OfGoods & { readonly type: 'lost_goods'; readonly seat: number })
  | {
      readonly type: 'destroyed';
      readonly seat: number;
      readonly building: Building;
      readonly points: number;
    }
  | { readonly type: 'lost_points'; readonly seat: number; readonly points: number }
  /** KBG-12.12 */
  | { readonly type: 'strongest'; readonly seat: number }
  | { readonly type: 'year_end'; readonly year: number }
  | { readonly type: 'cathedral'; readonly seat: number; readonly points: number }
  | { readonly type: 'over' };

/** KBG-12.4; `wall`: equal strength won by the Stone Wall. */
export type BattleResult = 'win' | 'wall' | 'draw' | 'loss';
