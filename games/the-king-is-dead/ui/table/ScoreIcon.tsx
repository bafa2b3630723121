import { FACTIONS } from '../../src/data.ts';
import { CardMark } from '../art/CardMark.tsx';
import { PieceMark } from '../art/Piece.tsx';

/** The picture of a line of the final count: a faction, or Plot. */
export function ScoreIcon({ label }: { readonly label: string }) {
  const faction = FACTIONS.find((f) => f === label);
  return faction === undefined ? (
    <CardMark card="plot" size="2rem" />
  ) : (
    <PieceMark faction={faction} size="2rem" />
  );
}
