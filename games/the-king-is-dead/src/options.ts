import { gameOptions } from '@four-crowns/core';
import type { OptionsOf } from '@four-crowns/core';

/** TKD-12.1: alone against the Saxons, or without them. */
const ALONE = [1] as const;
const TOGETHER = [2, 3, 4] as const;
const IN_TEAMS = [4] as const;
const CUNNING = { advanced: true } as const;
const WITH_VIKINGS = { vikings: true } as const;

/** TKD-12: what a table may choose. The first value of each is the rulebook's reading. */
export const options = gameOptions(
  'the-king-is-dead',
  {
    /** TKD-8 */
    advanced: {
      kind: 'switch',
      default: false,
      seats: TOGETHER,
      isPlain: true,
      words: {
        en: { label: 'Advanced game', help: 'Three secret cunning cards replace the three Supports.' },
        ru: { label: 'Продвинутая игра', help: 'Три тайные изощрённые карты вместо трёх карт поддержки.' },
      },
    },
    /** TKD-11 */
    vikings: {
      kind: 'switch',
      default: false,
      seats: TOGETHER,
      isPlain: true,
      words: {
        en: { label: 'Vikings', help: 'Black cubes land in the north and the south and may win a region.' },
        ru: { label: 'Викинги', help: 'Чёрные кубики высаживаются на севере и юге и могут взять регион.' },
      },
    },
    /** TKD-10.12 */
    saxonDeckOpen: {
      kind: 'switch',
      default: false,
      seats: ALONE,
      isPlain: true,
      words: {
        en: { label: 'Easier: Saxon card open', help: 'You see the Saxons’ next card in advance.' },
        ru: { label: 'Полегче: карта саксов открыта', help: 'Вы заранее видите следующую карту саксов.' },
      },
    },
    /** TKD-2.7 */
    piles: {
      kind: 'choice',
      values: ['open', 'top'],
      default: 'open',
      unwritten: true,
      seats: TOGETHER,
      words: {
        en: {
          label: 'Played cards',
          help: 'Open: all piles and the whole log can be read at any time. Top card only: others’ covered cards are in neither until the end.',
          values: { open: 'Open', top: 'Top card only' },
        },
        ru: {
          label: 'Сыгранные карты',
          help: 'Открыты: все стопки и весь журнал можно читать всегда. Только верхняя: закрытых карт других игроков до конца нет ни там, ни там.',
          values: { open: 'Открыты', top: 'Только верхняя' },
        },
      },
    },
    first: {
      kind: 'choice',
      values: ['random'],
      default: 'random',
      more: { kind: 'seat' },
      seats: TOGETHER,
      words: {
        en: {
          label: 'First player',
          help: 'Drawn by chance, or a seat of your choice.',
          values: { random: 'Random', chosen: 'A chosen seat' },
        },
        ru: {
          label: 'Первый игрок',
          help: 'По жребию или место на ваш выбор.',
          values: { random: 'По жребию', chosen: 'Названное место' },
        },
      },
    },
    suppressSecond: {
      kind: 'choice',
      values: ['other_faction', 'any_faction'],
      default: 'other_faction',
      needs: CUNNING,
      words: {
        en: {
          label: 'Suppress: second follower',
          help: 'The rulebook says of another faction; the English card says only another follower.',
          values: { other_faction: 'Of another faction', any_faction: 'Of any faction' },
        },
        ru: {
          label: 'Подавление: второй сторонник',
          help: 'В правилах сказано о другой фракции, на английской карте просто о другом стороннике.',
          values: { other_faction: 'Другой фракции', any_faction: 'Любой фракции' },
        },
      },
    },
    undoScope: {
      kind: 'choice',
      values: ['anyone', 'others'],
      default: 'anyone',
      needs: CUNNING,
      words: {
        en: {
          label: 'Undoing a swap is forbidden',
          help: 'Whether one may undo one’s own swap, which only Spy makes possible.',
          values: { anyone: 'To everybody', others: 'Only against others' },
        },
        ru: {
          label: 'Запрет отмены обмена',
          help: 'Можно ли отменить собственный обмен, что возможно только со «Шпионом».',
          values: { anyone: 'Для всех', others: 'Только против других' },
        },
      },
    },
    negotiateWithoutDisc: {
      kind: 'choice',
      values: ['swap', 'spare_disc', 'no_effect'],
      default: 'swap',
      words: {
        en: {
          label: 'Negotiate without a disc',
          help: 'What happens when Spy has already used the disc.',
          values: { swap: 'Swap without a disc', spare_disc: 'Take a spare disc', no_effect: 'No effect' },
        },
        ru: {
          label: 'Переговоры без диска',
          help: 'Что происходит, если диск уже ушёл со «Шпионом».',
          values: { swap: 'Обмен без диска', spare_disc: 'Взять запасной диск', no_effect: 'Без эффекта' },
        },
      },
    },
    quellRegion: {
      kind: 'choice',
      values: ['with_follower', 'free'],
      default: 'with_follower',
      needs: CUNNING,
      words: {
        en: {
          label: 'Quell, Muster, Suppress: region',
          help: 'Whether a region without the named follower can be chosen while another has one.',
          values: { with_follower: 'Where the follower is', free: 'Free choice' },
        },
        ru: {
          label: 'Усмирение, Смотр, Подавление: регион',
          help: 'Можно ли выбрать регион без названного сторонника, пока он есть в другом.',
          values: { with_follower: 'Где есть сторонник', free: 'Свободный выбор' },
        },
      },
    },
    spyPile: {
      kind: 'choice',
      values: ['free', 'fullest'],
      default: 'free',
      needs: CUNNING,
      words: {
        en: {
          label: 'Spy: which pile',
          help: 'Whether the copied card must be one with the fullest effect.',
          values: { free: 'Any pile', fullest: 'The fullest effect' },
        },
        ru: {
          label: 'Шпион: какая стопка',
          help: 'Обязательно ли копировать карту с самым полным эффектом.',
          values: { free: 'Любая', fullest: 'Самый полный эффект' },
        },
      },
    },
    coronationLastResort: {
      kind: 'choice',
      values: ['fewest_cards', 'earliest_card', 'shared'],
      default: 'fewest_cards',
      words: {
        en: {
          label: 'Coronation, nobody is done',
          help: 'What decides a last tie when none of the tied has played all cards.',
          values: { fewest_cards: 'Fewest cards left', earliest_card: 'Earlier last card', shared: 'Shared' },
        },
        ru: {
          label: 'Коронация, никто не сыграл всё',
          help: 'Что решает последнюю ничью, если никто из равных не сыграл все карты.',
          values: {
            fewest_cards: 'Меньше карт осталось',
            earliest_card: 'Более ранняя последняя карта',
            shared: 'Место делится',
          },
        },
      },
    },
    /** TKD-9 */
    teamPlayedAll: {
      kind: 'choice',
      values: ['both', 'first'],
      default: 'both',
      seats: IN_TEAMS,
      words: {
        en: {
          label: 'A team has played all',
          help: 'Whether both partners or the first one count.',
          values: { both: 'With both partners', first: 'With the first partner' },
        },
        ru: {
          label: 'Команда сыграла всё',
          help: 'Считаются оба товарища или первый из них.',
          values: { both: 'С обоими товарищами', first: 'С первым товарищем' },
        },
      },
    },
    secondFaction: {
      kind: 'choice',
      values: ['skip', 'sum'],
      default: 'skip',
      words: {
        en: {
          label: 'No second faction',
          help: 'What counts if only one faction has won struggles.',
          values: { skip: 'Skip the step', sum: 'Followers of both others' },
        },
        ru: {
          label: 'Второй фракции нет',
          help: 'Что считать, если побеждала только одна фракция.',
          values: { skip: 'Пропустить шаг', sum: 'Сторонники обеих других' },
        },
      },
    },
    edictOneForOne: {
      kind: 'switch',
      default: false,
      needs: CUNNING,
      words: {
        en: { label: 'Edict: one for one', help: 'Edict may go on to one for one if nothing else works.' },
        ru: { label: 'Указ: один на один', help: 'Если иначе нельзя, «Указ» меняет одного на одного.' },
      },
    },
    undoEqualFactions: {
      kind: 'switch',
      default: false,
      words: {
        en: {
          label: 'Repeating an equal swap',
          help: 'On: repeating a swap of equal factions between the same regions is forbidden too.',
        },
        ru: {
          label: 'Повтор равного обмена',
          help: 'Включено: повторять обмен одинаковых фракций между теми же регионами тоже нельзя.',
        },
      },
    },
    plotIgnored: {
      kind: 'switch',
      default: true,
      needs: CUNNING,
      words: {
        en: { label: 'Plot is no card left', help: 'On: a hand with only Plot counts as all played.' },
        ru: {
          label: 'Заговор не считается картой',
          help: 'Включено: рука с одним «Заговором» считается сыгранной.',
        },
      },
    },
    vikingsAfterInstability: {
      kind: 'switch',
      default: true,
      needs: WITH_VIKINGS,
      words: {
        en: { label: 'Vikings after instability', help: 'On: a Viking lands after an unstable result too.' },
        ru: {
          label: 'Викинги после нестабильности',
          help: 'Включено: викинг высаживается и после нестабильности.',
        },
      },
    },
    vikingsReturnable: {
      kind: 'switch',
      default: false,
      needs: WITH_VIKINGS,
      words: {
        en: {
          label: 'Vikings can be returned',
          help: 'On: Ambush and Suppress may return Vikings to their stock.',
        },
        ru: {
          label: 'Викингов можно вернуть',
          help: 'Включено: «Засада» и «Подавление» могут вернуть викингов в их запас.',
        },
      },
    },
    saxonFourthStep: {
      kind: 'switch',
      default: true,
      seats: ALONE,
      words: {
        en: {
          label: 'Saxons: fourth key always',
          help: 'Off: results that raise a margin are all equal, and you choose.',
        },
        ru: {
          label: 'Саксы: четвёртый признак всегда',
          help: 'Выключено: результаты, где растёт перевес, равны, и выбираете вы.',
        },
      },
    },
    saxonContestedFirst: {
      kind: 'switch',
      default: true,
      seats: ALONE,
      words: {
        en: {
          label: 'Saxons: contested region first',
          help: 'Off: the second key never looks at the contested region.',
        },
        ru: {
          label: 'Саксы: сначала оспариваемый регион',
          help: 'Выключено: второй признак не смотрит на оспариваемый регион.',
        },
      },
    },
  },
  [
    { advanced: true },
    { vikings: true },
    { advanced: true, vikings: true },
    { advanced: true, vikings: true, piles: 'top' },
    { piles: 'top' },
  ],
);

export type Options = OptionsOf<typeof options.declared>;

export const DEFAULTS: Options = options.defaults;
