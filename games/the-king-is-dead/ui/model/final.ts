import type { Action } from '../../src/actions.ts';
import { INSTABILITY_DISCS, REGION_COUNT } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { instabilityIn } from './majority.ts';

/**
 * TKD-2.6: a summons ends what can be taken back, for the next player is asked. Alone one is asked again
 * oneself: there only a Saxon card that comes to light, or the end, stands in the way.
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
