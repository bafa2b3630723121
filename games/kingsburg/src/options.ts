import { gameOptions } from '@four-crowns/core';
import type { OptionsOf } from '@four-crowns/core';

/** KBG-15: what a table may choose. */
export const options = gameOptions('kingsburg', {
  /** KBG-15.1: how often a "+2" token may be added: once a season, or once in each group of dice. */
  plusTwoLimit: {
    kind: 'choice',
    values: ['season', 'group'],
    default: 'season',
    words: {
      en: {
        label: '“+2” tokens',
        help: 'How often a player may add a “+2” token to dice. The Russian rules and the designer say once a season; the English rules say once in each group of dice.',
        values: { season: 'One a season', group: 'One in each group' },
      },
      ru: {
        label: 'Жетоны «+2»',
        help: 'Сколько раз можно добавить жетон «+2» к кубикам. Русские правила и автор игры говорят: один раз за сезон; английские правила — один раз в каждой группе кубиков.',
        values: { season: 'Один за сезон', group: 'Один в группе' },
      },
    },
  },
  /** KBG-15.2: what the Demons of year IV take: points, or a building. */
  year4Demons: {
    kind: 'choice',
    values: ['points', 'building'],
    default: 'points',
    words: {
      en: {
        label: 'Demons of year IV',
        help: 'Lists of the cards disagree about this one. Points: whoever loses gives 4 goods and 1 point, whoever wins gets 1 gold and 1 point. Building: whoever loses gives 4 goods and a building, whoever wins gets 1 gold.',
        values: { points: 'Take a point', building: 'Take a building' },
      },
      ru: {
        label: 'Демоны IV года',
        help: 'Списки карт расходятся в этой одной. Очко: проигравший теряет 4 товара и 1 очко, победитель получает 1 золото и 1 очко. Здание: проигравший теряет 4 товара и здание, победитель получает 1 золото.',
        values: { points: 'Забирают очко', building: 'Разрушают здание' },
      },
    },
  },
});

export type Options = OptionsOf<typeof options.declared>;
