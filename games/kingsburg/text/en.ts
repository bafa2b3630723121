import type { Words } from './words.ts';

const advisor = {
  jester: 'Jester',
  squire: 'Squire',
  architect: 'Architect',
  merchant: 'Merchant',
  sergeant: 'Sergeant',
  alchemist: 'Alchemist',
  astronomer: 'Astronomer',
  treasurer: 'Treasurer',
  master_hunter: 'Master Hunter',
  general: 'General',
  swordsmith: 'Swordsmith',
  duchess: 'Duchess',
  champion: 'Champion',
  smuggler: 'Smuggler',
  inventor: 'Inventor',
  wizard: 'Wizard',
  queen: 'Queen',
  king: 'King',
} as const;

const building = {
  statue: 'Statue',
  chapel: 'Chapel',
  church: 'Church',
  cathedral: 'Cathedral',
  inn: 'Inn',
  market: 'Market',
  farms: 'Farms',
  merchants_guild: 'Merchants’ Guild',
  guard_tower: 'Guard Tower',
  blacksmith: 'Blacksmith',
  barracks: 'Barracks',
  wizards_guild: 'Wizards’ Guild',
  palisade: 'Palisade',
  stable: 'Stable',
  stone_wall: 'Stone Wall',
  fortress: 'Fortress',
  barricade: 'Barricade',
  crane: 'Crane',
  town_hall: 'Town Hall',
  embassy: 'Embassy',
} as const;

const race = {
  barbarians: 'Barbarians',
  goblins: 'Goblins',
  orcs: 'Orcs',
  zombies: 'Zombies',
  demons: 'Demons',
  dragons: 'Dragons',
} as const;

/** A name in the middle of a sentence: the field holds its id. */
function nameOf(field: string, names: Readonly<Record<string, string>>): string {
  const cases = Object.entries(names).map(([id, name]) => `${id} {${name}}`);
  return `{${field}, select, ${cases.join(' ')} other {?}}`;
}

const advisorName = nameOf('advisor', advisor);
const buildingName = nameOf('building', building);
const leftName = nameOf('left', building);
const raceName = nameOf('race', race);
const goodName = '{good, select, gold {gold} wood {wood} other {stone}}';
const gained =
  '{gold, plural, =0 {} other { +# gold}}{wood, plural, =0 {} other { +# wood}}{stone, plural, =0 {} other { +# stone}}';
const spent =
  '{gold, plural, =0 {} other { −# gold}}{wood, plural, =0 {} other { −# wood}}{stone, plural, =0 {} other { −# stone}}';
/** Goods after one another, with commas between them. */
const lacking = [
  '{gold, plural, =0 {} other { # gold}}',
  '{wood, plural, =0 {} other {{gold, plural, =0 {} other {,}} # wood}}',
  '{stone, plural, =0 {} other {{gold, plural, =0 {{wood, plural, =0 {} other {,}}} other {,}} # stone}}',
].join('');
const pointsGained = '{points, plural, =0 {} one { +# point} other { +# points}}';
// White in the box; called "extra" because somebody at the table may play White.
const whiteToo = '{white, select, none {} other { and extra {white}}}';
const otherReroll = '{building, select, statue {Chapel} other {Statue}}';
const theSum = '{plusTwo, select, true {Your dice and the “+2” token make} other {Your dice make}} {sum}';
const instead = `{isInReach, select, true {Other dice of yours reach the ${advisorName}.} other {Choose another advisor, or pass.}}`;
const tooFar = `{there, select, none {${instead}} other {With these you reach the ${nameOf('there', advisor)}.}}`;

export const en = {
  name: 'Kingsburg',
  tagline: 'Win over the King’s advisors with your dice, build up your province and hold it every winter.',

  good: { gold: 'gold', wood: 'wood', stone: 'stone', plus_two: '“+2” token' },
  advisor,
  building,
  race,
  phase: {
    set_up: 'Set-up',
    aid: 'Aid from the King',
    spring: 'Spring',
    reward: 'The King’s reward',
    summer: 'Summer',
    envoy: 'The King’s Envoy',
    autumn: 'Autumn',
    recruit: 'Recruiting soldiers',
    winter: 'Winter: the battle',
  },
  result: { win: 'Victory', wall: 'Victory thanks to the Stone Wall', draw: 'Draw', loss: 'Defeat' },

  advisorHelp: {
    jester: '1 point.',
    squire: '1 gold.',
    architect: '1 wood.',
    merchant: '1 gold or 1 wood.',
    sergeant: '1 soldier.',
    alchemist: 'You may give 1 good and take one each of the other two kinds.',
    astronomer: '1 good of your choice and a “+2” token.',
    treasurer: '2 gold.',
    master_hunter: '1 wood, and 1 gold or 1 stone.',
    general: '2 soldiers and a secret look at this year’s enemy.',
    swordsmith: '1 stone, and 1 wood or 1 gold.',
    duchess: '2 goods of your choice and a “+2” token.',
    champion: '3 stone.',
    smuggler: 'You may pay 1 point for 3 goods of your choice.',
    inventor: '1 gold, 1 wood and 1 stone.',
    wizard: '4 gold.',
    queen: '2 goods of your choice, a secret look at this year’s enemy and 3 points.',
    king: '1 gold, 1 wood, 1 stone and 1 soldier.',
  },
  buildingHelp: {
    statue: 'If all your dice show the same face, you may roll one of them again; once a season.',
    chapel: 'If all your dice add up to 7 or less, you may roll all of them again; once a season.',
    church: '+1 strength against Demons.',
    cathedral: 'At the end of the game, 1 point for every two goods you have left.',
    inn: 'A “+2” token at the end of every summer.',
    market: 'Once a season one of your groups of dice counts 1 more or 1 less.',
    farms: 'An extra die in every productive season, but −1 strength.',
    merchants_guild: '1 gold at the start of every productive season, before the roll.',
    guard_tower: '+1 strength.',
    blacksmith: '+1 strength.',
    barracks: 'Recruiting a soldier costs you one good instead of two.',
    wizards_guild: '+2 strength.',
    palisade: '+1 strength, +2 against Zombies.',
    stable: 'An advisor who gives you soldiers gives one more.',
    stone_wall: '+1 strength; a draw counts as your victory.',
    fortress: '+1 strength; each battle you win brings 1 point.',
    barricade: '+1 strength against Goblins.',
    crane: 'Buildings of columns III and IV cost you 1 gold less.',
    town_hall: 'At the end of a productive season you may pay a good or a “+2” token for 1 point.',
    embassy: '1 point at the end of every productive season.',
  },

  events: {
    order:
      '{total, plural, =0 {{seat} is number {place} in the turn order.} other {{seat} is number {place} in the turn order, with a total of #.}}',
    phase:
      'Year {year}: {phase, select, aid {aid from the King} spring {spring} reward {the King’s reward} summer {summer} envoy {the King’s Envoy} autumn {autumn} recruit {recruiting soldiers} winter {winter} other {set-up}}.',
    aid_die: 'The King lends {seat} an extra die for this spring.',
    aid_chosen: '{seat} has chosen a good from the King.',
    aid_chosenKnown: `{seat} has chosen a good from the King: ${goodName}.`,
    aid: `The King gives {seat} 1 ${goodName}.`,
    neutral: `Neutral dice ({dice}) lie on the ${advisorName}.`,
    neutral_aside: 'A neutral die ({die}) is set aside for this season.',
    guild: 'The Merchants’ Guild brings {seat} 1 gold.',
    roll: `{seat} rolls {dice}${whiteToo}.`,
    statue:
      '{seat} rolls {die, select, white {an extra die} other {one own die}} again, thanks to the Statue.',
    chapel: '{seat} rolls all dice again, thanks to the Chapel.',
    keep: '{seat} keeps the dice.',
    influence: `{seat} influences the ${advisorName} with {dice}${whiteToo}{plusTwo, select, true { and a “+2” token} other {}}{market, plural, =0 {} =1 {, Market +1} other {, Market −1}}{envoy, select, true {, and the King’s Envoy} other {}}.`,
    pass: '{seat} passes.',
    help: `The ${advisorName} helps {seat}:${gained}{plusTwo, plural, =0 {} one { +# “+2” token} other { +# “+2” tokens}}{soldiers, plural, =0 {} one { +# soldier} other { +# soldiers}}${pointsGained}.`,
    swap: `{seat} gives the Alchemist 1 ${goodName} and takes {good, select, gold {1 wood and 1 stone} wood {1 gold and 1 stone} other {1 gold and 1 wood}}.`,
    smuggle: `{seat} pays the Smuggler 1 point:${gained}.`,
    no_help: `{seat} takes nothing from the ${advisorName}.`,
    peek: '{seat} secretly looks at the enemy of this year.',
    peekKnown: `{seat} secretly looks at the enemy of this year: ${raceName}, strength {strength}.`,
    build: `{seat} builds the ${buildingName}:${spent}${pointsGained}{envoy, select, true { (second building, with the King’s Envoy)} other {}}.`,
    no_building: '{seat} builds nothing.',
    inn: 'The Inn brings {seat} a “+2” token.',
    town_hall:
      '{seat} pays {pay, select, gold {1 gold} wood {1 wood} stone {1 stone} other {a “+2” token}} in the Town Hall: +1 point.',
    no_town_hall: '{seat} hands in nothing at the Town Hall.',
    embassy: 'The Embassy brings {seat} 1 point.',
    reward: 'The King rewards {seat} for the most buildings: +1 point.',
    envoy_back: '{seat} has not used the King’s Envoy; he returns.',
    envoy: 'The King’s Envoy goes to {seat}.',
    no_envoy: 'The King’s Envoy goes to nobody: the neediest are equal.',
    recruit: `{seat} recruits a soldier and now has {soldiers}:${spent}.`,
    enemy: `The enemy of this year: ${raceName}, strength {strength}.`,
    king_die: 'The King sends {value, plural, one {# soldier} other {# soldiers}} to every governor.',
    strength:
      '{seat}: {soldiers, plural, one {# soldier} other {# soldiers}} and {king} from the King{buildings, select, none {} other {, {bonus, plural, =-1 {−1} =0 {0} other {+#}} for {buildings}}}: strength {strength}.',
    battle:
      '{seat}, strength {strength} against {enemy}: {result, select, win {victory} wall {victory thanks to the Stone Wall} draw {a draw} other {defeat}}.',
    spoils: `Spoils of {seat}:${gained}${pointsGained}.`,
    fortress: 'The Fortress brings {seat} 1 point.',
    lost_goods: `{seat} loses goods:${spent}.`,
    destroyed: `The ${buildingName} of {seat} {building, select, farms {are} barracks {are} other {is}} destroyed{points, plural, =0 {} one {: −# point} other {: −# points}}.`,
    lost_points: '{seat} loses {points, plural, one {# point} other {# points}}.',
    strongest: '{seat} is the strongest victor: +1 point.',
    year_end: 'Year {year} is over. The soldiers go home.',
    cathedral: 'The Cathedral brings {seat} {points, plural, one {# point} other {# points}} for goods left.',
    over: 'The game is over.',
  },

  prompts: {
    set_up: 'The turn order is being drawn',
    wait: 'Waiting for {seat}',
    wait_all: 'Waiting for the others',
    aid: 'Choose a good from the King; the choices are opened together',
    reroll:
      '{statue, select, true {{chapel, select, true {Use the Statue or the Chapel, or keep your dice} other {Roll one die again with the Statue, or keep your dice}}} other {Roll all dice again with the Chapel, or keep your dice}}',
    influence:
      'Place dice on an advisor, or pass{plusTwo, select, true { · you may add a “+2” token} other {}}{market, select, true { · the Market may shift the sum by 1} other {}}{envoy, select, true { · the Envoy opens taken advisors} other {}}',
    help: `{advisor, select, merchant {Merchant: take 1 gold or 1 wood} alchemist {Alchemist: give 1 good for the other two kinds, or decline} master_hunter {Master Hunter: take 1 wood with 1 gold or 1 stone} swordsmith {Swordsmith: take 1 stone with 1 wood or 1 gold} smuggler {Smuggler: pay 1 point for 3 goods of your choice, or decline} other {${advisorName}: choose {count, plural, one {# good} other {# goods}}}}`,
    build: 'Build a building, or nothing',
    build_again: 'The King’s Envoy allows a second building; build it, or keep the Envoy',
    town_hall: 'Town Hall: pay a good or a “+2” token for 1 point, or decline',
    recruit:
      'Recruit a soldier for {price, plural, one {# good} other {# goods}}, or stop · soldiers now: {soldiers}',
    lose: 'Choose {count, plural, one {# good} other {# goods}} to lose',
    spoils: 'Choose {count, plural, one {# good} other {# goods}} as your spoils',
    over: 'The game is over',
  },

  actions: {
    aid: `Take 1 ${goodName}`,
    statue: 'Statue: roll {die, select, white {an extra die} other {one of your own dice}} again',
    chapel: 'Chapel: roll all dice again',
    keep: 'Keep the dice',
    influence: `${advisorName}: {dice}${whiteToo}{plusTwo, select, true {, “+2”} other {}}`,
    pass: 'Pass',
    take: 'Take {goods}',
    swap: `Give 1 ${goodName}`,
    decline: 'Decline',
    build: `Build the ${buildingName}`,
    stop_building: 'Build no more',
    town_hall:
      'Pay {pay, select, gold {1 gold} wood {1 wood} stone {1 stone} other {a “+2” token}} for 1 point',
    recruit: 'Recruit for {goods}',
    stop_recruiting: 'Recruit no more',
    lose: 'Lose {goods}',
  },

  refusals: {
    'KBG-1': {
      '7': 'The turn order, the dice and the enemies are left to chance, so nobody chooses them. Answer only what you are asked.',
    },
    'KBG-2': {
      '3': 'It is the turn of {seat}, and only that player can act now. Please wait for your turn.',
      '4': 'Something else is asked of you now: {asked, select, aid {a good from the King} reroll {whether to roll dice again} influence {dice on an advisor, or a pass} help {what you take from the advisor} build {a building, or none} town_hall {whether to use the Town Hall} recruit {a soldier, or an end of recruiting} lose {the goods you lose} spoils {the goods you win} other {to wait for the dice}}. Please answer that.',
    },
    'KBG-3': {
      '3': 'The King gives goods only to those who have least, and others have less than you. Please wait until they have chosen.',
      '4': `You have chosen ${goodName} already, and the King gives one good only. Until the last player has chosen you can take the choice back.`,
    },
    'KBG-4': {
      '2': 'You have rolled no extra die. Choose one of your own dice instead.',
      '3': `{isOver, select, true {You have had your turn to roll again in this season, and everyone is asked once.} other {The ${buildingName} does not stand in your province, and only standing buildings can be used. Use the ${otherReroll}, or keep your dice.}}`,
      '4': `The ${buildingName} has been used in this season already, and it works once a season. Use the ${otherReroll}, or keep your dice.`,
    },
    'KBG-5': {
      '2': `{sum, plural, =0 {No dice that you have in hand make exactly {value} for the ${advisorName}. Choose another advisor, or pass.} other {${theSum}, but the ${advisorName} asks for exactly {value}. ${tooFar}}}`,
      '3': 'Not in your hand:{missing, select, none {} other { own {missing}}}{missingWhite, select, none {} other { extra {missingWhite}}}. You still have own {left}{leftWhite, select, none {} other { and extra {leftWhite}}}. Choose from these.',
      '4': `{placed, select, nothing {You have named the ${advisorName}, but no dice.} token {A “+2” token alone influences nobody.} other {Extra dice alone influence nobody.}} A group needs at least one of your own dice; you still have {left}.`,
      '5': 'You have no “+2” token. Place dice without it, or pass.',
      '6': 'You have added a “+2” token in this season already, and only one a season is allowed. Place dice without it, or pass.',
      '7': `${theSum} and the ${advisorName} asks for {value}; the Market could bridge that, but it has been used in this season already. ${tooFar}`,
      '8': `The ${advisorName} has been influenced by {seat} in this season, and takes one group only. Choose a free advisor; the King’s Envoy alone would let you in.`,
      '9': `Two groups lie on the ${advisorName} already, and the King’s Envoy opens no third place. Choose another advisor.`,
      '10': 'You have passed, and a pass holds for the rest of the season.{isLast, select, true { This was the last one.} other { You will place dice again in the next productive season.}}',
    },
    'KBG-6': {
      '3': `The help of the ${advisorName} must be taken; only the Alchemist and the Smuggler can be declined. Choose one of the gifts.`,
      '4': `The ${advisorName} does not help in this way. Choose one of the gifts that are offered.`,
    },
    'KBG-7': {
      '4': 'The Merchant gives 1 gold or 1 wood, but you asked for: {goods, select, none {nothing} other {{goods}}}. Choose one of the two.',
      '6': `You have no ${goodName} to give to the Alchemist. Give a good that you have, or decline.`,
      '7': 'The Astronomer gives exactly 1 good of your choice, but you asked for: {goods, select, none {nothing} other {{goods}}}.',
      '9': 'The Master Hunter gives wood and gold, or wood and stone, but you asked for: {goods, select, none {nothing} other {{goods}}}.',
      '11': 'The Swordsmith gives stone and wood, or stone and gold, but you asked for: {goods, select, none {nothing} other {{goods}}}.',
      '12': 'The Duchess gives exactly 2 goods of your choice, but you asked for: {goods, select, none {nothing} other {{goods}}}.',
      '14': 'The Smuggler gives exactly 3 goods of your choice for 1 point, but you asked for: {goods, select, none {nothing} other {{goods}}}. You can also decline.',
      '17': 'The Queen gives exactly 2 goods of your choice, but you asked for: {goods, select, none {nothing} other {{goods}}}.',
    },
    'KBG-8': {
      '1': 'You have had your turn to build in this season. It is one building a season; only the King’s Envoy allows a second, right after the first.',
      '2': `You cannot pay for the ${buildingName}. Missing:${lacking}. Choose a building you can pay for, or none.`,
      '3': `Before the ${buildingName} you have to build the ${leftName}: each row is built from left to right.`,
      '4': `You have built the ${buildingName} already, and each building exists once in a province. Choose another one, or none.`,
    },
    'KBG-9': {
      '1': 'The Statue works only if all your dice show the same face; yours show {dice}. Use the Chapel, or keep your dice.',
      '2': 'The Chapel works only if all your dice add up to 7 or less; yours make {total}. Use the Statue, or keep your dice.',
      '6': '{isSpent, select, true {The Market has been used in this season already, and it works once a season.} other {The Market does not help now: with 1 more or 1 less your dice reach no advisor whom you can influence.}}',
      '19': '{isOver, select, true {You have been asked about your Town Hall in this season, and it works once a season.} other {You have no {pay, select, gold {gold} wood {wood} stone {stone} other {“+2” token}} to pay in the Town Hall. Pay with something else, or decline.}}',
    },
    'KBG-11': {
      '1': 'You have had your turn to recruit this year: everyone is asked once, in turn order.',
      '2': 'A soldier costs you exactly {price, plural, one {# good} other {# goods}}, but {given, plural, one {# is} other {# are}} offered. Offer the right number, or stop recruiting.',
      '3': 'You do not have these goods to pay with: {goods}. Pay with what you have, or stop recruiting.',
    },
    'KBG-12': {
      '5': 'The spoils are exactly 1 good of your choice, but you asked for: {goods, select, none {nothing} other {{goods}}}.',
      '8': 'You lose exactly {count, plural, one {# good} other {# goods}}, but {given, plural, one {# is} other {# are}} named. Choose the right number.',
      '9': 'You can lose only goods that you have, and you do not have all of these: {goods}. Choose among your own.',
    },
    'KBG-13': {
      '1': 'The game is over and nothing more is played. You can still look at the provinces and the scores.',
    },
    'KBG-14': {
      '4': `Neutral dice lie on the ${advisorName} and block that place for this season. Choose a free advisor; the King’s Envoy alone would let you in.`,
    },
  },

  scores: {
    buildings: 'Buildings',
    advisors: 'Advisors',
    town_hall: 'Town Hall',
    embassy: 'Embassy',
    reward: 'King’s reward',
    battles: 'Battles',
    cathedral: 'Cathedral (goods)',
    total: 'Total points',
  },
  outcome: {
    points: 'Won with the most points',
    goods: 'Equal points: more goods decide',
    buildings: 'Equal points and goods: more buildings decide',
    shared: 'Equal in everything: the victory is shared',
  },
  parted: {
    goods: '{seat} before {of}: equal points, but more goods.',
    buildings: '{seat} before {of}: equal points and goods, but more buildings.',
  },
} as const satisfies Words;
