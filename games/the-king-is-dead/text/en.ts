import type { Words } from './words.ts';

const region = (field: string): string =>
  `{${field}, select, moray {Moray} strathclyde {Strathclyde} lancaster {Lancaster} northumbria {Northumbria} gwynedd {Gwynedd} warwick {Warwick} essex {Essex} devon {Devon} other {no region}}`;
const card = (field: string): string =>
  `{${field}, select, scottish_support {Scottish Support} welsh_support {Welsh Support} english_support {English Support} assemble {Assemble} negotiate {Negotiate} manoeuvre {Manoeuvre} outmanoeuvre {Outmanoeuvre} spy {Spy} ambush {Ambush} march {March} plot {Plot} aid {Aid} influence {Influence} dispute {Dispute} edict {Edict} resist {Resist} quell {Quell} suppress {Suppress} muster {Muster} other {a card}}`;
const set = (field: string): string =>
  `{${field}, select, scottish {one Scot} welsh {one Welsh follower} english {one English follower} viking {one Viking} scottish_scottish {two Scots} scottish_welsh {a Scot and a Welsh follower} scottish_english {a Scot and an English follower} scottish_viking {a Scot and a Viking} welsh_welsh {two Welsh followers} welsh_english {a Welsh and an English follower} welsh_viking {a Welsh follower and a Viking} english_english {two English followers} english_viking {an English follower and a Viking} viking_viking {two Vikings} other {nobody}}`;
const one =
  '{faction, select, scottish {a Scot} welsh {a Welsh follower} english {an English follower} other {a Viking}}';
const people =
  '{faction, select, scottish {the Scots} welsh {the Welsh} english {the English} other {the Vikings}}';
const who = '{by, select, saxons {The Saxons} other {{seat}}}';
const s = '{by, select, saxons {} other {s}}';
const counts =
  'Scots {scottish, number}, Welsh {welsh, number}, English {english, number}{viking, plural, =0 {} other {, Vikings #}}';

const cardHelp = {
  scottish_support: 'Place two Scots together in a region around the Scots.',
  welsh_support: 'Place two Welsh followers together in a region around the Welsh.',
  english_support: 'Place two English followers together in a region around the English.',
  assemble: 'Place one follower of each faction, each in any undecided region.',
  negotiate: 'Two region cards trade slots; lay your disc on one of them.',
  manoeuvre: 'One follower trades places with one of any other region.',
  outmanoeuvre: 'One follower trades places with two of a bordering region.',
  spy: 'Resolve the top card of another player’s pile.',
  ambush: 'Place two Scots in any region, then return one follower from it.',
  march: 'Move two followers from one region into a bordering one.',
  plot: 'Never played: counts as a follower of any faction when the winner is found.',
  aid: 'Place two followers of the faction most numerous in the supply in any region.',
  influence: 'One English follower trades places with two others of any other region.',
  dispute: 'One Welsh follower trades places with another faction’s of any other region.',
  edict: 'Two Scots trade places with two others of a bordering region.',
  resist: 'Place two Welsh or English followers in a region around the Scots.',
  quell: 'Around the Welsh: return one Welsh follower, then place any two there.',
  suppress:
    'Around the English: return one English follower and one of another faction, then place any one there.',
  muster: 'Around the Scots: return one Scot, then place any two there.',
} as const;
/** What the card under `field` does. */
const help = (field: string): string =>
  `{${field}, select, ${Object.entries(cardHelp)
    .map(([name, text]) => `${name} {${text}}`)
    .join(' ')} other {}}`;

export const en = {
  name: 'The King Is Dead',
  tagline: 'Eight cards each, eight regions, three factions: tip the balance and stand by the right one.',

  faction: { scottish: 'Scots', welsh: 'Welsh', english: 'English', viking: 'Vikings' },
  region: {
    moray: 'Moray',
    strathclyde: 'Strathclyde',
    lancaster: 'Lancaster',
    northumbria: 'Northumbria',
    gwynedd: 'Gwynedd',
    warwick: 'Warwick',
    essex: 'Essex',
    devon: 'Devon',
  },
  card: {
    scottish_support: 'Scottish Support',
    welsh_support: 'Welsh Support',
    english_support: 'English Support',
    assemble: 'Assemble',
    negotiate: 'Negotiate',
    manoeuvre: 'Manoeuvre',
    outmanoeuvre: 'Outmanoeuvre',
    spy: 'Spy',
    ambush: 'Ambush',
    march: 'March',
    plot: 'Plot',
    aid: 'Aid',
    influence: 'Influence',
    dispute: 'Dispute',
    edict: 'Edict',
    resist: 'Resist',
    quell: 'Quell',
    suppress: 'Suppress',
    muster: 'Muster',
  },
  cardHelp,

  events: {
    court: `${who} begin${s} with ${set('followers')} at court.`,
    region: `${region('region')}: ${counts}.`,
    cunning: '{seat} is dealt a cunning card.',
    cunningKnown: `{seat} is dealt a cunning card: ${card('card')}.`,
    slot: `Slot {slot, number}: ${region('region')}.`,
    'first-player': '{seat} goes first.',
    'saxon-top': `The next Saxon card is ${card('card')}.`,
    pass: '{seat} passes.',
    play: `${who} play${s} ${card('card')}.`,
    copy: `${who} cop{by, select, saxons {y} other {ies}} ${card('card')} from the pile of {of}.`,
    covered: `${who} play{by, select, saxons {} other {s}} a card that lies covered now.`,
    'copy-covered': `${who} cop{by, select, saxons {y} other {ies}} a card of {of} that lies covered now.`,
    'no-effect': `${card('card')} has no effect for {by, select, saxons {the Saxons} other {{seat}}}.`,
    place: `${who} place${s} ${set('followers')} in ${region('region')}.`,
    swap: `${who} swap${s} ${set('give')} of ${region('a')} for ${set('take')} of ${region('b')}.`,
    move: `${who} move${s} ${set('followers')} from ${region('from')} to ${region('to')}.`,
    // Ambush places before it returns, the other cards after: the event does not know, so neither comes first.
    exchange: `${who}: ${region('region')}, ${set('place')} from the supply, ${set('back')} back to it.`,
    negotiate: `${who} let${s} the cards of ${region('a')} and ${region('b')} trade slots. {disc, select, none {No disc is laid.} other {The disc goes on ${region('disc')}.}}`,
    summon: `${who} summon${s} ${one} from ${region('region')}.`,
    'no-summon':
      'Nobody is left on the map to be summoned by {by, select, saxons {the Saxons} other {{seat}}}.',
    struggle: `Struggle in ${region('region')} (${counts}): {winner, select, scottish {the Scots win} welsh {the Welsh win} english {the English win} viking {the Vikings win} other {nobody wins, the region is unstable}}.`,
    arrival: `A Viking lands in ${region('region')}.`,
    over: '{ending, select, invasion {The French invade: the game is over.} coronation {All regions are decided: the coronation begins.} other {The Vikings have won a region: the game is over.}}',
    plot: `{seat} reveals Plot: it counts as {faction, select, scottish {a Scot} welsh {a Welsh follower} other {an English follower}}.`,
  },

  prompts: {
    wait: 'Waiting for {seat}',
    turn: '{cards, select, none {You have nothing to play: pass} other {Play a card or pass: {cards}}}',
    effect: `Resolve ${card('card')}`,
    place:
      'Place {faction, select, scottish {a Scot} welsh {a Welsh follower} other {an English follower}} in any undecided region',
    'no-effect': `${card('card')} can do nothing now: go on to the summons`,
    summon: 'Summon a follower from the map to your court',
    'saxon-effect': `The Saxons are undecided about ${card('card')}: choose for them`,
    'saxon-summon': 'The Saxons are undecided whom to summon: choose for them',
    'set-up': 'The table is being set up',
    over: 'The game is over',
  },

  actions: {
    pass: 'Pass',
    play: `Play ${card('card')}`,
    playOf: `Play ${card('card')} on the pile of {of}`,
    'no-effect': 'No effect',
    place: `Place ${set('followers')} in ${region('region')}`,
    'place-each': `Place: {scottish, select, none {no Scots left} other {Scot ${region('scottish')}}}, {welsh, select, none {no Welsh left} other {Welsh ${region('welsh')}}}, {english, select, none {no English left} other {English ${region('english')}}}`,
    swap: `Swap ${set('give')} of ${region('a')} for ${set('take')} of ${region('b')}`,
    move: `Move ${set('followers')} from ${region('from')} to ${region('to')}`,
    exchange: `${region('region')}: ${set('place')} from the supply, ${set('back')} back to it`,
    negotiate: `Swap the cards of ${region('a')} and ${region('b')}, {disc, select, none {without a disc} other {with your disc on ${region('disc')}}}`,
    summon: `Summon ${one} from ${region('region')}`,
  },

  refusals: {
    'TKD-1': {
      '9': 'Followers, cards, slots and the first player are dealt by chance, so you cannot choose them.',
    },
    'TKD-2': {
      '1': 'It is the turn of {seat}, and only that player can act. Please wait for your turn.',
      '3': `${card('card')} is not in your hand. {left, select, none {You have nothing left to play, so pass.} other {Play one of the cards you still hold, or pass.}}`,
      '6': 'That is not due now. {step, select, turn {It is time to play a card or to pass.} effect {First resolve the effect of your card.} summon {First summon a follower; that ends your action.} saxon_effect {First choose how the Saxons resolve their card.} other {First choose whom the Saxons summon.}}',
    },
    'TKD-3': {
      '1': `${card('card')} has to be resolved as fully as the board allows, and more is possible than that. Choose one of the fuller ways.`,
      '2': `${card('card')} can do nothing on this board. Go on without an effect; the summons still follows.`,
      '3': `${region('region')} is decided: nobody can be placed there or moved from or to it any more. Choose a region without a disc.`,
      '4': 'The supply has too few of {faction, select, scottish {the Scots} welsh {the Welsh} other {the English}} for that ({supply, number} there{counted, select, after_return { once the card has returned its followers} other {}}), and only followers in the supply can be placed.',
      '5': `In ${region('region')} there are not enough followers of ${people} for that. Choose followers who stand in the region they are taken from.`,
      '6': `${region('a')} and ${region('b')} have no common border, and this card needs bordering regions.`,
      '7': `${region('region')} is not around {faction, select, scottish {the Scots} welsh {the Welsh} other {the English}}: it borders neither a region they control nor their home while that is undecided.`,
      '8': `This would exactly undo the last ${card('card')} between ${region('a')} and ${region('b')}, and no other card has been played since. {left, select, none {There is no other swap, so the card has no effect.} other {Choose another swap.}}`,
      '9': `${card('card')} does something else. ${help('card')}`,
      '10': `${region('region')} was named twice, but two different regions are needed.`,
    },
    'TKD-4': {
      '2': `There is no {faction, select, scottish {Scot} welsh {Welsh follower} other {English follower}} in ${region('region')} to be summoned. Choose a follower who stands on the map.`,
    },
    'TKD-5': {
      '4': 'Assemble places its followers in a fixed order: now comes {faction, select, scottish {the Scot} welsh {the Welsh follower} other {the English follower}}, into any undecided region.',
      '6': `The card of ${region('region')} {because, select, disc {bears a negotiation disc} other {lies face down}} and cannot be moved any more. Choose two cards that lie face up without a disc.`,
      '7': '{has, select, disc {Your negotiation disc has to go on one of the two cards you swap.} other {You have no negotiation disc to lay.}}',
    },
    'TKD-7': {
      '9': 'The game is over and nothing more is played. You can still look at the table.',
    },
    'TKD-8': {
      '2': '{because, select, other_card {Only Spy copies a pile: play this card without naming one.} no_pile {No other player has a card on the pile, so there is nothing to copy: play Spy without naming a pile.} fullest_pile {Spy copies the top card of another player’s pile, and at this table one whose effect is the fullest now: name such a pile.} other {Spy copies the top card of another player’s pile: name a pile that has a card.}}',
      '5': 'Plot is never played. It counts by itself when the winner is found.',
      '6': '{faction, select, scottish {The Scots} welsh {The Welsh} other {The English}} are the most numerous in the supply, and Aid places only the most numerous.',
      '12': 'Of the two followers that Suppress returns one is English and the other of another faction: a second English one does not count.',
    },
    'TKD-10': {
      '8': 'That is not among the results which are equally good for the Saxons. Choose one of those offered.',
    },
    'TKD-11': {
      '2': 'A Viking is a follower of nobody and cannot be summoned, placed or returned like this. Choose followers of the factions.',
    },
  },

  scores: { scottish: 'Scots', welsh: 'Welsh', english: 'English', plot: 'Plot' },
  outcome: {
    invasion_sets: 'Invasion: most complete sets',
    invasion_latest_card: 'Invasion: equal sets, the latest card decides',
    invasion_shared: 'Invasion: a shared victory',
    invasion_alone: 'Invasion: the kingdom is lost',
    coronation_strongest: 'Coronation: most followers of the strongest faction',
    coronation_second: 'Coronation: the second faction decides',
    coronation_all_played: 'Coronation: all cards played first',
    coronation_fewest_cards: 'Coronation: fewest cards left',
    coronation_earliest_card: 'Coronation: the earlier last card decides',
    coronation_shared: 'Coronation: a shared victory',
    vikings_strongest: 'Viking victory: most followers of the strongest faction',
    vikings_second: 'Viking victory: the second faction decides',
    vikings_total: 'Viking victory: most followers in all',
    vikings_latest_card: 'Viking victory: the latest card decides',
    vikings_shared: 'Viking victory: a shared place',
  },
  ending: {
    crowned:
      '{faction, select, scottish {The Scots} welsh {The Welsh} other {The English}} wear the crown with {n, plural, one {# region} other {# regions}}{level, select, yes {, no more than another faction, but they won a struggle later} other {}}.',
    invaded: 'The third region is unstable and the French invade: nobody wears the crown.',
    vikings: `The Vikings have won ${region('region')}: nobody wears the crown.`,
    regions: 'Regions won: {list}.',
    region: '{faction, select, scottish {Scots} welsh {Welsh} other {English}} {n, number}',
    unstable: 'unstable {n, number}',
    plot: '{seat} shows Plot: it counts as {faction, select, scottish {a Scot} welsh {a Welsh follower} other {an English follower}}.',
    alone: 'Alone against the Saxons an invasion is a defeat, whatever the courts hold.',
    saxons: 'the Saxons',
    share: 'Equal in everything: {names}.',
    sets: 'Complete sets decide: {seat} ({n, number}), {of} ({m, number}).',
    strongest: `{faction, select, scottish {Scots} welsh {Welsh followers} other {English followers}} at court decide: {seat} ({n, number}), {of} ({m, number}).`,
    second: `With {k, number} followers of the strongest faction each, {faction, select, scottish {the second decides, the Scots} welsh {the second decides, the Welsh} english {the second decides, the English} other {those of the other factions decide}}: {seat} ({n, number}), {of} ({m, number}).`,
    total:
      'Equal in the factions that won a struggle, so all followers decide: {seat} ({n, number}), {of} ({m, number}).',
    latest_card: 'Equal in what is counted, so the card played last decides: {seat} before {of}.',
    all_played: 'Equal in both factions, so all cards played first decide: {seat} before {of}.',
    fewest_cards:
      'Equal in both factions, and neither has played all cards, so fewer cards left decide: {seat} ({n, number}), {of} ({m, number}).',
    earliest_card: 'Equal in both factions, so the earlier last card decides: {seat} before {of}.',
  },
} as const satisfies Words;
