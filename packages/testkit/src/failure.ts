import type { AnyGame } from '@four-crowns/core';
import type { Setting } from './setting.ts';

/** The place of a check, named in every failure. */
export interface At {
  readonly game: AnyGame;
  readonly setting: Setting;
  step: number;
}

const NAME = 'CheckFailed';

export function fail(at: At, what: string, cause?: unknown): never {
  const { seats, options, seed } = at.setting;
  const call = `reproduce(game, { seats: ${seats}, options: ${JSON.stringify(options)}, seed: ${seed} })`;
  const where = `${at.game.id}, ${seats} seats, options ${JSON.stringify(options)}, seed ${seed}, step ${at.step}`;
  const error = new Error(`${where}: ${what}\n  run again with ${call}`, { cause });
  error.name = NAME;
  throw error;
}

/** `what` may be a function, so that no text is built when the check passes. */
export function must(at: At, ok: boolean, what: string | (() => string)): asserts ok {
  if (!ok) fail(at, typeof what === 'string' ? what : what());
}

/** Turns anything the game or core throws into a failure that names its place. */
export function inContext<T>(at: At, during: string, run: () => T): T {
  try {
    return run();
  } catch (e) {
    if (e instanceof Error && e.name === NAME) throw e;
    fail(at, `${during} threw ${e instanceof Error ? `${e.name}: ${e.message}` : String(e)}`, e);
  }
}
