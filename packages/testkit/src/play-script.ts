import { choicesOf, DEALER, openMatch, settle, submit } from '@four-crowns/core';
import type { Action, AnyGame, Dealer, Json, Match, Refused, Seat } from '@four-crowns/core';
import { scriptedDealer } from './scripted-dealer.ts';
import { askedOf, nameOf } from './states.ts';

/**
 * A list of moves: who acts and how, with `DEALER` for what is dealt. Forced answers are made automatically and not
 * listed.
 */
export type Script = readonly (readonly [by: Seat, action: Action])[];

/**
 * Plays a script from the start and returns the match. Its outcomes are dealt in order as chance needs them, and
 * `rest` deals any that the script does not list. A refused action throws with the reason.
 */
export function playScript(
  game: AnyGame,
  options: Json,
  seats: number,
  script: Script,
  rest?: Dealer,
): Match {
  const m = openMatch(game, 'script', game.parseOptions(options, seats), seats);
  const dealt = script.flatMap(([by, action]) => (by === DEALER ? [action] : []));
  const dealer = scriptedDealer(m, dealt, rest);
  settle(m, dealer);
  script.forEach(([by, action], line) => {
    if (by !== DEALER) playOn(m, by, action, dealer, `script line ${line + 1}`);
  });
  if (dealer.left() > 0) throw new Error(`the script deals ${dealer.left()} outcomes that nobody asked for`);
  return m;
}

/** Plays one more action in a match. If it is refused, throws with a readable reason. */
export function playOn(m: Match, seat: Seat, action: Action, dealer: Dealer, where = 'step'): void {
  const answer = submit(m, seat, action, dealer);
  if (!answer.ok)
    throw new Error(
      `${where}: ${nameOf(seat)} ${JSON.stringify(action)} is refused: ${reason(m, seat, answer)}`,
    );
}

function reason(m: Match, seat: Seat, refused: Refused): string {
  switch (refused.why) {
    case 'illegal': {
      const asked = askedOf(m.game.rules.actors(m.state)).map(nameOf).join(', ');
      const choices = choicesOf(m, seat).map((choice) => JSON.stringify(choice));
      const may = choices.length === 0 ? `${asked} is asked` : `it may ${choices.slice(0, 20).join(', ')}`;
      return `${refused.refusal.rule} ${JSON.stringify(refused.refusal.facts)}; ${may}`;
    }
    case 'malformed':
      return refused.what;
    case 'stale':
    case 'nothing-to-undo':
    case 'over':
      return refused.why;
  }
}
