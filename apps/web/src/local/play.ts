/** A match on this device and the commands that change it, through the same functions of core that the server uses. */
import {
  BadInput,
  commit,
  contributionsOf,
  openMatch,
  resign,
  reveal,
  rewind,
  seededDealer,
  settle,
  submit,
  undo,
} from '@four-crowns/core';
import type { Answer, AnyGame, Dealer, Match } from '@four-crowns/core';
import type { Course, Command, LocalMatch } from './local-match.ts';

export interface Play {
  readonly match: Match;
  readonly dealer: Dealer;
  readonly seed: string;
}

/** Deals the match from its seed and replays its commands. Throws `BadInput` if that is not possible. */
export function openPlay(game: AnyGame, local: LocalMatch, course?: Course): Play {
  const { id, seed } = local;
  const seats = local.holders.length;
  const options = game.parseOptions(local.options, seats);
  const match = openMatch(game, id, options, seats);
  commit(match, seed);
  const contributions = contributionsOf(match);
  const dealer = seededDealer(seed, { match: id, game: game.id, options, seats, contributions });
  settle(match, dealer);
  const play = { match, dealer, seed };
  if (course !== undefined) redo(play, course);
  return play;
}

function redo(play: Play, { rulesVersion, commands }: Course): void {
  const { game } = play.match;
  if (rulesVersion !== game.rulesVersion) {
    throw new BadInput('rulesVersion', `begun by rules ${rulesVersion}, these are ${game.rulesVersion}`);
  }
  commands.forEach((command, i) => {
    const answer = run(play, command);
    if (!answer.ok) throw new BadInput(`commands[${i}]`, `refused as ${answer.why}`);
  });
}

/** `version` is the version the seat had seen. The end of the match reveals the seed. */
export function run(play: Play, command: Command, version?: number): Answer {
  const { match, dealer, seed } = play;
  const answer = judge(match, command, dealer, version);
  if (answer.ok && match.result !== undefined) reveal(match, seed);
  return answer;
}

function judge(match: Match, command: Command, dealer: Dealer, version: number | undefined): Answer {
  switch (command.type) {
    case 'move':
      return submit(match, command.seat, command.action, dealer, version);
    case 'undo':
      return undo(match, command.seat, command.choices);
    case 'resign':
      return resign(match, command.seat);
    case 'rewind':
      // The people at this device agreed by asking, and bots always agree.
      return rewind(match, stepsAt(match, command.version), allSeats(match), dealer);
  }
}

function allSeats({ seats }: Match): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** How many of the steps that still stand had been made when the log had this length. */
export function stepsAt({ line }: Match, length: number): number {
  const steps = line.findIndex((step) => step.entry >= length);
  return steps < 0 ? line.length : steps;
}
