/** The screen's texts that the game's own catalog does not contain. */
export const en = {
  board: {
    label: 'The table of Game Template',
    prize: 'Prize',
    worth: '{worth, plural, one {# point} other {# points}}',
    carried: '{carried, plural, one {# point} other {# points}} carried over',
    next: 'The next prize is turned up',
    over: 'All prizes are gone',
    bids: 'Bids',
    hidden: 'face down',
    none: 'no bid yet',
    last: 'last: {card}',
  },
  confirm: 'Bid {card}? You are the last, so all bids are turned over.',
  hand: { label: 'Your hand', empty: 'Your hand is empty', card: 'Bid {card}' },
  player: { points: '{points, plural, one {# point} other {# points}}', bid: 'has bid' },
  table: { left: 'Prizes still to come', none: 'none', played: 'Cards left', points: 'Points' },
  describe: {
    prize: 'Prize: {worth, plural, =0 {none} one {# point} other {# points}}. Still to come: {left}.',
    player:
      '{seat}: {points, plural, one {# point} other {# points}}, {bid, select, none {no bid yet} hidden {a card face down} other {bids {bid}}}, cards {cards}.',
  },
};
