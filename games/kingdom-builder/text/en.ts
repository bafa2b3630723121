import type { Words } from './words.ts';

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
/** The terrain of the card, of which there is none. */
const noFree =
  '{card, select, grass {no grass hex} flowers {no flower field} forest {no forest hex} canyon {no canyon hex} desert {no desert hex} other {no such hex}}';
const nearest = 'The nearest hex you can choose is {instead}.';
const tilesOrEnd =
  '{tiles, select, none {End your turn.} other {You can use a tile ({tiles}) or end your turn.}}';
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
    fishermen: 'Each settlement beside water brings 1 gold, but none that stands on water.',
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
  objectiveNote: {
    emptySector: 'An empty sector brings everyone 12: zero counts too.',
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
      '3': `Your mandatory action is complete, so the card builds nothing more. ${tilesOrEnd}`,
      '4': `The ${tileName} is used before the first mandatory settlement or after the last, not in between. First build {left, plural, one {the one settlement} other {the # settlements}} still due.`,
      '5': 'Your turn cannot end before the mandatory action is complete. Build {left, plural, one {# more settlement} other {# more settlements}}; then you can end it.',
      '8': `{what, select, card {No usable card is left, so the rest of your mandatory action has lapsed.} oracle {The Oracle builds on the terrain of your card, and you have no card now.} other {The Barn moves a settlement to the terrain of your card, and you have no card now.}} ${tilesOrEnd}`,
      '9': `Your stock is empty, so there is nothing left to build. ${tilesOrEnd}`,
    },
    'KB-3': {
      '1': `{whose, select, own {You already have a settlement on {hex}} other {A settlement of {seat} stands on {hex}}}, and a hex holds only one. ${nearest}`,
      '2': `{hex} ${isGround}, which cannot be built on. {ground, select, water {Only the Harbor takes a settlement onto water. } other {}}${nearest}`,
      '3': `{hex} ${isGround}, but your card is ${cardName}, and mandatory settlements stand on the terrain of the card. ${nearest}`,
      '4': `{hex} is not next to a settlement of yours. A suitable hex beside your own is still free, so you have to stay beside them. ${nearest}`,
    },
    'KB-4': {
      '3': `You gained the ${tileName} in this turn, and a tile rests during the turn in which it is gained. {again, select, never {This is the last round, so you will not get to use it.} other {You can use it from your next turn on.}}`,
      '4': `You have used the ${tileName} in this turn, and each tile works once a turn. {again, select, never {This is the last round, so it has done its work.} other {You can use it again in your next turn.}}`,
      '7': `The ${tileName} builds from your stock, and your stock is empty. {tiles, select, none {End your turn.} other {You can still move a settlement with a tile ({tiles}) or end your turn.}}`,
      '8': `You have no ${tileName} tile, and you can use only tiles that you have. {at, select, no_such_location {This board has no such location.} no_tile_left {The locations of this kind have no tile left for you.} other {A settlement next to the location on {at} brings you one.}}`,
    },
    'KB-5': {
      '1': `{hex, select, nowhere {The Oracle builds on the terrain of your card, and ${noFree} is free.} other {{hex} ${isGround}, but the Oracle builds on the terrain of your card: ${cardName}. ${nearest}}}`,
      '2': `{hex, select, nowhere {No grass hex is free any more, so the Farm cannot build.} other {{hex} ${isGround}, but the Farm builds on grass. ${nearest}}}`,
      '3': `{hex, select, nowhere {No desert hex is free any more, so the Oasis cannot build.} other {{hex} ${isGround}, but the Oasis builds on desert. ${nearest}}}`,
      '4': `{hex, select, nowhere {No land on the edge of the board is free any more, so the Tower cannot build.} other {{hex} is not on the edge of the board, and the Tower builds only there. ${nearest}}}`,
      '5': `{hex, select, nowhere {{line, select, none {The Tavern lengthens a straight line of three or more of your settlements, and you have no such line yet.} other {Your lines cannot grow: no free land lies directly beyond their ends.}}} other {{hex} does not lie directly beyond the end of a straight line of three or more of your settlements. ${nearest}}}`,
      '6': `{hex, select, nowhere {The Barn moves a settlement to the terrain of your card, and ${noFree} is free.} other {{hex} ${isGround}, but the Barn moves a settlement to the terrain of your card: ${cardName}. ${nearest}}}`,
      '7': `{hex, select, nowhere {No water hex is free any more, so the Harbor cannot move anything.} other {{hex} ${isGround}, but the Harbor moves a settlement onto water. ${nearest}}}`,
      '8': `{hex, select, nowhere {None of your settlements can jump: no free land lies exactly two hexes away in a straight line.} other {{hex} is not exactly two hexes from {from} in a straight line, and that is how the Paddock jumps. ${nearest}}}`,
      '9': 'You have no settlement on {hex}, and you can lift only your own. The nearest one that this tile can move stands on {instead}.',
      '10': '{from, select, none {Nothing is lifted, so there is nothing to place. {tiles, select, none {You have no tile that could lift a settlement now.} other {A tile can lift a settlement first: {tiles}.}}} other {The settlement from {from} is lifted, and nothing else can be done until it stands again. Place it first.}}',
      '11': 'The settlement on {hex} cannot jump: no free land lies exactly two hexes away in a straight line. The one on {instead} can.',
      '12': `The settlement was lifted from {hex}, and putting it back there is not a move. ${nearest}`,
      '13': `{hex, select, nowhere {The ${tileName} can move none of your settlements. Each would leave the only suitable hex beside the others; that hex counts, and going back is not allowed. The table option “The vacated hex counts” makes it so.} other {The settlement on {hex} cannot be moved with the ${tileName}. It would leave the only suitable hex beside your others; that hex counts, and going back is not allowed. The table option “The vacated hex counts” makes it so. The settlement on {instead} can be moved.}}`,
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
    total: 'Total gold',
  },
  outcome: {
    gold: 'Won with the most gold',
    shared: 'Equal gold: the victory is shared',
  },
} as const satisfies Words;
