import type { AnyGame } from '@four-crowns/core';
import { conformingMatch } from './conformance.ts';
import { fairMatch } from './pick-fairness.ts';
import { refusingMatch } from './refusals.ts';
import type { Judging } from './refusals.ts';
import { secretMatch } from './secrecy.ts';
import type { Setting } from './setting.ts';

/**
 * Replays the match named in a failure message with the same checks, and throws where they failed. Refusals need
 * `judging`.
 */
export function reproduce(game: AnyGame, setting: Setting, judging?: Judging): void {
  conformingMatch(game, setting);
  secretMatch(game, setting);
  fairMatch(game, setting);
  if (judging !== undefined) refusingMatch(game, judging, setting);
}
