import { card, nation, ofNation, title } from './names-ru.ts';
import { chosen } from './select.ts';
import type { Words } from './words.ts';

const { none, ...cards } = card;
const cardName = `«${chosen('card', cards, 'неизвестная карта')}»`;
const holdingName = `«${chosen('holding', cards, 'владение')}»`;
const garrisonName = `«${chosen('garrison', cards, 'гарнизон')}»`;
const withGarrison = chosen('garrison', { none }, `гарнизон ${garrisonName}`);
const titleName = `«${chosen('title', title, 'другой титул')}»`;
const nationName = chosen('nation', nation, 'другой народ');
const castleOf = chosen('nation', ofNation, 'этого народа');
/** Where a refused unit can be played. */
const openGarrison = chosen(
  'openGarrison',
  { none: '' },
  ` с гарнизоном «${chosen('openGarrison', cards, 'гарнизон')}»`,
);
const elsewhere = `{open, select, none {Эту карту можно только вернуть.} other {Эту карту можно сыграть на владение «${chosen('open', cards, 'владение')}»${openGarrison} игрока {of}.}}`;
const cardsCount = '{returned, plural, one {# карта} few {# карты} many {# карт} other {# карты}}';
const turnsLeft = '{turnsLeft, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}';

export const ru = {
  name: "King's Bounty. Настольная игра",
  tagline: 'Возводите замки, захватывайте чужие и добивайтесь титулов, которыми награждает король.',

  nation,
  card: { ...cards, none },
  title,

  cardHelp: {
    tower: 'Замок силы 1. Кладётся перед вами и позволяет играть отряды своего народа.',
    fortress: 'Замок силы 2. Кладётся перед вами и позволяет играть отряды своего народа.',
    citadel: 'Замок силы 3. Кладётся перед вами и позволяет играть отряды своего народа.',
    obelisk: 'Владение, не принадлежащее ни одному народу. В конце приносит владельцу 2 очка.',
    archer: 'Сила 2. Встаёт гарнизоном в вашем владении или захватывает чужое, если оно слабее.',
    warrior: 'Сила 3. Встаёт гарнизоном в вашем владении или захватывает чужое, если оно слабее.',
    mage: 'Сила 4. Встаёт гарнизоном в вашем владении или захватывает чужое, если оно слабее.',
    hero: 'Захватывает любое чужое владение, как бы оно ни защищалось, и выходит из игры.',
    monster: 'Уничтожает любое владение вместе с гарнизоном, в том числе ваше, и выходит из игры.',
  },
  titleHelp: {
    emperor: 'Замки наибольшего числа разных народов.',
    great_architect: 'Больше всех замков любых народов.',
    keeper_of_secrets: 'Больше всех обелисков.',
    conqueror: 'Больше всех владений с гарнизонами.',
    king_of_the_elves: 'Больше всех замков эльфов.',
    thane_of_the_dwarves: 'Больше всех замков гномов.',
    chieftain_of_the_orcs: 'Больше всех замков орков.',
    lord_of_the_dead: 'Больше всех замков нежити.',
    field_marshal: 'Больше всех владений с гарнизонами людей.',
    prince_of_the_elves: 'Больше всех владений с гарнизонами эльфов.',
    prince_of_the_dwarves: 'Больше всех владений с гарнизонами гномов.',
    prince_of_the_orcs: 'Больше всех владений с гарнизонами орков.',
    prince_of_the_undead: 'Больше всех владений с гарнизонами нежити.',
    sharpshooter: 'Больше всех владений с гарнизонами стрелков.',
    swordmaster: 'Больше всех владений с гарнизонами воинов.',
    grand_magister: 'Больше всех владений с гарнизонами волшебников.',
    tower_builder: 'Больше всех башен.',
    fortress_builder: 'Больше всех крепостей.',
    citadel_builder: 'Больше всех цитаделей.',
    vandal: 'Последним сыграл чудовище. Отнимает очки.',
    staff_rat: 'Последним сыграл героя. Отнимает очки.',
  },

  events: {
    'remove-nation': `В этой партии не участвуют со всеми своими картами и двумя титулами: ${nationName}.`,
    'lay-title': `Титул этой партии: ${titleName}.`,
    'private-title': '{seat}: получен личный титул.',
    'private-titleKnown': `{seat}: получен личный титул ${titleName}.`,
    'first-player': 'Первым ходит игрок {seat}.',
    'last-player': 'Карта последнего игрока у игрока {seat}.',
    draw: '{seat} берёт карту.',
    drawKnown: `{seat} берёт карту ${cardName}.`,
    'play-holding': `{seat} выкладывает владение ${cardName}.`,
    garrison: `{seat} ставит гарнизон во владение ${holdingName}: ${cardName}${chosen('replaced', { none: '' }, `. Сброшен отряд «${chosen('replaced', cards, '')}»`)}.`,
    capture: `{seat} захватывает владение ${holdingName} отрядом ${cardName}.`,
    hero: `{seat} захватывает владение ${holdingName} с помощью карты ${cardName}; герой выходит из игры.`,
    monster: `{seat} уничтожает владение ${holdingName} с помощью карты ${cardName}; чудовище выходит из игры.`,
    'lose-holding': `{seat} теряет владение ${holdingName}${chosen('garrison', { none: '' }, `. Сброшен отряд ${garrisonName}`)}.`,
    return: '{seat} кладёт карту под колоду.',
    returnKnown: `{seat} кладёт под колоду карту ${cardName}.`,
    returned:
      '{seat} возвращает в колоду {cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
    'turn-up': `Личный титул игрока {seat} раскрыт: ${titleName}.`,
    'nobody-has': `Раскрывать нечего: ни у кого нет личного титула ${titleName}.`,
    'lose-title': `{seat} теряет титул ${titleName}.`,
    'gain-title': `{seat} получает титул ${titleName}.`,
    'last-card': 'Из колоды взята последняя карта.',
    'deck-out':
      'Из колоды взята последняя карта. {left, select, turns {Партию завершит ход игрока {of}.} round {Её взял последний игрок, поэтому у каждого есть ещё один ход, и партию завершит ход игрока {of}.} other {Её взял последний игрок, и партия окончена.}}',
    'show-title': `{seat} показывает личный титул ${titleName}.`,
    over: '{because, select, guard {Никто так долго не играл карт, что партия окончена. Подсчитываются очки.} other {Партия окончена. Подсчитываются очки.}}',
  },

  prompts: {
    wait: 'Ходит {seat}',
    turn: `{drawing, select, true {{guard, select, now {Сыграйте карту: возврат сейчас закончит партию} near {Сыграйте карту или верните карты. Ещё ${turnsLeft} возвратов — и партия окончена} other {Сыграйте карту или верните карты под колоду}}} other {Ваш последний ход: сыграйте карту или верните карты. Из колоды больше не берут}}`,
    return: `{drawing, select, true {{guard, select, now {Возвращено: ${cardsCount}. Завершить сейчас — закончить партию} near {Возвращено: ${cardsCount}. Верните ещё одну или завершите. Ещё ${turnsLeft} возвратов — и партия окончена} other {Возвращено: ${cardsCount}. Верните ещё одну или завершите и возьмите столько же}}} other {Возвращено: ${cardsCount}. Верните ещё одну или завершите. Из колоды больше не берут}}`,
    'set-up': 'Карты сдаются',
    over: 'Партия окончена',
  },

  actions: {
    'play-holding': `Выложить ${cardName}`,
    'play-unit': `${cardName} на владение ${holdingName} игрока {seat} (${withGarrison})`,
    return: `Вернуть ${cardName}`,
    done: 'Завершить',
  },

  refusals: {
    'KBY-1': {
      '8': 'Народы, титулы, карты и первый игрок определяются случаем, выбрать их сейчас нельзя. Что стол может назначить заранее, указано в его настройках.',
    },
    'KBY-2': {
      '1': 'Сейчас ходит {seat}, и только этот игрок может действовать. Дождитесь своего хода.',
      '2': `В этот ход вы уже возвращаете карты (${cardsCount}), а за ход можно либо играть, либо возвращать: карту ${cardName} сейчас не сыграть. {left, select, 0 {Завершите ход} other {Верните ещё карты или завершите ход}}; либо сначала заберите возвращённое назад.`,
      '3': 'Вы ничего не вернули, а пропустить ход нельзя. {playable, select, 0 {Сыграть сейчас ничего нельзя, поэтому верните хотя бы одну карту.} other {Сыграйте карту или верните хотя бы одну.}}',
      '4': `Карты ${cardName} у вас на руке нет. {left, select, 0 {Вы вернули все карты: завершите ход или заберите их назад.} other {Выберите одну из своих карт.}}`,
    },
    'KBY-3': {
      '2': `Карту ${cardName} сыграть нельзя: перед вами нет замка ${castleOf}. {castle, select, hand {Сначала выложите тот, что у вас на руке.} others {Такой замок можно выложить или отобрать у другого игрока.} other {Его пока нет ни у кого: нужно взять его из колоды и выложить.}}`,
      '4': `{holding, select, none {Карту ${cardName} играют на владение, а на столе нет ни одного.} other {Такого владения перед игроком {seat} нет: ${holdingName} (${withGarrison}).}} ${elsewhere}`,
      '7': `{holding, select, none {У отряда ${cardName} сила {strength}. Своих владений у вас нет, а у слабейшего из чужих защита {defence}.} other {У отряда ${cardName} сила {strength}, а у владения ${holdingName} — {defence}: для захвата нужно больше.}} ${elsewhere}`,
      '8': `У отряда ${cardName} сила {strength}, а у гарнизона ${garrisonName} — {defence}. {defence, select, 4 {Отряда сильнее нет: с этим владением справятся только герой или чудовище.} other {Для захвата нужно больше.}} ${elsewhere}`,
      '9': `{holding, select, none {Карта ${cardName} захватывает только чужие владения, а у других игроков их сейчас нет.} other {Владение ${holdingName} ваше собственное, а герой захватывает только чужие.}} ${elsewhere}`,
    },
    'KBY-7': {
      '6': 'Партия окончена, больше никто не ходит. Можно рассмотреть стол и очки.',
    },
  },

  scores: { ...title, obelisks: 'Обелиски', total: 'Всего очков' },
  outcome: {
    points: 'Победа по очкам',
    'seat-order': 'Очков поровну: побеждает тот, кто сидит ближе к первому игроку',
  },
  parted: {
    'seat-order': '{seat} выше, чем {of}: очков поровну, но ближе к первому игроку.',
  },
} as const satisfies Words;
