import type { Action, Json, Rng, View, Viewer } from '@four-crowns/core';
import { fail, must } from '../failure.ts';
import type { At } from '../failure.ts';
import { difference, notJson, sameJson, throughJson } from '../json.ts';
import { askedOf, legalOf, nameOf, textDifference, textOf } from '../states.ts';
import { oneIn, SECRETS, stream } from '../streams.ts';

/** Two states that a viewer cannot tell apart: the true one, and one imagined from the viewer's view. */
export interface Pair {
  readonly viewer: Viewer;
  readonly real: unknown;
  readonly imagined: unknown;
  readonly view: View;
}

/** Imagines a state from `viewer`'s view, through JSON. It must be a possible state and look the same to the viewer. */
export function imaginePair(at: At, s: unknown, viewer: Viewer, rng: Rng): Pair {
  const { game } = at;
  const view = game.view(s, viewer);
  must(at, notJson(view) === undefined, () => `the view of ${viewer} is not JSON: ${notJson(view)}`);
  must(at, view.viewer === viewer, () => `the view of ${viewer} says it is that of ${view.viewer}`);
  const seed = rng.below(1e9);
  const imagined = game.imagine(throughJson(view), stream(seed, SECRETS));
  if (oneIn(8, rng)) {
    const again = game.imagine(throughJson(view), stream(seed, SECRETS));
    const change = textDifference(textOf(game, imagined), textOf(game, again));
    must(
      at,
      change === undefined,
      () => `imagine uses other chance than the generator it is given: ${change}`,
    );
  }
  try {
    game.check(imagined);
  } catch (e) {
    fail(at, `what is imagined from the view of ${viewer} fails check: ${String(e)}`, e);
  }
  sameView(at, view, game.view(imagined, viewer), `view(imagine(view)) of ${viewer} is another view`);
  return { viewer, real: s, imagined, view };
}

/**
 * Which seats are asked, which are forced, and what the viewer may do, is refused and has scored must all follow from
 * its view.
 */
export function checkPair(at: At, pair: Pair, tried: readonly Action[]): void {
  const { game, setting } = at;
  const { viewer, real, imagined } = pair;
  const mask = game.rules.actors(real);
  must(at, mask === game.rules.actors(imagined), () => {
    return `actors depends on what ${viewer} cannot know: ${askedOf(mask).join()} against ${askedOf(game.rules.actors(imagined)).join()}`;
  });
  for (const seat of askedOf(mask & ((1 << setting.seats) - 1))) {
    const [a, b] = [game.forced(real, seat), game.forced(imagined, seat)];
    must(
      at,
      a === b,
      () => `forced(${nameOf(seat)}) betrays to ${viewer} what it cannot know: ${a} against ${b}`,
    );
  }
  const [a, b] = [game.scores(real, viewer), game.scores(imagined, viewer)];
  must(at, sameJson(a, b), () => {
    return `scores of ${viewer} depend on what it cannot know: ${difference(a, b)}`;
  });
  sameLegal(at, pair);
  if (typeof viewer !== 'number') return;
  const legal = mask & (1 << viewer) ? legalOf(game, real, viewer) : [];
  for (const action of tried) {
    const code = legal.length > 0 ? game.encode(real, viewer, action) : undefined;
    if (code !== undefined && legal.includes(code)) continue;
    const [x, y] = [game.whyNot(real, viewer, action), game.whyNot(imagined, viewer, action)];
    must(at, sameJson(x, y), () => {
      return `the refusal of seat ${viewer}'s ${JSON.stringify(action)} depends on what it cannot know: ${difference(x, y)}`;
    });
  }
}

/** The viewer's own legal codes must be the same in both states. */
export function sameLegal(at: At, { viewer, real, imagined }: Omit<Pair, 'view'>, when = ''): void {
  if (typeof viewer !== 'number' || (at.game.rules.actors(real) & (1 << viewer)) === 0) return;
  const a = legalOf(at.game, real, viewer);
  const b = legalOf(at.game, imagined, viewer);
  must(at, difference(a, b) === undefined, () => {
    return `legal of seat ${viewer} depends on what it cannot know${when}: ${difference(a, b)}`;
  });
}

/** `resample` must redeal what the viewer cannot know, and nothing else. */
export function checkResample(at: At, { viewer, real: s, view }: Pair, rng: Rng): void {
  const { game } = at;
  const text = textOf(game, s);
  const other = game.rules.clone(s);
  game.rules.resample(other, viewer, rng);
  const change = textDifference(text, textOf(game, s));
  must(at, change === undefined, () => `resample on a clone changes the state it came from: ${change}`);
  try {
    game.check(other);
  } catch (e) {
    fail(at, `what resample leaves for ${viewer} fails check: ${String(e)}`, e);
  }
  sameView(at, view, game.view(other, viewer), `resample changes the view of ${viewer}`);
  must(
    at,
    game.rules.actors(s) === game.rules.actors(other),
    () => `resample for ${viewer} changes which seat is asked`,
  );
  sameLegal(at, { viewer, real: s, imagined: other }, ' (after resample)');
}

export function sameView(at: At, a: Json, b: Json, what: string): void {
  must(at, sameJson(a, b), () => `${what}: ${difference(throughJson(a), throughJson(b))}`);
}
