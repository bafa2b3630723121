import { card, nation, title } from './names-en.ts';
import { chosen } from './select.ts';
import type { Words } from './words.ts';

const { none, ...cards } = card;
const cardName = chosen('card', cards, 'a card');
const holdingName = chosen('holding', cards, 'a holding');
const garrisonName = chosen('garrison', cards, 'garrison');
const titleName = chosen('title', title, 'another title');
const nationName = chosen('nation', nation, 'another nation');
const castleNeeded =
  '{nation, select, elves {an elven castle} dwarves {a dwarven castle} undead {an undead castle} orcs {an orcish castle} other {a castle of that nation}}';
/** Where a refused unit can be played. */
const openGarrison = chosen(
  'openGarrison',
  { none: '' },
  ` with ${chosen('openGarrison', cards, 'a garrison')}`,
);
const elsewhere = `{open, select, none {This card can only be returned.} other {This card can be played onto the ${chosen('open', cards, 'holding')}${openGarrison} of {of}.}}`;
const cardsCount = '{returned, plural, one {# card} other {# cards}}';
const turnsLeft = '{turnsLeft, plural, one {# turn} other {# turns}}';

export const en = {
  name: "King's Bounty: The Card Game",
  tagline: 'Raise castles, storm those of others, and win the titles that the king awards.',

  nation,
  card: { ...cards, none },
  title,

  cardHelp: {
    tower: 'A castle of strength 1. Put it in front of you; it lets you play units of its nation.',
    fortress: 'A castle of strength 2. Put it in front of you; it lets you play units of its nation.',
    citadel: 'A castle of strength 3. Put it in front of you; it lets you play units of its nation.',
    obelisk: 'A holding of no nation, worth 2 points at the end to whoever owns it.',
    archer: 'Strength 2. Garrisons a holding of yours, or captures a weaker one of another player.',
    warrior: 'Strength 3. Garrisons a holding of yours, or captures a weaker one of another player.',
    mage: 'Strength 4. Garrisons a holding of yours, or captures a weaker one of another player.',
    hero: 'Takes any holding of another player, however strong, and leaves the game.',
    monster: 'Destroys any holding with its garrison, your own included, and leaves the game.',
  },
  titleHelp: {
    emperor: 'Castles of the most different nations.',
    great_architect: 'The most castles, of any nation.',
    keeper_of_secrets: 'The most obelisks.',
    conqueror: 'The most holdings with a garrison.',
    king_of_the_elves: 'The most elven castles.',
    thane_of_the_dwarves: 'The most dwarven castles.',
    chieftain_of_the_orcs: 'The most orcish castles.',
    lord_of_the_dead: 'The most undead castles.',
    field_marshal: 'The most holdings garrisoned by humans.',
    prince_of_the_elves: 'The most holdings garrisoned by elves.',
    prince_of_the_dwarves: 'The most holdings garrisoned by dwarves.',
    prince_of_the_orcs: 'The most holdings garrisoned by orcs.',
    prince_of_the_undead: 'The most holdings garrisoned by undead.',
    sharpshooter: 'The most holdings garrisoned by archers.',
    swordmaster: 'The most holdings garrisoned by warriors.',
    grand_magister: 'The most holdings garrisoned by mages.',
    tower_builder: 'The most towers.',
    fortress_builder: 'The most fortresses.',
    citadel_builder: 'The most citadels.',
    vandal: 'The last to have played a monster. A penalty.',
    staff_rat: 'The last to have played a hero. A penalty.',
  },

  events: {
    'remove-nation': `Out of this game, with all their cards and two titles: ${nationName}.`,
    'lay-title': `Title in the game: ${titleName}.`,
    'private-title': '{seat} is dealt a private title.',
    'private-titleKnown': `{seat} is dealt a private title: ${titleName}.`,
    'first-player': '{seat} goes first.',
    'last-player': '{seat} holds the last-player card.',
    draw: '{seat} draws a card.',
    drawKnown: `{seat} draws a card: ${cardName}.`,
    'play-holding': `{seat} builds: ${cardName}.`,
    garrison: `{seat} garrisons the ${holdingName} with ${cardName}${chosen('replaced', { none: '' }, `. Discarded: ${chosen('replaced', cards, '')}`)}.`,
    capture: `{seat} captures the ${holdingName} with ${cardName}.`,
    hero: `{seat} takes the ${holdingName} with the ${cardName}, who leaves the game.`,
    monster: `{seat} destroys the ${holdingName} with the ${cardName}, which leaves the game.`,
    'lose-holding': `{seat} loses the ${holdingName}${chosen('garrison', { none: '' }, `. Discarded: ${garrisonName}`)}.`,
    return: '{seat} puts a card under the deck.',
    returnKnown: `{seat} puts a card under the deck: ${cardName}.`,
    returned: '{seat} has returned {cards, plural, one {# card} other {# cards}}.',
    'turn-up': `The private title of {seat} is turned up: ${titleName}.`,
    'nobody-has': `Nobody has a private title to turn up now, so none of them is this one: ${titleName}.`,
    'lose-title': `{seat} loses a title: ${titleName}.`,
    'gain-title': `{seat} gains a title: ${titleName}.`,
    'last-card': 'The last card of the deck has been drawn.',
    'deck-out':
      'The last card of the deck has been drawn. {left, select, turns {The turn of {of} will end the game.} round {It went to the last player, so everybody has one more turn, and the turn of {of} will end the game.} other {It went to the last player, so the game ends.}}',
    'show-title': `{seat} shows a private title: ${titleName}.`,
    over: '{because, select, guard {Nobody has played a card for so long that the game is over. The points are counted.} other {The game is over. The points are counted.}}',
  },

  prompts: {
    wait: 'Waiting for {seat}',
    turn: `{drawing, select, true {{guard, select, now {Play a card: returning any now ends the game} near {Play a card, or return some. ${turnsLeft} of returns end the game} other {Play a card, or return some to the bottom of the deck}}} other {Your last turn: play a card, or return some. Nothing is drawn any more}}`,
    return: `{drawing, select, true {{guard, select, now {You have returned ${cardsCount}. Being done now ends the game} near {You have returned ${cardsCount}: another, or be done. ${turnsLeft} of returns end the game} other {You have returned ${cardsCount}: return another, or be done and draw as many}}} other {You have returned ${cardsCount}: return another, or be done. Nothing is drawn any more}}`,
    'set-up': 'The cards are being dealt',
    over: 'The game is over',
  },

  actions: {
    'play-holding': `Build: ${cardName}`,
    'play-unit': `${cardName} onto the ${holdingName} of {seat} (${chosen('garrison', card, 'garrison')})`,
    return: `Return: ${cardName}`,
    done: 'Done',
  },

  refusals: {
    'KBY-1': {
      '8': 'Nations, titles, cards and the first player are settled by chance, so you cannot choose them now. What a table may fix beforehand is found in its options.',
    },
    'KBY-2': {
      '1': 'It is the turn of {seat}, and only that player can act. Please wait for your turn.',
      '2': `You have already returned ${cardsCount} this turn, and a turn is either playing or returning: ${cardName} cannot be played now. {left, select, 0 {Be done} other {Return more cards or be done}}; or take the returned cards back first.`,
      '3': 'You have returned nothing, and a turn cannot be skipped. {playable, select, 0 {None of your cards can be played now, so return at least one.} other {Play a card, or return at least one.}}',
      '4': `There is no such card in your hand: ${cardName}. {left, select, 0 {All your cards are returned: be done, or take them back.} other {Choose one of the cards you hold.}}`,
    },
    'KBY-3': {
      '2': `${cardName} cannot be played: you need ${castleNeeded} in front of you. {castle, select, hand {Build the one in your hand first.} others {You get one by building it, or by capturing the one of another player.} other {Nobody has one yet: it must be drawn and built.}}`,
      '4': `{holding, select, none {Units are played onto holdings, and none lies on the table: ${cardName}.} other {There is no such holding in front of {seat}: ${holdingName} (${chosen('garrison', card, 'garrison')}).}} ${elsewhere}`,
      '7': `{holding, select, none {The strength of ${cardName} is {strength}. You have no holding of your own, and the weakest one of the others has a defence of {defence}.} other {The strength of ${cardName} is {strength}, that of the ${holdingName} is {defence}: to capture it you need more.}} ${elsewhere}`,
      '8': `The strength of ${cardName} is {strength}, that of the garrison (${garrisonName}) is {defence}. {defence, select, 4 {No unit has more, so this holding falls only to a hero or a monster.} other {To capture the holding you need more.}} ${elsewhere}`,
      '9': `{holding, select, none {${cardName} takes holdings of other players only, and they have none now.} other {The ${holdingName} is your own, and a hero takes holdings of other players only.}} ${elsewhere}`,
    },
    'KBY-7': {
      '6': 'The game is over and nothing more is played. You can still look at the table and the scores.',
    },
  },

  scores: { ...title, obelisks: 'Obelisks', total: 'Total points' },
  outcome: {
    points: 'Won with the most points',
    'seat-order': 'Equal points: the player nearer to the first player wins',
  },
  parted: {
    'seat-order': '{seat} before {of}: equal points, but nearer to the first player.',
  },
} as const satisfies Words;
