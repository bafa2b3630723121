import { bold, coloured } from '@four-crowns/manifest/ansi';
import { BUILDING_FACTS, BUILDINGS } from '../src/data.ts';
import type { BuildingFacts } from '../src/data.ts';
import type { Player } from '../src/position.ts';
import type { View } from '../src/view.ts';
import { WORDS } from './words.ts';
import type { Look } from './words.ts';

const NO_BONUS: Pick<BuildingFacts, 'battle' | 'versus' | 'battleVersus'> = { battle: 0 };

const ROMAN = ['–', 'I', 'II', 'III', 'IV', 'V'];

/** Year and phase, turn order, and what is known of the enemy. */
export function headOf(view: View, look: Look): string[] {
  const words = WORDS[look.lang];
  const strong = (text: string): string => (look.colour ? bold(text) : text);
  const [least, most] = view.range;
  const names = view.order.map((seat) => nameOf(look, seat));
  const enemy =
    view.enemy === null
      ? `${words.unknown}, ${words.strength} ${least}–${most}`
      : `${words.race[view.enemy.race]}, ${words.strength} ${view.enemy.strength}; ${words.losses} ${amounts(look, view.enemy.losses)}; ${words.spoils} ${amounts(look, view.enemy.spoils)}`;
  return [
    strong(`${words.year} ${ROMAN[view.year] ?? ''} · ${words.phase[view.phase]}`),
    ...(names.length === 0 ? [] : [`${words.order}: ${names.join(' → ')}`]),
    // After the fifth winter no enemy is to come.
    ...(view.stage === 'over' ? [] : [`${words.enemy}: ${enemy}`]),
  ];
}

function nameOf(look: Look, seat: number): string {
  const found = look.seats[seat];
  if (found === undefined) return String(seat);
  return look.colour ? coloured(found.name, found.colour) : found.name;
}

function amounts(look: Look, of: { readonly [what: string]: number }): string {
  const words = WORDS[look.lang];
  const names: { readonly [what: string]: string } = {
    ...words.good,
    any: words.any,
    buildings: words.aBuilding,
    points: words.points,
  };
  return Object.entries(of)
    .filter(([, n]) => n > 0)
    .map(([what, n]) => `${n} ${names[what] ?? what}`)
    .join(', ');
}

/** KBG-12.3: soldiers, and what each building adds or takes. */
function sumOfStrength({ enemy }: View, { soldiers, strength, buildings }: Player, look: Look): string {
  const words = WORDS[look.lang];
  const parts = buildings.flatMap((building) => {
    const { battle, versus, battleVersus } = BUILDING_FACTS[BUILDINGS.indexOf(building)] ?? NO_BONUS;
    const worth = versus !== undefined && versus === enemy?.race ? (battleVersus ?? 0) : battle;
    return worth === 0 ? [] : [` ${worth > 0 ? '+' : '−'} ${Math.abs(worth)} ${words.building[building]}`];
  });
  return parts.length === 0 ? String(strength) : `${strength} = ${soldiers}${parts.join('')}`;
}

/** A line or two for each: what one has, and what stands. */
export function playersOf(view: View, look: Look): string[] {
  const words = WORDS[look.lang];
  return view.players.flatMap((player, seat) => {
    const turn = view.current === seat ? '>' : ' ';
    const goods = (['gold', 'wood', 'stone'] as const).map((good) => `${words.good[good]} ${player[good]}`);
    const dice = [...player.dice, ...player.white.map((d) => `${words.whiteDie}${d}`)].join(' ');
    const parts = [
      `${words.points} ${player.points}`,
      ...goods,
      `${words.token} ${player.plusTwo}`,
      `${words.soldiers} ${player.soldiers}`,
      ...(view.revealed && player.strength !== 0
        ? [`${words.strength} ${sumOfStrength(view, player, look)}`]
        : []),
      ...(dice === '' ? [] : [`${words.dice} ${dice}`]),
      ...(view.stage === 'influence' && view.passed.includes(seat) ? [words.passed] : []),
      ...(view.envoy === seat ? [words.holdsEnvoy] : []),
      ...(!view.revealed && view.peeked.includes(seat) ? [words.knows] : []),
    ];
    const standing = player.buildings.map((b) => words.building[b]).join(', ');
    return [
      `${turn} ${nameOf(look, seat)} · ${parts.join(' · ')}`,
      ...(standing === '' ? [] : [`    ${standing}`]),
    ];
  });
}
