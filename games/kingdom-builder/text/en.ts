import type { Words } from './shape.ts';

const terrainName =
  '{terrain, select, grass {grass} flowers {flower field} forest {forest} canyon {canyon} desert {desert} other {unknown terrain}}';
const onTerrain =
  '{terrain, select, grass {on grass} flowers {on flower fields} forest {on forest} canyon {on canyon} desert {on desert} other {on the terrain of your card}}';
const noTerrain =
  '{terrain, select, grass {no grass hex} flowers {no flower field} forest {no forest hex} canyon {no canyon hex} desert {no desert hex} other {no such hex}}';
const cardName =
  '{card, select, grass {grass} flowers {flower field} forest {forest} canyon {canyon} desert {desert} other {another terrain}}';
const isGround =
  '{ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}';
const tileName =
  '{tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}';
const sectorName =
  '{sector, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {next}}';
const objectiveName =
  '{card, select, fishermen {Fishermen} merchants {Merchants} discoverers {Discoverers} hermits {Hermits} citizens {Citizens} miners {Miners} workers {Workers} knights {Knights} lords {Lords} farmers {Farmers} other {another card}}';

export const en = {
  name: 'Kingdom Builder',
  tagline: 'Settle the land your card names and shape a realm that three cards reward with gold.',

  terrain: {
    grass: 'Grass',
    flowers: 'Flower field',
    forest: 'Forest',
    canyon: 'Canyon',
    desert: 'Desert',
    water: 'Water',
    mountain: 'Mountain',
    castle: 'Castle',
    location: 'Location',
    none: 'No card',
  },
  tile: {
    oracle: 'Oracle',
    farm: 'Farm',
    oasis: 'Oasis',
    tower: 'Tower',
    tavern: 'Tavern',
    barn: 'Barn',
    harbor: 'Harbor',
    paddock: 'Paddock',
  },
  objective: {
    fishermen: 'Fishermen',
    merchants: 'Merchants',
    discoverers: 'Discoverers',
    hermits: 'Hermits',
    citizens: 'Citizens',
    miners: 'Miners',
    workers: 'Workers',
    knights: 'Knights',
    lords: 'Lords',
    farmers: 'Farmers',
  },

  tileHelp: {
    oracle: 'Build one more settlement on the terrain of your card, next to your own if possible.',
    farm: 'Build one more settlement on grass, next to your own if possible.',
    oasis: 'Build one more settlement on desert, next to your own if possible.',
    tower: 'Build one more settlement on the edge of the board, next to your own if possible.',
    tavern: 'Lengthen a straight line of at least three of your settlements by one.',
    barn: 'Move one of your settlements to the terrain of your card, next to your own if possible.',
    harbor: 'Move one of your settlements onto water, next to your own if possible.',
    paddock: 'Move one of your settlements two hexes in a straight line, over anything.',
  },
  objectiveHelp: {
    fishermen: 'Each settlement beside water brings 1 gold.',
    merchants: 'Each location or castle that your settlements link to another brings 4 gold.',
    discoverers: 'Each horizontal line you have built on brings 1 gold.',
    hermits: 'Each of your groups brings 1 gold, a lone settlement included.',
    citizens: 'Each pair of settlements in your largest group brings 1 gold.',
    miners: 'Each settlement beside a mountain brings 1 gold.',
    workers: 'Each settlement beside a location or castle brings 1 gold.',
    knights: 'Each settlement on your fullest horizontal line brings 2 gold.',
    lords: 'In each sector most settlements bring 12 gold, the next lower number 6.',
    farmers: 'Each settlement in your poorest sector brings 3 gold.',
  },

  events: {
    sector: `The ${sectorName} sector lies {slot, select, 0 {top left} 1 {top right} 2 {bottom left} other {bottom right}}{turned, select, true {, turned by 180°} other {}}.`,
    objective: `Card in the game: ${objectiveName}.`,
    'first-player': '{seat} goes first.',
    draw: '{seat} draws a terrain card.',
    drawKnown: `{seat} draws a terrain card: ${terrainName}.`,
    reshuffle: 'The discard is shuffled: the new pile has {cards, plural, one {# card} other {# cards}}.',
    turn: '{terrain, select, grass {{seat} shows a terrain card: grass.} flowers {{seat} shows a terrain card: flower field.} forest {{seat} shows a terrain card: forest.} canyon {{seat} shows a terrain card: canyon.} desert {{seat} shows a terrain card: desert.} other {{seat} begins a turn without a terrain card: none could be drawn.}}',
    useless: `The card of {seat} is useless: ${noTerrain} is free. It leaves the game.`,
    replace: `{seat} draws a new card openly: ${terrainName}.`,
    build:
      '{seat} builds on {hex}{by, select, oracle { with the Oracle} farm { with the Farm} oasis { with the Oasis} tower { with the Tower} tavern { with the Tavern} other {}}.',
    lift: `{seat} lifts the settlement on {hex} with the ${tileName}.`,
    move: `{seat} moves a settlement from {from} to {hex} with the ${tileName}.`,
    gain: `{seat} gains the ${tileName} tile from {hex}.`,
    lose: `{seat} loses the ${tileName} tile ({hex}): no own settlement is left beside the location. The tile leaves the game.`,
    lapse:
      '{left, plural, one {# mandatory settlement} other {# mandatory settlements}} of {seat} will not be built: {because, select, stock {the stock is empty} other {no usable card is left}}.',
    'last-round': '{seat} has placed the last settlement. The round is played to its end.',
    'end-turn': '{seat} ends the turn.',
    over: 'The game is over. The gold is counted.',
  },

  prompts: {
    wait: 'Waiting for {seat}',
    begin: `Build {left, plural, one {# settlement} other {# settlements}} ${onTerrain}, next to your own where you can{tiles, select, none {} other {, or use a tile first: {tiles}}}`,
    build: `Build {left, plural, one {# more settlement} other {# more settlements}} ${onTerrain}, next to your own where you can`,
    place:
      '{tile, select, barn {Place the settlement from {from} on the terrain of your card, next to your own where you can} harbor {Place the settlement from {from} on water, next to your own where you can} other {Place the settlement from {from} two hexes away in a straight line}}',
    end: '{tiles, select, none {End your turn} other {Use a tile ({tiles}) or end your turn}}',
    'set-up': 'The board is being laid out',
    over: 'The game is over',
  },

  actions: {
    build: 'Build on {hex}',
    use: `${tileName}: build on {hex}`,
    lift: `${tileName}: lift the settlement on {hex}`,
    place: 'Place on {hex}',
    'end-turn': 'End the turn',
  },

  refusals: {
    'KB-1': {
      '9': 'Sectors, cards and the first player are settled by chance, so you cannot choose them now. What a table may fix beforehand is found in its options.',
    },
    'KB-2': {
      '1': 'It is the turn of {seat}, and only that player can act. Please wait for your turn.',
      '3': 'No settlement can be built on {hex} with the card: your mandatory action is over. You can use a tile or end your turn.',
      '4': `The ${tileName} cannot be used in the middle of the mandatory action. First build {left, plural, one {the one settlement} other {the # settlements}} still due; after that you can use your tiles.`,
      '5': 'The turn cannot end before the mandatory action is complete. Build {left, plural, one {# more settlement} other {# more settlements}}; then you can end it.',
      '8': `The ${tileName} follows the terrain card in force, and there is none now. You can use another tile or go on without it.`,
    },
    'KB-3': {
      '1': '{hex} is taken: a settlement of {seat} stands there, and a hex holds only one. Choose a free hex.',
      '2': `{hex} ${isGround}, which cannot be built on. {ground, select, water {Only the Harbor takes a settlement onto water; otherwise choose a free hex of grass, flower field, forest, canyon or desert.} other {Choose a free hex of grass, flower field, forest, canyon or desert.}}`,
      '3': `{hex} ${isGround}, but the card in force is ${cardName}. Mandatory settlements stand on the terrain of the card: choose a free hex of it.`,
      '4': '{hex} is not next to a settlement of yours, although a suitable free hex beside your own exists and has to be preferred. {instead}, for example, is allowed.',
    },
    'KB-4': {
      '3': `You have only just gained the ${tileName}, and a tile rests during the turn in which it is gained. You can use it from your next turn on.`,
      '4': `The ${tileName} has already been used in this turn, and each tile works once a turn. You can use it again in your next turn.`,
      '7': `The ${tileName} builds from your stock, and your stock is empty. Only tiles that move a settlement can still be used: Barn, Harbor and Paddock.`,
      '8': `You hold no ${tileName} tile, and only tiles you hold can be used. You gain one when a settlement of yours arrives next to its location and a tile is left there.`,
    },
    'KB-5': {
      '1': `{hex} ${isGround}, but the Oracle builds on the terrain of the card in force: ${cardName}. Choose a free hex of it, next to your own if possible.`,
      '2': `{hex} ${isGround}, but the Farm builds on grass. Choose a free grass hex, next to your own if possible.`,
      '3': `{hex} ${isGround}, but the Oasis builds on desert. Choose a free desert hex, next to your own if possible.`,
      '4': '{hex} is not on the edge of the board, and the Tower builds only there. Choose a free hex in row 1 or 20, or the first or last hex of another row.',
      '5': '{hex} is not at the end of a straight line of your settlements. The Tavern needs a line of at least three without a gap: choose the free hex directly beyond either end.',
      '6': `{hex} ${isGround}, but the Barn moves a settlement to the terrain of the card in force: ${cardName}. Choose a free hex of it, next to your own if possible.`,
      '7': `{hex} ${isGround}, but the Harbor moves a settlement onto water. Choose a free water hex, next to your own if possible.`,
      '8': '{hex} cannot be reached from {from}: the Paddock jumps exactly two hexes in a straight line. Choose a free hex at that distance in one of the six directions.',
      '9': 'No settlement of yours stands on {hex}, and only your own can be lifted. Choose a hex where one of yours stands.',
      '10': '{from, select, none {No settlement is lifted, so there is none to place. Lift one of yours first, with the Barn, the Harbor or the Paddock.} other {The settlement from {from} is still lifted, and nothing else can be done until it stands again. Place it first.}}',
      '11': `The settlement on {hex} has nowhere to go with the ${tileName}, so it cannot be lifted. Choose another settlement or another tile.`,
      '12': 'The settlement was lifted from {hex}, and putting it back there is not a move. Choose another permitted hex.',
    },
    'KB-7': {
      '3': 'The game is over and nothing more is played. You can still look at the board and the scores.',
    },
  },

  scores: {
    fishermen: 'Fishermen',
    merchants: 'Merchants',
    discoverers: 'Discoverers',
    hermits: 'Hermits',
    citizens: 'Citizens',
    miners: 'Miners',
    workers: 'Workers',
    knights: 'Knights',
    lords: 'Lords',
    farmers: 'Farmers',
    castles: 'Castles',
    total: 'Gold in all',
  },
  outcome: {
    gold: 'Won with the most gold',
    shared: 'Equal gold: the victory is shared',
  },

  options: {
    board: {
      label: 'Board',
      help: 'Which four sectors make the board, and how they lie.',
      values: { random: 'Random', 'first-game': 'First game', chosen: 'Chosen' },
    },
    objectives: {
      label: 'Kingdom Builder cards',
      help: 'Which three cards pay gold at the end.',
      values: { random: 'Random', 'first-game': 'First game', chosen: 'Chosen' },
    },
    first: {
      label: 'First player',
      help: 'Who takes the first turn.',
      values: { random: 'Random', seat: 'A named seat' },
    },
    lordsZeroCounts: {
      label: 'Lords: zero counts',
      help: 'The printed rules do not say whether a player without settlements in a sector can be first or second there. On: zero ranks like any number. Off: at least one settlement is needed.',
    },
    vacatedHexCounts: {
      label: 'Barn and Harbor: the vacated hex counts',
      help: 'The printed rules leave open whether the hex a settlement has just left makes a place next to your own possible. On: it counts as free. Off: it is ignored. The settlement may not return to it in either case.',
    },
  },
} as const satisfies Words;
