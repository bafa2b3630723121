/** The keyboard on the board: arrow keys from cell to cell, and stepping through what is highlighted. */
import type { View } from '../../src/view.ts';
import type { Taken } from '../model/aim.ts';

const CELLS = '[data-cell]';

function cellsOf(box: HTMLElement): readonly HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(CELLS)];
}

const WAYS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves to the nearest cell in the direction of an arrow; distance to the side counts double. */
export function go(box: HTMLElement, key: string): boolean {
  const way = WAYS[key];
  const from = document.activeElement?.closest<HTMLElement>(CELLS);
  if (way === undefined || from === null || from === undefined) return false;
  const [dx, dy] = way;
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const cell of cellsOf(box)) {
    const there = middle(cell);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // Rows of the court are slightly offset from each other.
    if (ahead < 8 || (dx !== 0 && aside > 20)) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [cell, far];
  }
  best?.focus({ preventScroll: true });
  return true;
}

function middle(cell: HTMLElement): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = cell.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

export function nextLit(box: HTMLElement, isBack: boolean): void {
  const lit = cellsOf(box).filter((cell) => cell.dataset['lit'] !== undefined);
  if (lit.length === 0) return;
  const at = lit.findIndex((cell) => cell === document.activeElement);
  const step = isBack ? -1 : 1;
  const next = at < 0 ? (isBack ? lit.length - 1 : 0) : (at + step + lit.length) % lit.length;
  lit[next]?.focus({ preventScroll: true });
}

/**
 * Selects a die that shows this face, or the next one if there are several. After the last one, deselects all of
 * them.
 */
export function toggleFace(view: View, seat: number, taken: Taken, face: number): Taken {
  const { dice = [], white = [] } = view.players[seat] ?? {};
  const free = (faces: readonly number[], places: readonly number[]): number =>
    faces.findIndex((value, place) => value === face && !places.includes(place));
  const add = (places: readonly number[], place: number): readonly number[] =>
    [...places, place].toSorted((a, b) => a - b);
  const die = free(dice, taken.dice);
  if (die >= 0) return { ...taken, dice: add(taken.dice, die) };
  const other = free(white, taken.white);
  if (other >= 0) return { ...taken, white: add(taken.white, other) };
  return {
    ...taken,
    dice: taken.dice.filter((place) => dice[place] !== face),
    white: taken.white.filter((place) => white[place] !== face),
  };
}
