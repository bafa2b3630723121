import type { Code, GameEvent, Json, Rng, Seat } from '@four-crowns/core';
import { fail, must } from '../failure.ts';
import type { At } from '../failure.ts';
import { difference, notJson, throughJson } from '../json.ts';
import { askedOf, legalOf, nameOf, randomCode, textDifference, textOf } from '../states.ts';

interface Twin {
  readonly made: string;
  readonly state: unknown;
}

/**
 * Makes a step on `s` with a log, and the same step without a log on three twins: a clone, a scratch state that `s`
 * was copied into, and a state loaded from the saved form of `s`. All must be equal before and after and list the
 * same legal codes (so derived data was kept or rebuilt), and none may change another.
 */
export function takeStepWithTwins(
  at: At,
  s: unknown,
  by: Seat,
  code: Code,
  scratch: unknown,
  rng: Rng,
): void {
  const { game } = at;
  const saved = game.save(s);
  const text = JSON.stringify(saved);
  const kept = game.rules.clone(s);
  const twins = twinsOf(at, s, saved, scratch);
  for (const twin of twins) equal(at, s, twin, text, '');
  for (const { state } of twins) game.rules.apply(state, by, code);
  if (textDifference(text, textOf(game, s)) !== undefined) blameTwin(at, text, by, code, scratch);
  const events: GameEvent[] = [];
  game.rules.apply(s, by, code, events);
  for (const event of events) checkEvent(at, event);
  unchanged(at, text, textOf(game, kept), 'a step on the state changes its clone');
  unchanged(at, text, JSON.stringify(saved), 'a step on the state changes what save gave');
  const after = textOf(game, s);
  const action = JSON.stringify(game.decode(kept, by, code));
  for (const twin of twins) equal(at, s, twin, after, ` after ${nameOf(by)}'s ${action} without log`);
  wander(at, scratch, rng);
}

function twinsOf(at: At, s: unknown, saved: Json, scratch: unknown): readonly Twin[] {
  const { rules } = at.game;
  rules.copy(s, scratch);
  return [
    { made: 'clone', state: rules.clone(s) },
    { made: 'copy', state: scratch },
    { made: 'load(save)', state: at.game.load(throughJson(saved), at.game.stateVersion) },
  ];
}

/** Some twin shares data with the state it came from. Finds out which one and fails. */
function blameTwin(at: At, text: string, by: Seat, code: Code, scratch: unknown): never {
  const { game } = at;
  for (const i of [0, 1, 2]) {
    const origin = game.load(JSON.parse(text) as Json, game.stateVersion);
    const twin = twinsOf(at, origin, game.save(origin), scratch)[i];
    game.rules.apply(twin?.state, by, code);
    const what = `a step on what ${twin?.made} gave changes the state it came from`;
    unchanged(at, text, textOf(game, origin), what);
  }
  fail(at, 'a step on a copy changes the state it came from');
}

/** Plays a state on for a few steps, so that the next `copy` into it has to overwrite everything. */
function wander(at: At, s: unknown, rng: Rng): void {
  const { rules } = at.game;
  for (let i = 0; i < 3; i++) {
    const [seat] = askedOf(rules.actors(s));
    if (seat === undefined) return;
    rules.apply(s, seat, randomCode(at.game, s, seat, legalOf(at.game, s, seat), rng));
  }
}

/** An event must be plain data, and its public half must not repeat its secret half. */
function checkEvent(at: At, event: GameEvent): void {
  must(at, notJson(event) === undefined, () => `the event ${event.type} is not JSON: ${notJson(event)}`);
  for (const [key, value] of Object.entries(event.secret ?? {})) {
    must(
      at,
      difference(event[key], value) !== undefined,
      () => `the event ${event.type} tells its secret ${key} to everybody`,
    );
  }
}

function unchanged(at: At, before: string, after: string, what: string): void {
  const change = textDifference(before, after);
  if (change !== undefined) fail(at, `${what}: ${change}`);
}

function equal(at: At, s: unknown, twin: Twin, text: string, when: string): void {
  const { game } = at;
  const change = textDifference(text, textOf(game, twin.state));
  if (change !== undefined) fail(at, `${twin.made} differs${when}: ${change}`);
  const mask = game.rules.actors(s);
  must(at, mask === game.rules.actors(twin.state), () => `${twin.made} has other actors${when}`);
  for (const seat of askedOf(mask)) {
    const here = legalOf(game, s, seat);
    const there = legalOf(game, twin.state, seat);
    must(at, difference(here, there) === undefined, () => {
      return `legal of ${nameOf(seat)} depends on the path: ${twin.made} of an equal state lists other codes${when}, ${difference(here, there)}`;
    });
  }
}
