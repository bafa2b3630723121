import type { Code } from '@four-crowns/core';

/**
 * Nothing is answered for a player. A turn always offers several cards to return (KBY-2.3), and
 * `done`, even if it is all that is left, is the last moment to take the returned cards back.
 */
export function forced(): Code | undefined {
  return undefined;
}
