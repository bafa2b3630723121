/** The screen in words: prompt, log, refusals, and the whole board for people who cannot see it. */
import type { Event } from '../src/events.ts';
import type { Seat } from '@four-crowns/core';
import type { Lang, ScreenProps, Seen } from '@four-crowns/ui-kit';
import type { Action } from '../src/actions.ts';
import { REGIONS } from '../src/data.ts';
import type { Region } from '../src/data.ts';
import type { View } from '../src/view.ts';
import type { Counts } from './model/after.ts';
import { topOf } from './model/piles.ts';
import { guideOf } from './model/guide.ts';
import type { Guide, Picks } from './model/guide.ts';
import { contestedIn, instabilityIn, majorityOf } from './model/majority.ts';
import { gameWords, screenWords, valuesOf } from './words.ts';

type Props = ScreenProps<View, Action, Event, Picks>;

export function prompt(props: Props): string {
  const { view, names, lang, choices } = props;
  const say = screenWords(lang);
  if (choices.length > 0) {
    const step = stepWords(props, guideOf(view, choices, props.chosen));
    if (step !== undefined) {
      return view.stage === 'saxon-effect' ? say('step.saxons', { step }) : step;
    }
  }
  return gameWords(lang)(`prompts.${view.prompt.type}`, valuesOf(view.prompt, names, lang));
}

export function question({ lang }: Props, action: Action): string {
  const say = screenWords(lang);
  if (action.type === 'summon') {
    const region = gameWords(lang)(`region.${action.region}`);
    return say('confirm.summon', { region, faction: action.faction });
  }
  return say(action.type === 'pass' ? 'confirm.pass' : 'confirm.other');
}

/** What to point at next, as one sentence; undefined if the game's own prompt is enough. */
function stepWords({ view, choices, lang }: Props, guide: Guide): string | undefined {
  const say = screenWords(lang);
  const word = gameWords(lang);
  const [next] = guide.next;
  const [kind, first = ''] = next?.split(':') ?? [];
  const card = view.effect === null ? '' : word(`card.${view.effect}`);
  if (view.stage === 'turn') {
    if (kind === 'pile') return say('step.pile');
    if (choices.length === 1) return say('step.onlyPass');
    const contested = contestedIn(view);
    return contested === undefined ? undefined : say('step.turn', { region: word(`region.${contested}`) });
  }
  if (view.stage === 'summon' || view.stage === 'saxon-summon') return undefined;
  if (guide.action !== undefined) return say('step.ready');
  const places = [...guide.implied, ...guide.picked].map((token) => token.split(':'));
  const region = word(`region.${places.find(([k]) => k === 'region')?.[1] ?? 'moray'}`);
  const marching = choices[0]?.type === 'move';
  switch (kind) {
    case 'follower':
      if (marching) return say(guide.picked.length === 0 ? 'step.moveFirst' : 'step.moveNext', { card });
      return say(guide.picked.length === 0 ? 'step.swapFirst' : 'step.swapNext', { card });
    case 'region':
      if (marching) return say('step.moveTo', { card });
      return view.placing === null ? say('step.place', { card }) : undefined;
    case 'back':
      return say('step.back', { card, region });
    case 'add':
      return say('step.add', { card, region });
    case 'slot':
      return say(guide.picked.length === 0 ? 'step.slotFirst' : 'step.slotNext', { card });
    case 'disc':
      return say('step.disc', { card });
    case 'put':
      return say('step.put', { faction: first });
    default:
      return undefined;
  }
}

/** The log line of an event. Filling regions and slots during set-up has none, because the board shows it. */
export function tell(event: Seen<Event>, names: readonly string[], lang: Lang): string | undefined {
  const { type } = event;
  const { secret, ...open } = event;
  if (type === 'region' || type === 'slot') return undefined;
  if (type === 'cunning' && secret !== undefined) {
    return gameWords(lang)('events.cunningKnown', valuesOf({ ...open, ...secret }, names, lang));
  }
  return gameWords(lang)(`events.${type}`, valuesOf(open, names, lang));
}

/** TKD-10: events of the Saxons contain the human's seat but are not about the human. */
export function about(event: Seen<Event>): Seat | undefined {
  if (!('seat' in event) || ('by' in event && event.by === 'saxons')) return undefined;
  return event.seat;
}

/** Which faction would win a region now, or holds it. */
export function stateWords(view: View, region: Region, counts: Counts, lang: Lang): string {
  const say = screenWords(lang);
  const result = view.results[region];
  if (result !== null) return say('board.controlled', { result });
  const { leader, margin, isEmpty } = majorityOf(counts);
  if (leader !== undefined) return say('board.leader', { faction: leader, margin });
  return say(isEmpty ? 'board.empty' : 'board.tie');
}

export function courtWords(court: View['courts'][number], lang: Lang): string {
  return screenWords(lang)('describe.counts', { ...court, viking: 0 });
}

export function describe(props: Props): string {
  const { view, names, lang, seat } = props;
  const say = screenWords(lang);
  const word = gameWords(lang);
  const lines: string[] = [];
  const order = view.slots.map((region) => {
    const name = word(`region.${region}`);
    return view.cardDiscs.includes(region) ? say('describe.sealed', { region: name }) : name;
  });
  lines.push(say('describe.order', { list: order.join(', ') }));
  for (const region of REGIONS) {
    const state = stateWords(view, region, view.map[region], lang);
    lines.push(
      view.results[region] === null
        ? say('describe.region', {
            region: word(`region.${region}`),
            counts: say('describe.counts', view.map[region]),
            state,
          })
        : say('describe.decided', { region: word(`region.${region}`), state }),
    );
  }
  lines.push(say('describe.supply', { counts: say('describe.counts', view.supply) }));
  lines.push(say('describe.france', { count: instabilityIn(view) }));
  view.courts.forEach((court, of) => {
    const top = topOf(view, of);
    lines.push(
      say('describe.player', {
        seat: names[of] ?? say('describe.saxons'),
        court: courtWords(court, lang),
        hand: say('player.hand', { count: view.handSizes[of] ?? 0 }),
        top: top === undefined ? say('player.noTop') : say('player.top', { card: word(`card.${top}`) }),
      }),
    );
  });
  const own = seat === undefined ? null : (view.hands[seat] ?? null);
  if (own !== null && own.length > 0) {
    lines.push(say('describe.own', { list: own.map((card) => word(`card.${card}`)).join(', ') }));
  }
  return lines.join('\n');
}
