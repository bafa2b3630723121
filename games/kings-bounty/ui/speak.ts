/** The screen in words: prompt, log, refusals, and the whole table for people who cannot see it. */
import type { Event } from '../src/events.ts';
import type { Lang, Seen } from '@four-crowns/ui-kit';
import { totalOf } from '@four-crowns/ui-kit/words.ts';
import type { Action } from '../src/actions.ts';
import { CARDS } from '../src/data.ts';
import type { View } from '../src/view.ts';
import { aimOf, handOf, keyOf } from './model/aim.ts';
import type { Props } from './model/aim.ts';
import { gameWords, screenWords, valuesOf } from './words.ts';

export function prompt({ view, names, lang }: Props): string {
  return gameWords(lang)(`prompts.${view.prompt.type}`, valuesOf(view.prompt, names, lang));
}

export function question({ seat, names, lang }: Props, action: Action): string {
  const word = gameWords(lang);
  const say = screenWords(lang);
  switch (action.type) {
    case 'play-holding':
      return say('confirm.play-holding', { card: word(`card.${action.card}`) });
    case 'play-unit':
      return say('confirm.play-unit', {
        card: word(`card.${action.card}`),
        own: action.seat === seat ? 'yes' : 'no',
        holding: word(`card.${action.holding}`),
        of: names[action.seat] ?? String(action.seat + 1),
      });
    default:
      return say('confirm.done');
  }
}

/**
 * The log line of an event. Viewers who know its secret part read that; a hidden draw or return is told by a later
 * event.
 */
export function tell(event: Seen<Event>, names: readonly string[], lang: Lang): string | undefined {
  const { type } = event;
  const { secret, ...open } = event;
  if (type !== 'draw' && type !== 'return' && type !== 'private-title') {
    return gameWords(lang)(`events.${type}`, valuesOf(open, names, lang));
  }
  if (secret !== undefined) {
    return gameWords(lang)(`events.${type}Known`, valuesOf({ ...open, ...secret }, names, lang));
  }
  // Hidden draws of other players follow every move, and `returned` says how many cards went under the deck.
  return type === 'private-title'
    ? gameWords(lang)(`events.${type}`, valuesOf(open, names, lang))
    : undefined;
}

export function discardsOf(
  view: View,
): readonly { readonly card: (typeof CARDS)[number]; readonly count: number }[] {
  return CARDS.flatMap((card) => {
    const count = view.discard[card] ?? 0;
    return count === 0 ? [] : [{ card, count }];
  });
}

export function describe(props: Props): string {
  const { view, names, lang, scores, seat } = props;
  const word = gameWords(lang);
  const say = screenWords(lang);
  const nameOf = (of: number): string => names[of] ?? String(of + 1);
  const lines: string[] = [];
  for (const { title, value, counts, holder, privateOf } of view.standings) {
    lines.push(
      say(privateOf === null ? 'describe.title' : 'describe.privateTitle', {
        title: word(`title.${title}`),
        value,
        holder: holder === null ? 'none' : nameOf(holder),
        counts: counts.map((count, of) => `${nameOf(of)} ${count}`).join(', '),
      }),
    );
  }
  const shown = (holding: string, garrison: string): string =>
    garrison === 'none'
      ? word(`card.${holding}`)
      : say('describe.garrisoned', {
          holding: word(`card.${holding}`),
          garrison: word(`card.${garrison}`),
        });
  view.table.forEach((held, of) => {
    const list = held.map(({ holding, garrison }) => shown(holding, garrison)).join(', ');
    lines.push(
      say('describe.realm', {
        seat: nameOf(of),
        list: list === '' ? say('describe.noHoldings') : list,
        cards: view.handSizes[of] ?? 0,
        points: totalOf(scores, of),
      }),
    );
  });
  const discards = discardsOf(view).map(({ card, count }) => `${word(`card.${card}`)} ×${count}`);
  lines.push(
    say('describe.deck', {
      count: view.deck,
      list: discards.length === 0 ? say('describe.nothing') : discards.join(', '),
    }),
  );
  if (view.removed.length > 0) {
    lines.push(say('describe.removed', { list: view.removed.map((n) => word(`nation.${n}`)).join(', ') }));
  }
  if (view.last !== null) lines.push(say('describe.last', { seat: nameOf(view.last) }));
  if (view.ending) lines.push(say('describe.ending'));
  const hand = handOf(props);
  if (hand.length > 0) {
    lines.push(say('describe.hand', { list: hand.map((card) => word(`card.${card}`)).join(', ') }));
  }
  const mine = view.queue.flatMap(({ seat: of, card }) => (of === seat && card !== null ? [card] : []));
  if (mine.length > 0) {
    lines.push(say('describe.queue', { list: mine.map((card) => word(`card.${card}`)).join(', ') }));
  }
  const { places } = aimOf(props);
  const lit = view.table.flatMap((held, of) =>
    held.flatMap(({ holding, garrison }) =>
      places.has(keyOf({ seat: of, holding, garrison }))
        ? [`${nameOf(of)}: ${shown(holding, garrison)}`]
        : [],
    ),
  );
  if (lit.length > 0) lines.push(say('describe.lit', { list: lit.join('; ') }));
  return lines.join('\n');
}
