/** The screen in words: prompt, log, refusals, and the whole table for people who cannot see it. */
import type { Event } from '../src/events.ts';
import type { Lang, ScreenProps, Seen } from '@four-crowns/ui-kit';
import type { Action } from '../src/actions.ts';
import type { View } from '../src/view.ts';
import { groupWords } from './board/group-words.ts';
import { lightsOf, takenOf } from './model/aim.ts';
import { valueOf } from './model/court.ts';
import { ROMAN } from './model/province.ts';
import { isEnemyToCome } from './model/enemy.ts';
import { diceWords } from './player/dice-words.ts';
import { stakes } from './table/stakes.ts';
import { gameWords, screenWords, valuesOf } from './words.ts';
import type { Taken } from './model/aim.ts';

type Props = ScreenProps<View, Action, Event, Taken>;

/** The switches beside the dice already show these, so they are not said as well. */
const SHOWN = { plusTwo: false, market: false, envoy: false };

export function prompt({ view, names, lang }: Props): string {
  const asked = view.prompt.type === 'influence' ? { ...view.prompt, ...SHOWN } : view.prompt;
  return gameWords(lang)(`prompts.${asked.type}`, valuesOf(asked, names, lang));
}

export function question({ lang }: Props, action: Action): string {
  const say = screenWords(lang);
  if (action.type === 'build') {
    return say('confirm.build', { building: gameWords(lang)(`building.${action.building}`) });
  }
  return say(action.type === 'pass' ? 'confirm.pass' : 'confirm.stop_building');
}

/** The log line of an event. Two events have another sentence for viewers who know their secret. */
export function tell(event: Seen<Event>, names: readonly string[], lang: Lang): string | undefined {
  const { type } = event;
  const { secret, ...open } = event;
  const isKnown = secret !== undefined && (type === 'aid_chosen' || type === 'peek');
  const values = valuesOf(isKnown ? { ...open, ...secret } : open, names, lang);
  return gameWords(lang)(`events.${type}${isKnown ? 'Known' : ''}`, values);
}

export function describe(props: Props): string {
  const { view, names, lang } = props;
  const word = gameWords(lang);
  const say = screenWords(lang);
  const name = (seat: number) => names[seat] ?? String(seat + 1);
  return [
    say('describe.when', { year: ROMAN[view.year - 1] ?? '–', phase: word(`phase.${view.phase}`) }),
    ...(view.order.length === 0 ? [] : [say('describe.order', { list: view.order.map(name).join(', ') })]),
    ...(isEnemyToCome(view) ? [enemyWords(props)] : []),
    ...view.court.map(
      (group) =>
        `${valueOf(group.advisor)} ${word(`advisor.${group.advisor}`)}: ${groupWords(group, names, lang)}`,
    ),
    ...view.players.map((player, seat) => {
      const { gold, wood, stone, plusTwo, soldiers, points } = player;
      const standing = player.buildings.map((b) => word(`building.${b}`)).join(', ');
      return [
        say('describe.player', { seat: name(seat), gold, wood, stone, plusTwo, soldiers, points }),
        standing === '' ? say('describe.noBuildings') : say('describe.buildings', { list: standing }),
        ...(player.dice.length + player.white.length === 0 ? [] : [diceWords(player, lang)]),
        ...(view.envoy === seat ? [say('player.envoy')] : []),
      ].join(' ');
    }),
    ...litWords(props),
  ].join('\n');
}

function enemyWords({ view, lang }: Props): string {
  const say = screenWords(lang);
  const { enemy, range } = view;
  if (enemy === null) return say('describe.range', { least: range[0], most: range[1] });
  return say('describe.enemy', {
    race: gameWords(lang)(`race.${enemy.race}`),
    strength: enemy.strength,
    losses: stakes(enemy.losses, lang),
    spoils: stakes(enemy.spoils, lang),
  });
}

function litWords({ view, seat, choices, chosen, lang }: Props): readonly string[] {
  if (seat === undefined) return [];
  const word = gameWords(lang);
  const lit = [...lightsOf(view, seat, choices, takenOf(view, seat, chosen)).keys()];
  const buildings = choices.flatMap((c) => (c.type === 'build' ? [word(`building.${c.building}`)] : []));
  const say = screenWords(lang);
  return [
    ...(lit.length === 0
      ? []
      : [
          say('describe.reach', { list: lit.map((a) => `${valueOf(a)} ${word(`advisor.${a}`)}`).join(', ') }),
        ]),
    ...(buildings.length === 0 ? [] : [say('describe.build', { list: buildings.join(', ') })]),
  ];
}
