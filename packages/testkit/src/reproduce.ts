import type { AnyGame } from '@four-crowns/core';
import { conformingMatch } from './conformance.ts';
import { fairMatch } from './pick-fairness.ts';
import { refusingMatch } from './refusals.ts';
import type { Judging } from './refusals.ts';
import { secretMatch } from './secrecy.ts';
import type { Setting } from './setting.ts';

/** Plays one match of a failure message again with the same checks; throws where they failed. Refusals need `judging`. */
export function reproduce(game: AnyGame, setting: Setting, judging?: Judging): void {
  conformingMatch(game, setting);
  secretMatch(game, setting);
  fairMatch(game, setting);
  if (judging !== undefined) refusingMatch(game, judging, setting);
}
