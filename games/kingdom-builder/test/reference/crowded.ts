/** Positions that random matches hardly ever reach by themselves, for matches to begin from. */
import type { Rng } from '@four-crowns/core';
import { TERRAINS, TILES } from '../../src/data.ts';
import type { Terrain } from '../../src/data.ts';
import type { State } from '../../src/index.ts';
import { boardOf, hexesOf, isTerrain } from '../hexes.ts';
import type { Section } from '../hexes.ts';
import { position } from '../position.ts';

function randomLayout(rng: Rng): Section[] {
  const tiles = shuffled(TILES, rng).slice(0, 4);
  return tiles.map((tile): Section => (rng.below(2) === 0 ? tile : `${tile}*`));
}

function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(rng.below(rest.length), 1));
}

/** Terrains run out: nearly all hexes of one or two are built on, and few cards of the others are left. */
export function crowdedPosition(rng: Rng, seats: number, vacatedHexCounts: boolean): State {
  const board = randomLayout(rng);
  const full = shuffled(TERRAINS, rng).slice(0, seats === 2 ? 1 : 2);
  const settlements: string[][] = Array.from({ length: seats }, () => []);
  for (const terrain of full) {
    const free = rng.below(4);
    for (const hex of shuffled(hexesOf(board, terrain), rng).slice(free)) {
      const anyone = rng.below(seats);
      const clockwise = settlements.map((_, i) => settlements[(anyone + i) % seats]!);
      clockwise.find((hexes) => hexes.length < 38)?.push(hex);
    }
  }
  const isFull = (t: Terrain): boolean =>
    hexesOf(board, t).every((hex) => settlements.some((hexes) => hexes.includes(hex)));
  const card = shuffled(TERRAINS, rng).find((t) => !isFull(t)) ?? 'grass';
  const removed: { [t in Terrain]?: number } = {};
  for (const terrain of TERRAINS) {
    if (!full.includes(terrain)) removed[terrain] = Math.min(rng.below(8), terrain === card ? 4 : 5);
  }
  return position({
    seats,
    board,
    card,
    hands: settlements.map((_, seat) => (seat === 0 ? 'none' : (full[seat % 2] ?? full[0]!))),
    removed,
    settlements: settlements.map((hexes) => hexes.join(' ')),
    options: { vacatedHexCounts },
    ...(rng.below(2) === 0 ? { pile: {} } : {}),
  });
}

/** Many tiles, many reasons to lose them: settlements strewn about, some on water, mostly beside locations. */
export function strewnPosition(rng: Rng, seats: number, vacatedHexCounts: boolean): State {
  const board = randomLayout(rng);
  const cells = boardOf(board).cells.filter((cell) => isTerrain(cell.ground) || cell.ground === 'water');
  const isNear = cells.filter((cell) => cell.neighbours.some((n) => n.tile !== undefined));
  const wanted = [...shuffled(isNear, rng).slice(0, 3 * seats), ...shuffled(cells, rng)];
  const hexes = [...new Set(wanted.map((cell) => cell.name))];
  const each = 4 + rng.below(26);
  const settlements = Array.from({ length: seats }, (_, seat) =>
    hexes
      .filter((__, i) => i % seats === seat)
      .slice(0, each)
      .join(' '),
  );
  const card = TERRAINS[rng.below(5)]!;
  return position({ seats, board, card, settlements, options: { vacatedHexCounts } });
}
