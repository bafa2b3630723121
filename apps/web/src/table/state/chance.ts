import type { Seat } from '@four-crowns/core';
import type { TableInfo } from '@four-crowns/protocol/client';

const BYTES = 32;

/** The contributions to chance that the viewer's own seats have yet to make. */
export function contributions(
  table: TableInfo | undefined,
  given: ReadonlyMap<Seat, string>,
): readonly (readonly [Seat, string])[] {
  if (table?.status !== 'dealing') return [];
  return table.mine
    .filter((seat) => !given.has(seat) && table.contributed?.includes(seat) !== true)
    .map((seat) => [seat, nonce()] as const);
}

function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
