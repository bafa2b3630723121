import type { Action, AnyGame, Code, Seat, View } from '@four-crowns/core';

/** The rest of a planned turn. It is followed only as long as the bot sees what it expected. */
export interface Plan {
  /** The next step, if this is the view it was planned for. */
  next(view: View): Action | undefined;
  /** The same, but it may skip steps: a bot is not asked where there is only one choice. */
  later(view: View): Action | undefined;
  /** Returns the first step of `turn` and keeps the others. Changes `root`. */
  begin(game: AnyGame, root: unknown, seat: Seat, turn: readonly Code[]): Action;
}

interface PlannedStep {
  readonly seen: string;
  readonly action: Action;
}

export function openPlan(): Plan {
  let steps: readonly PlannedStep[] = [];
  return {
    next(view) {
      const [next, ...rest] = steps;
      if (next === undefined || next.seen !== JSON.stringify(view)) return undefined;
      steps = rest;
      return next.action;
    },
    later(view) {
      const seen = JSON.stringify(view);
      const at = steps.findIndex((step) => step.seen === seen);
      if (at < 0) return undefined;
      const { action } = steps[at];
      steps = steps.slice(at + 1);
      return action;
    },
    begin(game, root, seat, turn) {
      const [now, ...later] = turn.map((code) => {
        const step = { seen: JSON.stringify(game.view(root, seat)), action: game.decode(root, seat, code) };
        game.rules.apply(root, seat, code);
        return step;
      });
      steps = later;
      return now.action;
    },
  };
}
