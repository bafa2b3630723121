/**
 * What is wrong with a refusal: every fact is looked up on the board as it lies, written apart from the
 * rules, and whatever the sentence offers must be among the legal actions.
 */
import type { Refusal, Seat } from '@four-crowns/core';
import type { Complaint, Things } from '@four-crowns/testkit';
import { TILES } from '../src/data.ts';
import type { Tile } from '../src/data.ts';
import { kingdomBuilder } from '../src/index.ts';
import type { Action, State, View } from '../src/index.ts';
import type { Reason } from '../src/refusals.ts';
import { boardOf, distance, isTerrain, laidOf } from './hexes.ts';
import type { Board, Cell, GroundName } from './hexes.ts';
import { legalActions } from './playing.ts';

export const things: Things = {
  held: (view) => {
    const { viewer, held, locations } = view as View;
    const mine = held[Number(viewer)] ?? [];
    return locations.filter(({ hex }) => mine.includes(hex)).map(({ tile }) => `tile.${tile}`);
  },
  usedBy: (action) => ('tile' in action ? `tile.${String(action['tile'])}` : undefined),
};

export const complaint: Complaint = (state, seat, action, refusal, thing) => {
  const s = state as State;
  const c = caseOf(s, seat, action as Action | undefined, thing);
  const wrong = wrongIn(c, refusal as Refusal & Reason);
  if (wrong !== undefined) return wrong;
  return wrongOffer(c, refusal.facts);
};

interface Case {
  readonly s: State;
  readonly seat: Seat;
  readonly view: View;
  readonly board: Board | undefined;
  readonly legal: readonly Action[];
  readonly action: Action | undefined;
  /** The tile that was tried, or that is idle. */
  readonly tile: Tile | undefined;
}

const boards = new Map<string, Board>();

function caseOf(s: State, seat: Seat, action: Action | undefined, thing: string | undefined): Case {
  const view = kingdomBuilder.view(s, seat);
  const layout = view.board.map(laidOf);
  const key = layout.join();
  const board = layout.length < 4 ? undefined : (boards.get(key) ?? boardOf(layout));
  if (board !== undefined) boards.set(key, board);
  const tile =
    action !== undefined && (action.type === 'use' || action.type === 'lift')
      ? action.tile
      : TILES.find((t) => thing === `tile.${t}`);
  return { s, seat, view, board, legal: legalActions(s), action, tile };
}

/** What the sentence offers to do instead. */
function wrongOffer(c: Case, facts: Refusal['facts']): string | undefined {
  const { legal, action } = c;
  const { instead, tiles } = facts;
  if (typeof instead === 'string') {
    if (action === undefined || !('hex' in action)) return 'a hex is offered where none was tried';
    const open = legal.flatMap((a) => (isSameKind(a, action) && 'hex' in a ? [a.hex] : []));
    if (!open.includes(instead)) return `${instead} is offered and not allowed`;
    const far = (hex: string): number => distance(cellOf(c, action.hex), cellOf(c, hex));
    if (open.some((hex) => far(hex) < far(instead))) return `${instead} is not the nearest`;
  }
  if (Array.isArray(tiles)) {
    const now = TILES.filter((tile) =>
      legal.some((a) => (a.type === 'use' || a.type === 'lift') && a.tile === tile),
    );
    if (tiles.join() !== now.filter((t) => action?.type !== 'place' || isMover(t)).join())
      return `the tiles of use now are ${now.join()}`;
    if (action?.type !== 'place' && !legal.some((a) => a.type === 'end-turn'))
      return 'the turn cannot be ended';
  }
  return undefined;
}

function isSameKind(a: Action, b: Action): boolean {
  return a.type === b.type && ('tile' in a ? a.tile : '') === ('tile' in b ? b.tile : '');
}

function isMover(tile: Tile): boolean {
  return tile === 'barn' || tile === 'harbor' || tile === 'paddock';
}

function cellOf({ board }: Case, hex: string): Cell {
  const cell = board?.byName.get(hex);
  if (cell === undefined) throw new Error(`${hex} is not on the board`);
  return cell;
}

const ownerOf = ({ view }: Case, cell: Cell): number =>
  view.settlements.findIndex((hexes) => hexes.includes(cell.name));

function isFree(c: Case, ground: GroundName): boolean {
  return (c.board?.byGround[ground] ?? []).some((cell) => ownerOf(c, cell) < 0 && !isVacated(c, cell));
}

/** A lifted settlement has left its hex, which is free for everything but itself. */
function isVacated({ view }: Case, cell: Cell): boolean {
  return view.lifted?.hex === cell.name;
}

const must = (holds: boolean, what: string): string | undefined => (holds ? undefined : what);

/** Facts that the rule is about. */
function wrongIn(c: Case, { rule, facts }: Reason): string | undefined {
  const { view, seat, legal, action, tile } = c;
  if (rule === 'KB-1.9') return must(view.stage !== 'over', 'the game is over');
  if (rule === 'KB-7.3') return must(view.stage === 'over', 'the game is not over');
  if (rule === 'KB-2.1') {
    return must(facts.seat === view.current && facts.seat !== seat, 'it is the turn of somebody else');
  }
  if (view.current !== seat) return 'it is not the turn of this seat';
  if (view.stage === 'lifted' && action?.type !== 'place') {
    return must(rule === 'KB-5.10' && facts.from === view.lifted?.hex, 'a settlement is lifted');
  }
  const uses = tile === undefined ? 0 : (view.uses[tile] ?? 0);
  const ofKind = (hexes: readonly string[]): number =>
    view.locations.filter((l) => l.tile === tile && hexes.includes(l.hex)).length;
  const held = ofKind(view.held[seat] ?? []);
  const fresh = ofKind(view.fresh);
  const again = view.lastRound ? 'never' : 'next_turn';
  switch (rule) {
    case 'KB-2.3':
      return must(view.left === 0 && view.stock[seat] !== 0 && view.card !== null, 'the cause is another');
    case 'KB-2.4':
      return must(facts.left === view.left && view.left % 3 !== 0 && uses > 0, 'the tile could be used');
    case 'KB-2.5':
      return must(facts.left === view.left && legal.some((a) => a.type === 'build'), 'nothing is due');
    case 'KB-2.8':
      return must(view.card === null && facts.what === (tile ?? 'card'), 'there is a card');
    case 'KB-2.9':
      return must(view.stock[seat] === 0, 'the stock is not empty');
    case 'KB-4.3':
      return must(
        held > 0 && fresh === held && uses === 0 && facts.again === again,
        'the tile is not only fresh',
      );
    case 'KB-4.4':
      return must(held > fresh && uses === 0 && facts.again === again, 'the tile is not used');
    case 'KB-4.7':
      return must(view.stock[seat] === 0 && uses > 0, 'the stock is not empty');
    case 'KB-4.8': {
      const here = view.locations.filter((l) => l.tile === tile);
      const open = here.filter((l) => l.left > 0 && view.taken[seat]?.includes(l.hex) === false);
      const at = here.length === 0 ? ['no_such_location'] : open.map(({ hex }) => hex);
      return must(
        held === 0 && (at.length > 0 ? at : ['no_tile_left']).includes(facts.at),
        'the tile is had otherwise',
      );
    }
    default:
      return wrongOnBoard(c, { rule, facts } as Reason, uses);
  }
}

type Line = (from: Cell) => readonly (readonly (Cell | undefined)[])[];

/** From a hex in each direction: the two hexes that follow. */
const runs: Line = (from) => from.steps.map((next, d) => [next, next?.steps[d]]);

function wrongOnBoard(c: Case, { rule, facts }: Reason, uses: number): string | undefined {
  const { s, view, seat, legal, action, tile, board } = c;
  if ('hex' in facts && facts.hex === 'nowhere') {
    if (tile === undefined || uses === 0) return 'no tile was to be used';
    if (legal.some((a) => (a.type === 'use' || a.type === 'lift') && a.tile === tile))
      return `there is a hex for the ${tile}`;
    const own = (board?.cells ?? []).filter((cell) => ownerOf(c, cell) === seat);
    const isLand = (cell: Cell | undefined): boolean =>
      cell !== undefined && isTerrain(cell.ground) && ownerOf(c, cell) < 0;
    switch (rule) {
      case 'KB-5.1':
      case 'KB-5.6':
        return must(facts.card === view.card && !isFree(c, facts.card), 'there is a free hex');
      case 'KB-5.2':
        return must(tile === 'farm' && !isFree(c, 'grass'), 'there is a free hex');
      case 'KB-5.3':
        return must(tile === 'oasis' && !isFree(c, 'desert'), 'there is a free hex');
      case 'KB-5.4':
        return must(tile === 'tower', 'another tile');
      case 'KB-5.5': {
        const hasLine = own.some((cell) =>
          runs(cell).some((run) => run.every((next) => next !== undefined && ownerOf(c, next) === seat)),
        );
        return must('line' in facts && facts.line === (hasLine ? 'closed' : 'none'), 'the line');
      }
      case 'KB-5.7':
        return must(tile === 'harbor' && !isFree(c, 'water'), 'there is free water');
      case 'KB-5.8':
        return must(
          own.every((cell) => runs(cell).every(([, two]) => !isLand(two))),
          'one can jump',
        );
      case 'KB-5.13':
        return must(own.length > 0 && own.every((cell) => liftsWithout(s, tile, cell.name)), 'unbound');
      default:
        return `${rule} is not about a whole tile`;
    }
  }
  if (action === undefined || !('hex' in action)) return must(rule === 'KB-5.10', 'no hex was tried');
  if (rule === 'KB-5.10') return must(view.stage !== 'lifted', 'something is lifted');
  const cell = cellOf(c, action.hex);
  const owner = ownerOf(c, cell);
  if ('hex' in facts && facts.hex !== action.hex) return 'another hex was tried';
  if ('ground' in facts && facts.ground !== cell.ground) return `${cell.name} is ${cell.ground}`;
  if ('card' in facts && facts.card !== view.card) return `the card is ${view.card}`;
  switch (rule) {
    case 'KB-3.1':
      return must(
        owner === facts.seat && facts.whose === (owner === seat ? 'own' : 'others'),
        'it is not taken',
      );
    case 'KB-3.2':
      return must(!isTerrain(cell.ground), 'it can be built on');
    case 'KB-3.3':
    case 'KB-5.1':
    case 'KB-5.6':
      return must(owner < 0 && cell.ground !== view.card, 'it is of that terrain');
    case 'KB-3.4':
      return must(
        cell.neighbours.every((near) => ownerOf(c, near) !== seat),
        'it is beside an own settlement',
      );
    case 'KB-5.2':
      return must(tile === 'farm' && cell.ground !== 'grass', 'it is grass');
    case 'KB-5.3':
      return must(tile === 'oasis' && cell.ground !== 'desert', 'it is desert');
    case 'KB-5.4':
      return must(cell.row % 19 !== 0 && cell.column % 19 !== 0, 'it is on the edge');
    case 'KB-5.5':
      return must(tile === 'tavern' && owner < 0 && isTerrain(cell.ground), 'it cannot be built on at all');
    case 'KB-5.7':
      return must(cell.ground !== 'water', 'it is water');
    case 'KB-5.8': {
      const from = cellOf(c, view.lifted?.hex ?? '');
      return must(!runs(from).some(([, two]) => two === cell), 'the Paddock reaches it');
    }
    case 'KB-5.9':
      return must(owner !== seat, 'it is an own one');
    case 'KB-5.11':
      return must(
        owner === seat &&
          runs(cell).every(([, two]) => two === undefined || !isTerrain(two.ground) || ownerOf(c, two) >= 0),
        'it can jump',
      );
    case 'KB-5.12':
      return must(view.lifted?.hex === cell.name, 'it was not lifted here');
    case 'KB-5.13':
      return must(owner === seat && liftsWithout(s, tile, cell.name), 'another rule binds it');
    default:
      return `${rule} is not about a hex`;
  }
}

/** KB-8.5: with the option off, this settlement could be lifted. */
function liftsWithout(s: State, tile: Tile | undefined, hex: string): boolean {
  if (!s.options.vacatedHexCounts) return false;
  const other: State = {
    ...kingdomBuilder.rules.clone(s),
    options: { ...s.options, vacatedHexCounts: false },
  };
  return legalActions(other).some((a) => a.type === 'lift' && a.tile === tile && a.hex === hex);
}
