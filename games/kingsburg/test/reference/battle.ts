/** A winter as one would play it on paper: from what lies on the table, the King's die and the choices made. */
import type { Good } from '../../src/data.ts';
import type { Action } from '../../src/index.ts';
import type { Saved } from '../playing.ts';

/** Printed in the rules text: strength; losses; spoils. g, w, s goods, a any good, b building, p points. */
const CARDS: { readonly [card: string]: string } = {
  y1_barbarians_2: '2 a b : g',
  y1_goblins_2: '2 w s b p : w',
  y1_goblins_3: '3 g b : s',
  y1_orcs_3: '3 a a p : g',
  y1_zombies_4: '4 p p : p',
  y2_goblins_3: '3 w w s s b p : w',
  y2_goblins_4: '4 g g b : s',
  y2_orcs_4: '4 a a b : g',
  y2_barbarians_5: '5 a a p : g',
  y2_zombies_5: '5 p p : p',
  y3_goblins_4: '4 w w w s s s b p : w',
  y3_goblins_5: '5 g g g b : s',
  y3_orcs_5: '5 a a b : g',
  y3_demons_6: '6 g g w s p : p',
  y3_zombies_6: '6 p p : p',
  y4_goblins_5: '5 w w w w s s s s b p : w',
  y4_goblins_6: '6 g g g g b : s',
  y4_demons_6: '6 a a a a p : g p',
  y4_orcs_7: '7 a a b : a',
  y4_zombies_7: '7 p p : p',
  y5_barbarians_7: '7 p p p p p p p p : p',
  y5_barbarians_8: '8 b : p',
  y5_demons_8: '8 b p p : p p',
  y5_demons_9: '9 b : p p',
  y5_dragons_9: '9 p p p p p : p p p',
};
const OTHER_DEMONS = '6 a a a a b : g';

/** The province sheet, top row first, each building with its points. */
const SHEET = [
  'statue 3 chapel 5 church 7 cathedral 9',
  'inn 0 market 1 farms 2 merchants_guild 4',
  'guard_tower 1 blacksmith 2 barracks 4 wizards_guild 6',
  'palisade 0 stable 2 stone_wall 2 fortress 4',
  'barricade 0 crane 1 town_hall 2 embassy 4',
].map((row) => {
  const words = row.split(' ');
  return [0, 1, 2, 3].map((i) => ({ name: words[2 * i] ?? '', points: Number(words[2 * i + 1]) }));
});

const GOODS: { readonly [letter: string]: Good } = { g: 'gold', w: 'wood', s: 'stone' };

export interface Fighter {
  gold: number;
  wood: number;
  stone: number;
  points: number;
  buildings: string[];
}

/** Everybody after the battle. `t` lies open before the King's die; `choices` by seat, in the order they were made. */
export function referenceWinter(t: Saved, king: number, choices: ReadonlyMap<number, Action>): Fighter[] {
  const card = t.enemy ?? '';
  const isOther = card === 'y4_demons_6' && t.options.year4Demons === 'building';
  const printed = isOther ? OTHER_DEMONS : (CARDS[card] ?? '');
  const [lossPart = '', spoilPart = ''] = printed.split(' : ');
  const [force = '', ...losses] = lossPart.split(' ');
  const fighters = t.players.map(({ gold, wood, stone, points, buildings }): Fighter => {
    return { gold, wood, stone, points, buildings: [...buildings] };
  });
  const strengths = t.players.map((p) => p.soldiers + king + bonus(p.buildings, card.split('_')[1] ?? ''));
  const won = strengths.map((s, seat) => {
    const hasWall = t.players[seat]?.buildings.includes('stone_wall') ?? false;
    return s > Number(force) || (s === Number(force) && hasWall);
  });
  for (const seat of t.order) {
    const f = fighters[seat];
    const strength = strengths[seat] ?? 0;
    if (f === undefined) continue;
    const choice = choices.get(seat);
    if (won[seat] === true) {
      for (const mark of spoilPart.split(' ')) {
        if (mark === 'p') f.points++;
        else if (mark === 'a' && choice?.type === 'take') for (const good of choice.goods) f[good]++;
        else if (mark !== 'a') f[GOODS[mark] ?? 'gold']++;
      }
      if (f.buildings.includes('fortress')) f.points++;
    } else if (strength < Number(force)) suffer(f, losses, choice);
  }
  const most = Math.max(...strengths);
  fighters.forEach((f, seat) => {
    if (strengths[seat] === most && won[seat] === true) f.points++;
  });
  return fighters;
}

function bonus(buildings: readonly string[], race: string): number {
  let sum = 0;
  for (const building of buildings) {
    if (['guard_tower', 'blacksmith', 'stone_wall', 'fortress', 'palisade'].includes(building)) sum += 1;
    if (building === 'palisade' && race === 'zombies') sum += 1;
    if (building === 'wizards_guild') sum += 2;
    if (building === 'farms') sum -= 1;
    if (building === 'church' && race === 'demons') sum += 1;
    if (building === 'barricade' && race === 'goblins') sum += 1;
  }
  return sum;
}

function suffer(f: Fighter, losses: readonly string[], choice: Action | undefined): void {
  for (const mark of losses) {
    const good = GOODS[mark];
    if (good !== undefined && f[good] > 0) f[good]--;
  }
  if (choice?.type === 'lose') for (const good of choice.goods) f[good]--;
  // Without a choice there was one way only.
  else for (const mark of losses) if (mark === 'a') loseOnly(f);
  for (const mark of losses) {
    if (mark === 'b') destroy(f);
    else if (mark === 'p') f.points--;
  }
}

function loseOnly(f: Fighter): void {
  const kind = (['gold', 'wood', 'stone'] as const).find((good) => f[good] > 0);
  if (kind !== undefined) f[kind]--;
}

function destroy(f: Fighter): void {
  for (const column of [3, 2, 1, 0]) {
    for (const row of SHEET) {
      const cell = row[column];
      if (cell === undefined || !f.buildings.includes(cell.name)) continue;
      f.buildings = f.buildings.filter((b) => b !== cell.name);
      f.points -= cell.points;
      return;
    }
  }
}
