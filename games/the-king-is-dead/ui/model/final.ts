import type { Action } from '../../src/actions.ts';
import { INSTABILITY_DISCS, REGION_COUNT } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { instabilityIn } from './majority.ts';

/**
 * TKD-2.6: a summons makes undo impossible, because the next player is asked. In a solo game the same player is asked
 * again, so only a revealed Saxon card or the end prevents undo.
 */
export function isFinal(view: View, action: Action): boolean {
  if (action.type === 'pass') return true;
  if (view.seats > 1) return action.type === 'summon';
  if (view.stage !== 'saxon-effect' && view.stage !== 'saxon-summon') return false;
  const struggles = view.slots.filter((region) => view.results[region] !== null).length;
  return (
    view.options.saxonDeckOpen ||
    struggles === REGION_COUNT - 1 ||
    instabilityIn(view) === INSTABILITY_DISCS - 1
  );
}
