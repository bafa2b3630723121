import { knownBy, policyPlayer, quickPlayer, searchingPlayer } from '@four-crowns/bots';
import type { Knowledge, Player, Tuning, Weights } from '@four-crowns/bots';
import { MOST_ITERATIONS, numberOf } from '../args.ts';
import type { Args } from '../args.ts';
import { Complaint } from '../complaint.ts';
import { handmadeOf } from '../arena/kinds.ts';
import type { GameDoor } from '../door.ts';
import { EVALUATION, MOVES } from './weights-file.ts';
import type { WeightsTable } from './weights-file.ts';

/** What is tuned, and who plays with other weights of it. */
export interface Subject {
  readonly tuning: Pick<Tuning, 'weights' | 'scale' | 'points'>;
  readonly quick: Player;
  /** Searches as many iterations a turn as the option says, if it is there. */
  searching(option: 'iterations' | 'proof'): Player | undefined;
  /** Where two ways to play a turn may be compared. */
  readonly pairs: Pairs | undefined;
  readonly table: WeightsTable;
}

type Pairs = Tuning & Required<Pick<Tuning, 'points'>>;

/** With `--moves` those of its rollouts, else its evaluation. */
export function subjectOf(args: Args, door: GameDoor): Subject {
  const knowledge = handmadeOf(door);
  const { tuning } = knowledge;
  const untunable = (): Complaint => new Complaint((say) => say('bad.untunable', { game: door.game.id }));
  if (tuning === undefined) throw untunable();
  const searching =
    (known: (weights: Weights) => Partial<Knowledge>): Subject['searching'] =>
    (option) => {
      const iterations = numberOf(args, option, 1, MOST_ITERATIONS);
      return iterations === undefined ? undefined : searchingPlayer(knowledge, known, iterations);
    };
  const { points, moves, scale } = tuning;
  if (args.has.has('moves')) {
    if (moves === undefined) throw untunable();
    return {
      tuning: { weights: moves.weights, scale, ...(points && { points }) },
      quick: policyPlayer(moves),
      searching: searching((weights) => ({ policy: moves.policy(weights) })),
      pairs: undefined,
      table: MOVES,
    };
  }
  return {
    tuning,
    quick: quickPlayer(tuning),
    searching: searching(knownBy(tuning)),
    pairs: points && { ...tuning, points },
    table: EVALUATION,
  };
}
