import type { Tile } from '../src/data.ts';
/** What is written around the board, beyond the game's own words. */
export declare const WORDS: {
    readonly en: {
        readonly name: 'Kingdom Builder';
        readonly tagline: 'Settle the land your card names and shape a realm that three cards reward with gold.';
        readonly terrain: {
            readonly grass: 'Grass';
            readonly flowers: 'Flower field';
            readonly forest: 'Forest';
            readonly canyon: 'Canyon';
            readonly desert: 'Desert';
            readonly water: 'Water';
            readonly mountain: 'Mountain';
            readonly castle: 'Castle';
            readonly location: 'Location';
            readonly none: 'No card';
        };
        readonly tile: {
            readonly oracle: 'Oracle';
            readonly farm: 'Farm';
            readonly oasis: 'Oasis';
            readonly tower: 'Tower';
            readonly tavern: 'Tavern';
            readonly barn: 'Barn';
            readonly harbor: 'Harbor';
            readonly paddock: 'Paddock';
        };
        readonly objective: {
            readonly fishermen: 'Fishermen';
            readonly merchants: 'Merchants';
            readonly discoverers: 'Discoverers';
            readonly hermits: 'Hermits';
            readonly citizens: 'Citizens';
            readonly miners: 'Miners';
            readonly workers: 'Workers';
            readonly knights: 'Knights';
            readonly lords: 'Lords';
            readonly farmers: 'Farmers';
        };
        readonly tileHelp: {
            readonly oracle: 'Build one more settlement on the terrain of your card, next to your own if possible.';
            readonly farm: 'Build one more settlement on grass, next to your own if possible.';
            readonly oasis: 'Build one more settlement on desert, next to your own if possible.';
            readonly tower: 'Build one more settlement on the edge of the board, next to your own if possible.';
            readonly tavern: 'Lengthen a straight line of at least three of your settlements by one.';
            readonly barn: 'Move one of your settlements to the terrain of your card, next to your own if possible.';
            readonly harbor: 'Move one of your settlements onto water, next to your own if possible.';
            readonly paddock: 'Move one of your settlements two hexes in a straight line, over anything.';
        };
        readonly objectiveHelp: {
            readonly fishermen: 'Each settlement beside water brings 1 gold.';
            readonly merchants: 'Each location or castle that your settlements link to another brings 4 gold.';
            readonly discoverers: 'Each horizontal line you have built on brings 1 gold.';
            readonly hermits: 'Each of your groups brings 1 gold, a lone settlement included.';
            readonly citizens: 'Each pair of settlements in your largest group brings 1 gold.';
            readonly miners: 'Each settlement beside a mountain brings 1 gold.';
            readonly workers: 'Each settlement beside a location or castle brings 1 gold.';
            readonly knights: 'Each settlement on your fullest horizontal line brings 2 gold.';
            readonly lords: 'In each sector most settlements bring 12 gold, the next lower number 6.';
            readonly farmers: 'Each settlement in your poorest sector brings 3 gold.';
        };
        readonly events: {
            readonly sector: "The {sector, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {next}} sector lies {slot, select, 0 {top left} 1 {top right} 2 {bottom left} other {bottom right}}{turned, select, true {, turned by 180°} other {}}.";
            readonly objective: "Card in the game: {card, select, fishermen {Fishermen} merchants {Merchants} discoverers {Discoverers} hermits {Hermits} citizens {Citizens} miners {Miners} workers {Workers} knights {Knights} lords {Lords} farmers {Farmers} other {another card}}.";
            readonly 'first-player': '{seat} goes first.';
            readonly draw: '{seat} draws a terrain card.';
            readonly drawKnown: "{seat} draws a terrain card: {terrain, select, grass {grass} flowers {flower field} forest {forest} canyon {canyon} desert {desert} other {unknown terrain}}.";
            readonly reshuffle: 'The discard is shuffled: the new pile has {cards, plural, one {# card} other {# cards}}.';
            readonly turn: '{terrain, select, grass {{seat} shows a terrain card: grass.} flowers {{seat} shows a terrain card: flower field.} forest {{seat} shows a terrain card: forest.} canyon {{seat} shows a terrain card: canyon.} desert {{seat} shows a terrain card: desert.} other {{seat} begins a turn without a terrain card: none could be drawn.}}';
            readonly useless: "The card of {seat} is useless: {terrain, select, grass {no grass hex} flowers {no flower field} forest {no forest hex} canyon {no canyon hex} desert {no desert hex} other {no such hex}} is free. It leaves the game.";
            readonly replace: "{seat} draws a new card openly: {terrain, select, grass {grass} flowers {flower field} forest {forest} canyon {canyon} desert {desert} other {unknown terrain}}.";
            readonly build: '{seat} builds on {hex}{by, select, oracle { with the Oracle} farm { with the Farm} oasis { with the Oasis} tower { with the Tower} tavern { with the Tavern} other {}}.';
            readonly lift: "{seat} lifts the settlement on {hex} with the {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}.";
            readonly move: "{seat} moves a settlement from {from} to {hex} with the {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}.";
            readonly gain: "{seat} gains the {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} tile from {hex}.";
            readonly lose: "{seat} loses the {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} tile ({hex}): no own settlement is left beside the location. The tile leaves the game.";
            readonly lapse: '{left, plural, one {# mandatory settlement} other {# mandatory settlements}} of {seat} will not be built: {because, select, stock {the stock is empty} other {no usable card is left}}.';
            readonly 'last-round': '{seat} has placed the last settlement. The round is played to its end.';
            readonly 'end-turn': '{seat} ends the turn.';
            readonly over: 'The game is over. The gold is counted.';
        };
        readonly prompts: {
            readonly wait: 'Waiting for {seat}';
            readonly begin: "Build {left, plural, one {# settlement} other {# settlements}} {terrain, select, grass {on grass} flowers {on flower fields} forest {on forest} canyon {on canyon} desert {on desert} other {on the terrain of your card}}, next to your own where you can{tiles, select, none {} other {, or use a tile first: {tiles}}}";
            readonly build: "Build {left, plural, one {# more settlement} other {# more settlements}} {terrain, select, grass {on grass} flowers {on flower fields} forest {on forest} canyon {on canyon} desert {on desert} other {on the terrain of your card}}, next to your own where you can";
            readonly place: '{tile, select, barn {Place the settlement from {from} on the terrain of your card, next to your own where you can} harbor {Place the settlement from {from} on water, next to your own where you can} other {Place the settlement from {from} two hexes away in a straight line}}';
            readonly end: '{tiles, select, none {End your turn} other {Use a tile ({tiles}) or end your turn}}';
            readonly 'set-up': 'The board is being laid out';
            readonly over: 'The game is over';
        };
        readonly actions: {
            readonly build: 'Build on {hex}';
            readonly use: "{tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}: build on {hex}";
            readonly lift: "{tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}: lift the settlement on {hex}";
            readonly place: 'Place on {hex}';
            readonly 'end-turn': 'End the turn';
        };
        readonly refusals: {
            readonly 'KB-1': {
                readonly '9': 'Sectors, cards and the first player are settled by chance, so you cannot choose them now. What a table may fix beforehand is found in its options.';
            };
            readonly 'KB-2': {
                readonly '1': 'It is the turn of {seat}, and only that player can act. Please wait for your turn.';
                readonly '3': 'No settlement can be built on {hex} with the card: your mandatory action is over. You can use a tile or end your turn.';
                readonly '4': "The {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} cannot be used in the middle of the mandatory action. First build {left, plural, one {the one settlement} other {the # settlements}} still due; after that you can use your tiles.";
                readonly '5': 'The turn cannot end before the mandatory action is complete. Build {left, plural, one {# more settlement} other {# more settlements}}; then you can end it.';
                readonly '8': "The {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} follows the terrain card in force, and there is none now. You can use another tile or go on without it.";
            };
            readonly 'KB-3': {
                readonly '1': '{hex} is taken: a settlement of {seat} stands there, and a hex holds only one. Choose a free hex.';
                readonly '2': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, which cannot be built on. {ground, select, water {Only the Harbor takes a settlement onto water; otherwise choose a free hex of grass, flower field, forest, canyon or desert.} other {Choose a free hex of grass, flower field, forest, canyon or desert.}}";
                readonly '3': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, but the card in force is {card, select, grass {grass} flowers {flower field} forest {forest} canyon {canyon} desert {desert} other {another terrain}}. Mandatory settlements stand on the terrain of the card: choose a free hex of it.";
                readonly '4': '{hex} is not next to a settlement of yours, although a suitable free hex beside your own exists and has to be preferred. {instead}, for example, is allowed.';
            };
            readonly 'KB-4': {
                readonly '3': "You have only just gained the {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}, and a tile rests during the turn in which it is gained. You can use it from your next turn on.";
                readonly '4': "The {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} has already been used in this turn, and each tile works once a turn. You can use it again in your next turn.";
                readonly '7': "The {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} builds from your stock, and your stock is empty. Only tiles that move a settlement can still be used: Barn, Harbor and Paddock.";
                readonly '8': "You hold no {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} tile, and only tiles you hold can be used. You gain one when a settlement of yours arrives next to its location and a tile is left there.";
            };
            readonly 'KB-5': {
                readonly '1': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, but the Oracle builds on the terrain of the card in force: {card, select, grass {grass} flowers {flower field} forest {forest} canyon {canyon} desert {desert} other {another terrain}}. Choose a free hex of it, next to your own if possible.";
                readonly '2': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, but the Farm builds on grass. Choose a free grass hex, next to your own if possible.";
                readonly '3': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, but the Oasis builds on desert. Choose a free desert hex, next to your own if possible.";
                readonly '4': '{hex} is not on the edge of the board, and the Tower builds only there. Choose a free hex in row 1 or 20, or the first or last hex of another row.';
                readonly '5': '{hex} is not at the end of a straight line of your settlements. The Tavern needs a line of at least three without a gap: choose the free hex directly beyond either end.';
                readonly '6': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, but the Barn moves a settlement to the terrain of the card in force: {card, select, grass {grass} flowers {flower field} forest {forest} canyon {canyon} desert {desert} other {another terrain}}. Choose a free hex of it, next to your own if possible.";
                readonly '7': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, but the Harbor moves a settlement onto water. Choose a free water hex, next to your own if possible.";
                readonly '8': '{hex} cannot be reached from {from}: the Paddock jumps exactly two hexes in a straight line. Choose a free hex at that distance in one of the six directions.';
                readonly '9': 'No settlement of yours stands on {hex}, and only your own can be lifted. Choose a hex where one of yours stands.';
                readonly '10': '{from, select, none {No settlement is lifted, so there is none to place. Lift one of yours first, with the Barn, the Harbor or the Paddock.} other {The settlement from {from} is still lifted, and nothing else can be done until it stands again. Place it first.}}';
                readonly '11': "The settlement on {hex} has nowhere to go with the {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}, so it cannot be lifted. Choose another settlement or another tile.";
                readonly '12': 'The settlement was lifted from {hex}, and putting it back there is not a move. Choose another permitted hex.';
            };
            readonly 'KB-7': {
                readonly '3': 'The game is over and nothing more is played. You can still look at the board and the scores.';
            };
        };
        readonly scores: {
            readonly fishermen: 'Fishermen';
            readonly merchants: 'Merchants';
            readonly discoverers: 'Discoverers';
            readonly hermits: 'Hermits';
            readonly citizens: 'Citizens';
            readonly miners: 'Miners';
            readonly workers: 'Workers';
            readonly knights: 'Knights';
            readonly lords: 'Lords';
            readonly farmers: 'Farmers';
            readonly castles: 'Castles';
            readonly total: 'Gold in all';
        };
        readonly outcome: {
            readonly gold: 'Won with the most gold';
            readonly shared: 'Equal gold: the victory is shared';
        };
        readonly options: {
            readonly board: {
                readonly label: 'Board';
                readonly help: 'Which four sectors make the board, and how they lie.';
                readonly values: {
                    readonly random: 'Random';
                    readonly 'first-game': 'First game';
                    readonly chosen: 'Chosen';
                };
            };
            readonly objectives: {
                readonly label: 'Kingdom Builder cards';
                readonly help: 'Which three cards pay gold at the end.';
                readonly values: {
                    readonly random: 'Random';
                    readonly 'first-game': 'First game';
                    readonly chosen: 'Chosen';
                };
            };
            readonly first: {
                readonly label: 'First player';
                readonly help: 'Who takes the first turn.';
                readonly values: {
                    readonly random: 'Random';
                    readonly seat: 'A named seat';
                };
            };
            readonly lordsZeroCounts: {
                readonly label: 'Lords: zero counts';
                readonly help: 'The printed rules do not say whether a player without settlements in a sector can be first or second there. On: zero ranks like any number. Off: at least one settlement is needed.';
            };
            readonly vacatedHexCounts: {
                readonly label: 'Barn and Harbor: the vacated hex counts';
                readonly help: 'The printed rules leave open whether the hex a settlement has just left makes a place next to your own possible. On: it counts as free. Off: it is ignored. The settlement may not return to it in either case.';
            };
        };
        readonly stock: 'stock';
        readonly pile: 'Pile';
        readonly gone: 'out of the game';
        readonly nextCard: 'next card';
        readonly inForce: 'card';
        readonly used: 'used';
        readonly fresh: 'next turn';
        readonly noTiles: 'no tiles';
        readonly left: 'to build';
        readonly legend: 'G grass  F flowers  T forest  C canyon  D desert  W water  M mountain  K castle';
        readonly marks: '* you can choose this hex  ·  a small letter and a number: a location and its tiles';
    };
    readonly ru: {
        readonly name: string;
        readonly tagline: string;
        readonly terrain: import("../text/shape.ts").Shape<{
            readonly grass: 'Grass';
            readonly flowers: 'Flower field';
            readonly forest: 'Forest';
            readonly canyon: 'Canyon';
            readonly desert: 'Desert';
            readonly water: 'Water';
            readonly mountain: 'Mountain';
            readonly castle: 'Castle';
            readonly location: 'Location';
            readonly none: 'No card';
        }>;
        readonly tile: import("../text/shape.ts").Shape<{
            readonly oracle: 'Oracle';
            readonly farm: 'Farm';
            readonly oasis: 'Oasis';
            readonly tower: 'Tower';
            readonly tavern: 'Tavern';
            readonly barn: 'Barn';
            readonly harbor: 'Harbor';
            readonly paddock: 'Paddock';
        }>;
        readonly objective: import("../text/shape.ts").Shape<{
            readonly fishermen: 'Fishermen';
            readonly merchants: 'Merchants';
            readonly discoverers: 'Discoverers';
            readonly hermits: 'Hermits';
            readonly citizens: 'Citizens';
            readonly miners: 'Miners';
            readonly workers: 'Workers';
            readonly knights: 'Knights';
            readonly lords: 'Lords';
            readonly farmers: 'Farmers';
        }>;
        readonly tileHelp: import("../text/shape.ts").Shape<{
            readonly oracle: 'Build one more settlement on the terrain of your card, next to your own if possible.';
            readonly farm: 'Build one more settlement on grass, next to your own if possible.';
            readonly oasis: 'Build one more settlement on desert, next to your own if possible.';
            readonly tower: 'Build one more settlement on the edge of the board, next to your own if possible.';
            readonly tavern: 'Lengthen a straight line of at least three of your settlements by one.';
            readonly barn: 'Move one of your settlements to the terrain of your card, next to your own if possible.';
            readonly harbor: 'Move one of your settlements onto water, next to your own if possible.';
            readonly paddock: 'Move one of your settlements two hexes in a straight line, over anything.';
        }>;
        readonly objectiveHelp: import("../text/shape.ts").Shape<{
            readonly fishermen: 'Each settlement beside water brings 1 gold.';
            readonly merchants: 'Each location or castle that your settlements link to another brings 4 gold.';
            readonly discoverers: 'Each horizontal line you have built on brings 1 gold.';
            readonly hermits: 'Each of your groups brings 1 gold, a lone settlement included.';
            readonly citizens: 'Each pair of settlements in your largest group brings 1 gold.';
            readonly miners: 'Each settlement beside a mountain brings 1 gold.';
            readonly workers: 'Each settlement beside a location or castle brings 1 gold.';
            readonly knights: 'Each settlement on your fullest horizontal line brings 2 gold.';
            readonly lords: 'In each sector most settlements bring 12 gold, the next lower number 6.';
            readonly farmers: 'Each settlement in your poorest sector brings 3 gold.';
        }>;
        readonly events: import("../text/shape.ts").Shape<{
            readonly sector: "The {sector, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {next}} sector lies {slot, select, 0 {top left} 1 {top right} 2 {bottom left} other {bottom right}}{turned, select, true {, turned by 180°} other {}}.";
            readonly objective: "Card in the game: {card, select, fishermen {Fishermen} merchants {Merchants} discoverers {Discoverers} hermits {Hermits} citizens {Citizens} miners {Miners} workers {Workers} knights {Knights} lords {Lords} farmers {Farmers} other {another card}}.";
            readonly 'first-player': '{seat} goes first.';
            readonly draw: '{seat} draws a terrain card.';
            readonly drawKnown: "{seat} draws a terrain card: {terrain, select, grass {grass} flowers {flower field} forest {forest} canyon {canyon} desert {desert} other {unknown terrain}}.";
            readonly reshuffle: 'The discard is shuffled: the new pile has {cards, plural, one {# card} other {# cards}}.';
            readonly turn: '{terrain, select, grass {{seat} shows a terrain card: grass.} flowers {{seat} shows a terrain card: flower field.} forest {{seat} shows a terrain card: forest.} canyon {{seat} shows a terrain card: canyon.} desert {{seat} shows a terrain card: desert.} other {{seat} begins a turn without a terrain card: none could be drawn.}}';
            readonly useless: "The card of {seat} is useless: {terrain, select, grass {no grass hex} flowers {no flower field} forest {no forest hex} canyon {no canyon hex} desert {no desert hex} other {no such hex}} is free. It leaves the game.";
            readonly replace: "{seat} draws a new card openly: {terrain, select, grass {grass} flowers {flower field} forest {forest} canyon {canyon} desert {desert} other {unknown terrain}}.";
            readonly build: '{seat} builds on {hex}{by, select, oracle { with the Oracle} farm { with the Farm} oasis { with the Oasis} tower { with the Tower} tavern { with the Tavern} other {}}.';
            readonly lift: "{seat} lifts the settlement on {hex} with the {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}.";
            readonly move: "{seat} moves a settlement from {from} to {hex} with the {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}.";
            readonly gain: "{seat} gains the {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} tile from {hex}.";
            readonly lose: "{seat} loses the {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} tile ({hex}): no own settlement is left beside the location. The tile leaves the game.";
            readonly lapse: '{left, plural, one {# mandatory settlement} other {# mandatory settlements}} of {seat} will not be built: {because, select, stock {the stock is empty} other {no usable card is left}}.';
            readonly 'last-round': '{seat} has placed the last settlement. The round is played to its end.';
            readonly 'end-turn': '{seat} ends the turn.';
            readonly over: 'The game is over. The gold is counted.';
        }>;
        readonly prompts: import("../text/shape.ts").Shape<{
            readonly wait: 'Waiting for {seat}';
            readonly begin: "Build {left, plural, one {# settlement} other {# settlements}} {terrain, select, grass {on grass} flowers {on flower fields} forest {on forest} canyon {on canyon} desert {on desert} other {on the terrain of your card}}, next to your own where you can{tiles, select, none {} other {, or use a tile first: {tiles}}}";
            readonly build: "Build {left, plural, one {# more settlement} other {# more settlements}} {terrain, select, grass {on grass} flowers {on flower fields} forest {on forest} canyon {on canyon} desert {on desert} other {on the terrain of your card}}, next to your own where you can";
            readonly place: '{tile, select, barn {Place the settlement from {from} on the terrain of your card, next to your own where you can} harbor {Place the settlement from {from} on water, next to your own where you can} other {Place the settlement from {from} two hexes away in a straight line}}';
            readonly end: '{tiles, select, none {End your turn} other {Use a tile ({tiles}) or end your turn}}';
            readonly 'set-up': 'The board is being laid out';
            readonly over: 'The game is over';
        }>;
        readonly actions: import("../text/shape.ts").Shape<{
            readonly build: 'Build on {hex}';
            readonly use: "{tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}: build on {hex}";
            readonly lift: "{tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}: lift the settlement on {hex}";
            readonly place: 'Place on {hex}';
            readonly 'end-turn': 'End the turn';
        }>;
        readonly refusals: import("../text/shape.ts").Shape<{
            readonly 'KB-1': {
                readonly '9': 'Sectors, cards and the first player are settled by chance, so you cannot choose them now. What a table may fix beforehand is found in its options.';
            };
            readonly 'KB-2': {
                readonly '1': 'It is the turn of {seat}, and only that player can act. Please wait for your turn.';
                readonly '3': 'No settlement can be built on {hex} with the card: your mandatory action is over. You can use a tile or end your turn.';
                readonly '4': "The {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} cannot be used in the middle of the mandatory action. First build {left, plural, one {the one settlement} other {the # settlements}} still due; after that you can use your tiles.";
                readonly '5': 'The turn cannot end before the mandatory action is complete. Build {left, plural, one {# more settlement} other {# more settlements}}; then you can end it.';
                readonly '8': "The {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} follows the terrain card in force, and there is none now. You can use another tile or go on without it.";
            };
            readonly 'KB-3': {
                readonly '1': '{hex} is taken: a settlement of {seat} stands there, and a hex holds only one. Choose a free hex.';
                readonly '2': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, which cannot be built on. {ground, select, water {Only the Harbor takes a settlement onto water; otherwise choose a free hex of grass, flower field, forest, canyon or desert.} other {Choose a free hex of grass, flower field, forest, canyon or desert.}}";
                readonly '3': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, but the card in force is {card, select, grass {grass} flowers {flower field} forest {forest} canyon {canyon} desert {desert} other {another terrain}}. Mandatory settlements stand on the terrain of the card: choose a free hex of it.";
                readonly '4': '{hex} is not next to a settlement of yours, although a suitable free hex beside your own exists and has to be preferred. {instead}, for example, is allowed.';
            };
            readonly 'KB-4': {
                readonly '3': "You have only just gained the {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}, and a tile rests during the turn in which it is gained. You can use it from your next turn on.";
                readonly '4': "The {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} has already been used in this turn, and each tile works once a turn. You can use it again in your next turn.";
                readonly '7': "The {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} builds from your stock, and your stock is empty. Only tiles that move a settlement can still be used: Barn, Harbor and Paddock.";
                readonly '8': "You hold no {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}} tile, and only tiles you hold can be used. You gain one when a settlement of yours arrives next to its location and a tile is left there.";
            };
            readonly 'KB-5': {
                readonly '1': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, but the Oracle builds on the terrain of the card in force: {card, select, grass {grass} flowers {flower field} forest {forest} canyon {canyon} desert {desert} other {another terrain}}. Choose a free hex of it, next to your own if possible.";
                readonly '2': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, but the Farm builds on grass. Choose a free grass hex, next to your own if possible.";
                readonly '3': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, but the Oasis builds on desert. Choose a free desert hex, next to your own if possible.";
                readonly '4': '{hex} is not on the edge of the board, and the Tower builds only there. Choose a free hex in row 1 or 20, or the first or last hex of another row.';
                readonly '5': '{hex} is not at the end of a straight line of your settlements. The Tavern needs a line of at least three without a gap: choose the free hex directly beyond either end.';
                readonly '6': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, but the Barn moves a settlement to the terrain of the card in force: {card, select, grass {grass} flowers {flower field} forest {forest} canyon {canyon} desert {desert} other {another terrain}}. Choose a free hex of it, next to your own if possible.";
                readonly '7': "{hex} {ground, select, grass {is grass} flowers {is a flower field} forest {is forest} canyon {is canyon} desert {is desert} water {is water} mountain {is a mountain} castle {is a castle} location {is a location} other {is different}}, but the Harbor moves a settlement onto water. Choose a free water hex, next to your own if possible.";
                readonly '8': '{hex} cannot be reached from {from}: the Paddock jumps exactly two hexes in a straight line. Choose a free hex at that distance in one of the six directions.';
                readonly '9': 'No settlement of yours stands on {hex}, and only your own can be lifted. Choose a hex where one of yours stands.';
                readonly '10': '{from, select, none {No settlement is lifted, so there is none to place. Lift one of yours first, with the Barn, the Harbor or the Paddock.} other {The settlement from {from} is still lifted, and nothing else can be done until it stands again. Place it first.}}';
                readonly '11': "The settlement on {hex} has nowhere to go with the {tile, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}, so it cannot be lifted. Choose another settlement or another tile.";
                readonly '12': 'The settlement was lifted from {hex}, and putting it back there is not a move. Choose another permitted hex.';
            };
            readonly 'KB-7': {
                readonly '3': 'The game is over and nothing more is played. You can still look at the board and the scores.';
            };
        }>;
        readonly scores: import("../text/shape.ts").Shape<{
            readonly fishermen: 'Fishermen';
            readonly merchants: 'Merchants';
            readonly discoverers: 'Discoverers';
            readonly hermits: 'Hermits';
            readonly citizens: 'Citizens';
            readonly miners: 'Miners';
            readonly workers: 'Workers';
            readonly knights: 'Knights';
            readonly lords: 'Lords';
            readonly farmers: 'Farmers';
            readonly castles: 'Castles';
            readonly total: 'Gold in all';
        }>;
        readonly outcome: import("../text/shape.ts").Shape<{
            readonly gold: 'Won with the most gold';
            readonly shared: 'Equal gold: the victory is shared';
        }>;
        readonly options: import("../text/shape.ts").Shape<{
            readonly board: {
                readonly label: 'Board';
                readonly help: 'Which four sectors make the board, and how they lie.';
                readonly values: {
                    readonly random: 'Random';
                    readonly 'first-game': 'First game';
                    readonly chosen: 'Chosen';
                };
            };
            readonly objectives: {
                readonly label: 'Kingdom Builder cards';
                readonly help: 'Which three cards pay gold at the end.';
                readonly values: {
                    readonly random: 'Random';
                    readonly 'first-game': 'First game';
                    readonly chosen: 'Chosen';
                };
            };
            readonly first: {
                readonly label: 'First player';
                readonly help: 'Who takes the first turn.';
                readonly values: {
                    readonly random: 'Random';
                    readonly seat: 'A named seat';
                };
            };
            readonly lordsZeroCounts: {
                readonly label: 'Lords: zero counts';
                readonly help: 'The printed rules do not say whether a player without settlements in a sector can be first or second there. On: zero ranks like any number. Off: at least one settlement is needed.';
            };
            readonly vacatedHexCounts: {
                readonly label: 'Barn and Harbor: the vacated hex counts';
                readonly help: 'The printed rules leave open whether the hex a settlement has just left makes a place next to your own possible. On: it counts as free. Off: it is ignored. The settlement may not return to it in either case.';
            };
        }>;
        readonly stock: 'запас';
        readonly pile: 'Колода';
        readonly gone: 'вне игры';
        readonly nextCard: 'следующая карта';
        readonly inForce: 'карта';
        readonly used: 'использован';
        readonly fresh: 'со следующего хода';
        readonly noTiles: 'жетонов нет';
        readonly left: 'строить';
        readonly legend: 'G трава  F цветы  T лес  C каньон  D пустыня  W вода  M горы  K замок';
        readonly marks: '* этот гекс можно выбрать  ·  малая буква и число: локация и её жетоны';
    };
};
export type Lang = keyof typeof WORDS;
/** How a location stands on the board; terrains have the capital letters. */
export declare const TILE_LETTERS: Readonly<Record<Tile, string>>;
