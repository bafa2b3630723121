import { DEALER, redactEvent } from '@four-crowns/core';
import type { Code, GameEvent, Rng, Seat, SeatMask, Viewer } from '@four-crowns/core';
import type { At } from '../failure.ts';
import { must } from '../failure.ts';
import { difference } from '../json.ts';
import { askedOf, isBarrier, legalOf, nameOf } from '../states.ts';
import { someOf } from '../streams.ts';
import { sameLegal, sameView } from './imagined.ts';
import type { Pair } from './imagined.ts';

/** Codes tried per seat to act. */
const TRIES = 2;

/**
 * A step made in the true state and in the imagined one must look the same to the viewer, in view and in events. This
 * covers the viewer's own steps unless they stop undo, and another seat's steps that are legal in both states unless
 * an event reveals an earlier fact to this viewer. Chance is not covered.
 */
export function checkSteps(at: At, pair: Pair, rng: Rng): void {
  const { game } = at;
  const mask = game.rules.actors(pair.real);
  for (const seat of askedOf(mask)) {
    if (seat === DEALER) continue;
    const possible = new Set(legalOf(game, pair.imagined, seat));
    const both = legalOf(game, pair.real, seat).filter((code) => possible.has(code));
    for (const code of someOf(both, TRIES, rng)) checkStep(at, pair, mask, seat, code);
  }
}

function checkStep(at: At, { viewer, real, imagined }: Pair, before: SeatMask, seat: Seat, code: Code): void {
  const { game } = at;
  const one = took(at, real, seat, code);
  const two = took(at, imagined, seat, code);
  const isFree =
    seat === viewer
      ? isBarrier(seat, before, before, game.rules.actors(one.state), one.events)
      : game.rules.actors(one.state) === 0 || one.events.some((e) => comesToLight(e, viewer));
  if (isFree) return;
  const name = `${nameOf(seat)}'s ${JSON.stringify(game.decode(real, seat, code))}`;
  const hint =
    seat === viewer
      ? 'if it learns a fact fixed earlier, the event must say `reveals`'
      : 'if a fact fixed earlier comes to light, a public event must say `reveals`';
  const [told, toldToo] = [received(one.events, viewer), received(two.events, viewer)];
  must(at, difference(told, toldToo) === undefined, () => {
    return `the events of ${name} tell ${viewer} what it cannot know (${hint}): ${difference(told, toldToo)}`;
  });
  sameView(
    at,
    game.view(one.state, viewer),
    game.view(two.state, viewer),
    `after ${name} the view of ${viewer} depends on what it cannot know (${hint})`,
  );
  const after = game.rules.actors(one.state);
  must(
    at,
    after === game.rules.actors(two.state),
    () => `who is asked after ${name} depends on what ${viewer} cannot know`,
  );
  sameLegal(at, { viewer, real: one.state, imagined: two.state }, ` after ${name}`);
}

function took(
  at: At,
  s: unknown,
  seat: Seat,
  code: Code,
): { readonly state: unknown; readonly events: GameEvent[] } {
  const state = at.game.rules.clone(s);
  const events: GameEvent[] = [];
  at.game.rules.apply(state, seat, code, events);
  return { state, events };
}

function received(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  return events.map((e) => redactEvent(e, viewer));
}

/** Whether the event reveals a fact to this viewer: publicly, or in a secret addressed to it. */
function comesToLight(e: GameEvent, viewer: Viewer): boolean {
  if (e.reveals !== true) return false;
  if (e.secret === undefined) return true;
  return typeof viewer === 'number' && (e.secret.to & (1 << viewer)) !== 0;
}

/**
 * What is cut from an event must not show in the view either. If two answers of the dealer or of another seat reach
 * the viewer as the same events, with a secret cut, the views after them must be the same.
 */
export function checkTold(at: At, s: unknown, viewer: Viewer, rng: Rng): void {
  const { game } = at;
  for (const seat of askedOf(game.rules.actors(s))) {
    if (seat === viewer) continue;
    const seen = new Map<string, { readonly code: Code; readonly view: ReturnType<typeof game.view> }>();
    for (const code of someOf(legalOf(game, s, seat), TRIES, rng)) {
      const { state, events } = took(at, s, seat, code);
      const told = received(events, viewer);
      if (!events.some((e, i) => e.secret !== undefined && told[i]?.secret === undefined)) continue;
      const words = JSON.stringify(told);
      const view = game.view(state, viewer);
      const other = seen.get(words);
      if (other === undefined) seen.set(words, { code, view });
      else {
        const names = [other.code, code].map((c) => JSON.stringify(game.decode(s, seat, c))).join(' from ');
        sameView(at, other.view, view, `the view of ${viewer} tells ${nameOf(seat)}'s secret ${names}`);
      }
    }
  }
}
