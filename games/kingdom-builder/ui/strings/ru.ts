import type { TranslationOf } from '@four-crowns/core';
import type { en } from './en.ts';

export const ru: TranslationOf<typeof en> = {
  board: {
    label: 'Поле «Создателя Королевства»',
    help: 'Стрелки ведут по областям. N и Shift+N — по подсвеченным. Enter — действие, Escape — отмена. Плюс, минус и ноль меняют масштаб.',
    free: 'свободно',
    settlement: 'поселение: {seat}',
    lifted: 'поднято отсюда',
    tilesLeft:
      '{left, plural, =0 {жетонов нет} one {остался # жетон} few {осталось # жетона} many {осталось # жетонов} other {осталось # жетона}}',
    build: 'можно построить',
    lift: 'можно поднять',
    place: 'можно поставить сюда',
    lit: '{count, plural, =0 {Подсвеченных областей нет.} one {Подсвечена # область: {list}.} few {Подсвечены # области: {list}.} many {Подсвечено # областей: {list}.} other {Подсвечено # области: {list}.}}',
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    whole: 'Всё поле',
    cancel: 'Отмена',
  },
  table: {
    label: 'Карты и золото',
    castles: 'Замки',
    castlesHelp: 'Каждый замок, рядом с которым вы построили, приносит 3 золотых.',
    total: 'Золото',
    gold: '{count, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}',
    pile: 'Колода',
    discard: 'Сброс',
    removed: 'Вне игры',
    cards: '{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  },
  hand: {
    label: 'Ваше',
    card: 'Ваша карта местности',
    noCard: 'Нет карты местности',
    next: 'Следующий ход',
    tiles: 'Жетоны локаций',
    noTiles: 'Постройте рядом с локацией, чтобы получить её жетон.',
    takeUp: 'Возьмите жетон, и подсветятся его цели.',
    ready: 'готов',
    idle: 'не сейчас',
    unused: 'ещё не применён',
    used: 'применён',
    fresh: 'новый',
    resting: 'на руках',
    stock:
      '{count, plural, one {# поселение в резерве} few {# поселения в резерве} many {# поселений в резерве} other {# поселения в резерве}}',
    left: '{count, plural, =0 {Обязательное действие выполнено} one {Осталось построить # поселение} few {Осталось построить # поселения} many {Осталось построить # поселений} other {Осталось построить # поселения}}',
  },
  player: {
    stock:
      '{count, plural, one {осталось # поселение} few {осталось # поселения} many {осталось # поселений} other {осталось # поселения}}',
    hidden: 'Карта местности, скрыта',
    shown: 'Карта местности: {terrain}',
    none: 'Нет карты местности',
    lastRound: 'Последний раунд',
    gold: '{count, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}',
    first: 'Первый игрок',
    noTiles: 'жетонов нет',
  },
  confirm: {
    'end-turn': 'Завершить ход?',
  },
  describe: {
    sectors: 'Секторы: слева вверху {a}, справа вверху {b}, слева внизу {c}, справа внизу {d}.',
    cards: 'Карты: {list}.',
    castles: 'Замки: {list}.',
    location:
      '{tile} на {hex}: {left, plural, =0 {жетонов нет} one {остался # жетон} few {осталось # жетона} many {осталось # жетонов} other {осталось # жетона}}.',
    settlements:
      '{count, plural, =0 {{seat}: на поле нет поселений; в резерве {stock}, золота {gold}.} other {{seat}: {list}; в резерве {stock}, золота {gold}.}}',
    tiles: '{seat}, жетоны: {list}.',
    lastRound: 'Это последний раунд.',
  },
};
