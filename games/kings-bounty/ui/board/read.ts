/** The line of the board that describes what is pointed at and what the selected card would do there. */
import { defenceOf, isUnit, kindOf } from '../model/cards.ts';
import { effectOf, keyOf, whyIdle } from '../model/aim.ts';
import type { Aim, Place, Props } from '../model/aim.ts';
import { readChosen } from '../model/chosen.ts';
import { gameWords, screenWords } from '../words.ts';

export interface Reading {
  readonly head: string;
  readonly text: string;
}

export function placeName(place: Place, { names, seat, lang }: Props): string {
  const word = gameWords(lang);
  const say = screenWords(lang);
  const holding =
    place.garrison === 'none'
      ? word(`card.${place.holding}`)
      : say('board.manned', {
          holding: word(`card.${place.holding}`),
          garrison: word(`card.${place.garrison}`),
        });
  return place.seat === seat
    ? say('board.placeOwn', { holding })
    : say('board.place', { holding, seat: names[place.seat] ?? String(place.seat + 1) });
}

/** What the shown card would do on a highlighted place. */
export function effectText(place: Place, aim: Aim, { lang, seat }: Props): string | undefined {
  if (aim.shown === undefined || !aim.places.has(keyOf(place))) return undefined;
  const word = gameWords(lang);
  const effect = effectOf(aim.shown, place, seat);
  return screenWords(lang)(`board.${effect}`, {
    card: word(`card.${aim.shown}`),
    garrison: word(`card.${place.garrison}`),
    strength: kindOf(aim.shown).strength,
    defence: defenceOf(place.holding, place.garrison),
  });
}

export function placeReading(place: Place, aim: Aim, props: Props): Reading {
  const say = screenWords(props.lang);
  const defence = say('board.defence', { defence: defenceOf(place.holding, place.garrison) });
  return { head: placeName(place, props), text: effectText(place, aim, props) ?? defence };
}

/** Shown while nothing is pointed at: what to do next. */
export function restReading(aim: Aim, props: Props, isNarrow: boolean): Reading {
  const { view, choices, chosen, lang } = props;
  const say = screenWords(lang);
  const word = gameWords(lang);
  const { looked } = readChosen(chosen);
  if (looked !== undefined && looked !== aim.shown && aim.shown === undefined) {
    const isTitle = view.standings.some(({ title }) => title === looked);
    if (isTitle) return { head: word(`title.${looked}`), text: word(`titleHelp.${looked}`) };
  }
  if (aim.isReturning) return { head: '', text: say('board.chooseReturn') };
  if (aim.shown !== undefined && choices.length > 0) {
    const card = word(`card.${aim.shown}`);
    if (!isUnit(aim.shown)) return { head: '', text: say('board.chooseBuild', { card }) };
    const why = whyIdle(props, aim.shown);
    if (why === undefined) return { head: '', text: say('board.chooseTarget', { card }) };
    // If there is no room here, the reason is shown only beside the card.
    return { head: '', text: isNarrow ? say('board.noTarget', { card }) : why };
  }
  if (view.ending && view.stage !== 'over') {
    const seat = props.names[view.last ?? 0] ?? '';
    return { head: '', text: say('board.ending', { seat }) };
  }
  return { head: '', text: say(choices.length > 0 ? 'board.takeUp' : 'board.point') };
}
