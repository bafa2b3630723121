/** How far the viewer has got with a choice: what is picked, what can be picked next, and the resulting action. */
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { planOf } from './tokens.ts';
import type { Plan, Token } from './tokens.ts';

export interface Guide {
  /** What the viewer picked, in order. */
  readonly picked: readonly Token[];
  /** What follows automatically because nothing else is possible. */
  readonly implied: readonly Token[];
  readonly next: ReadonlySet<Token>;
  /** The resulting action, once nothing is left to pick. */
  readonly action: Action | undefined;
}

const NOTHING: Guide = { picked: [], implied: [], next: new Set(), action: undefined };

/** What a choice still requires after these picks; undefined if it does not match them. */
function rest(plan: Plan, picks: readonly Token[]): Plan | undefined {
  let step = 0;
  let open = [...(plan[0] ?? [])];
  for (const pick of picks) {
    if (open.length === 0) open = [...(plan[++step] ?? [])];
    const at = open.indexOf(pick);
    if (at < 0) return undefined;
    open.splice(at, 1);
  }
  const later = plan.slice(step + 1);
  return open.length > 0 ? [open, ...later] : later;
}

interface Way {
  readonly action: Action;
  readonly plan: Plan;
}

/** Identifies the moment of the game, because picks made at another moment are void. */
function momentOf(view: View): string {
  return `${view.stage}.${view.clock}.${view.placing ?? ''}`;
}

/** What the frame stores. */
export interface Picks {
  readonly moment: string;
  readonly picked: readonly Token[];
}

export function chosenFrom(view: View, picked: readonly Token[]): Picks | undefined {
  return picked.length === 0 ? undefined : { moment: momentOf(view), picked };
}

function picksIn(view: View, chosen: Picks | undefined): readonly Token[] {
  return chosen?.moment === momentOf(view) ? chosen.picked : [];
}

function follow(ways: readonly Way[], picks: readonly Token[]): readonly (Way & { readonly left: Plan })[] {
  return ways.flatMap((way) => {
    const left = rest(way.plan, picks);
    return left === undefined ? [] : [{ ...way, left }];
  });
}

function nextOf(ways: readonly { readonly left: Plan }[]): ReadonlySet<Token> {
  return new Set(ways.flatMap(({ left }) => left[0] ?? []));
}

export function guideOf(view: View, choices: readonly Action[], chosen: Picks | undefined): Guide {
  return guideFrom(view, choices, picksIn(view, chosen));
}

export function guideFrom(view: View, choices: readonly Action[], picked: readonly Token[]): Guide {
  if (choices.length === 0) return NOTHING;
  const all = choices.map((action) => ({ action, plan: planOf(action) }));
  const picks: Token[] = [];
  const implied: Token[] = [];
  let ways = follow(all, picks);
  // Nothing is chosen automatically in a turn: even if passing is the only choice, the viewer makes it.
  const goesOn = () => view.stage !== 'turn' || picks.length > 0;
  const imply = () => {
    for (let next = nextOf(ways); next.size === 1 && goesOn() && picks.length < 8; next = nextOf(ways)) {
      const [only] = next;
      if (
        only === undefined ||
        ways.every(({ left }) => left.length === 1 && left[0]?.length === 1 && picks.length === 0)
      )
        break;
      implied.push(only);
      picks.push(only);
      ways = follow(all, picks);
    }
  };
  imply();
  const taken: Token[] = [];
  for (const pick of picked) {
    const after = follow(all, [...picks, pick]);
    if (after.length === 0) break;
    picks.push(pick);
    taken.push(pick);
    ways = after;
    imply();
  }
  const done = ways.find(({ left }) => left.length === 0);
  return { picked: taken, implied, next: nextOf(ways), action: done?.action };
}
