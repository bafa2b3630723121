import { gameOptions } from '@four-crowns/core';
import type { OptionsOf } from '@four-crowns/core';
import { SIZES } from './data.ts';

/** GT-4: what a table may choose. The form, the lobby, the terminal and the tests are derived from this. */
export const options = gameOptions('game-template', {
  /** GT-4.1 */
  cards: {
    kind: 'choice',
    values: SIZES,
    default: 13,
    isPlain: true,
    words: {
      en: {
        label: 'Cards',
        help: 'How many cards each player has, and how many prizes there are.',
        values: { '13': 'Thirteen', '10': 'Ten', '7': 'Seven' },
      },
      ru: {
        label: 'Карты',
        help: 'Сколько карт у каждого игрока и сколько всего призов.',
        values: { '13': 'Тринадцать', '10': 'Десять', '7': 'Семь' },
      },
    },
  },
  /** GT-4.2 */
  ties: {
    kind: 'choice',
    values: ['carry', 'discard'],
    default: 'carry',
    words: {
      en: {
        label: 'Equal highest bids',
        help: 'What becomes of a prize for which the highest bid was made by several players.',
        values: { carry: 'It goes to the winner of the next round', discard: 'Nobody gets it' },
      },
      ru: {
        label: 'Равные высшие ставки',
        help: 'Что происходит с призом, если высшую ставку сделали несколько игроков.',
        values: { carry: 'Он достаётся победителю следующего раунда', discard: 'Он не достаётся никому' },
      },
    },
  },
});

export type Options = OptionsOf<typeof options.declared>;
