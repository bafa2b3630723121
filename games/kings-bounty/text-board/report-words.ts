/** The heads of the balance report. */
export const REPORT_WORDS = {
  en: {
    turnHead: [
      'place in the turn order',
      'wins',
      '95 % interval',
      'expected',
      'drew the last card',
      'wins then',
    ],
    pointsHead: [
      "winner's points",
      'of these obelisks',
      'share',
      'titles, all seats',
      'obelisks, all seats',
      'seat tie-breaks',
      'ended by the guard',
    ],
    titleHead: ['title', 'value', 'in play', 'awarded', 'held by the winner', "share of the winners' points"],
  },
  ru: {
    turnHead: [
      'очерёдность хода',
      'победы',
      '95 % интервал',
      'ожидается',
      'взял последнюю карту',
      'побед при этом',
    ],
    pointsHead: [
      'очки победителя',
      'из них за обелиски',
      'доля',
      'титулы, все места',
      'обелиски, все места',
      'решено местом за столом',
      'прервано защитой от возвратов',
    ],
    titleHead: ['титул', 'ценность', 'в игре', 'присуждён', 'у победителя', 'доля в очках победителей'],
  },
} as const;
