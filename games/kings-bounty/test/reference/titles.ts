/** What each title counts, read from the rulings' table, and who holds it. */
import { HOUSE_VALUES } from '../../src/data.ts';
import type { Title } from '../../src/data.ts';
import type { HoldingThing, Table } from './table.ts';

type Test = (h: HoldingThing) => boolean;
const isCastle: Test = (h) => h.card.type !== 'obelisk';
const castleOf =
  (nation: string): Test =>
  (h) =>
    isCastle(h) && h.card.nation === nation;
const mannedBy =
  (nation: string): Test =>
  (h) =>
    h.garrison?.nation === nation;
const mannedWith =
  (type: string): Test =>
  (h) =>
    h.garrison?.type === type;
const ofType =
  (type: string): Test =>
  (h) =>
    h.card.type === type;

const COUNTED: { readonly [title in Exclude<Title, 'emperor' | 'vandal' | 'staff_rat'>]: Test } = {
  great_architect: isCastle,
  keeper_of_secrets: (h) => !isCastle(h),
  conqueror: (h) => h.garrison !== undefined,
  king_of_the_elves: castleOf('elves'),
  thane_of_the_dwarves: castleOf('dwarves'),
  chieftain_of_the_orcs: castleOf('orcs'),
  lord_of_the_dead: castleOf('undead'),
  field_marshal: mannedBy('humans'),
  prince_of_the_elves: mannedBy('elves'),
  prince_of_the_dwarves: mannedBy('dwarves'),
  prince_of_the_orcs: mannedBy('orcs'),
  prince_of_the_undead: mannedBy('undead'),
  sharpshooter: mannedWith('archer'),
  swordmaster: mannedWith('warrior'),
  grand_magister: mannedWith('mage'),
  tower_builder: ofType('tower'),
  fortress_builder: ofType('fortress'),
  citadel_builder: ofType('citadel'),
};

export function referenceCount(t: Table, title: Title, seat: number): number {
  const own = t.holdings.filter((h) => h.owner === seat);
  if (title === 'emperor') return new Set(own.filter(isCastle).map((h) => h.card.nation)).size;
  if (title === 'vandal') return t.monsterBy === seat ? 1 : 0;
  if (title === 'staff_rat') return t.heroBy === seat ? 1 : 0;
  return own.filter(COUNTED[title]).length;
}

export function referenceHolder(t: Table, title: Title): number | null {
  const counts = Array.from({ length: t.seats }, (_, seat) => referenceCount(t, title, seat));
  const leaders = counts.flatMap((n, seat) =>
    counts.every((m, other) => other === seat || m < n) ? [seat] : [],
  );
  return leaders[0] ?? null;
}

export function referenceTotal(t: Table, seat: number): number {
  const held = [...t.titles, ...t.privateTitles].filter((title) => referenceHolder(t, title) === seat);
  const points = held.map((title) => t.options.values[title] ?? HOUSE_VALUES[title]);
  const obelisks = t.holdings.filter((h) => h.owner === seat && !isCastle(h)).length;
  return points.reduce((a, b) => a + b, 2 * obelisks);
}
