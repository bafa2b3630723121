import type { Action, AnyGame, Code, Seat, View } from '@four-crowns/core';

/** The rest of a turn. It goes on as planned only while the bot sees what it expected. */
export interface Plan {
  /** The next step, if this is the view it was made for. */
  next(view: View): Action | undefined;
  /** The same, even if steps before it were not asked for: nobody asks where there is a single choice. */
  later(view: View): Action | undefined;
  /** The first step of `turn`; the others are kept. `root` is used up. */
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
