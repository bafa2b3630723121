import type { Action } from '../src/actions.ts';
import { ADVISORS, BUILDINGS, GOODS } from '../src/data.ts';
import type { Good } from '../src/data.ts';
import { WORDS } from './words.ts';
import type { Lang } from './words.ts';

/** Leaves whatever is asked: each means what the choices allow. */
const LEAVE: readonly string[] = ['pass', 'keep', 'decline', 'stop', 'done', 'end', 'no'].concat([
  'пас',
  'оставить',
  'отказ',
  'стоп',
  'хватит',
  'конец',
  'нет',
]);
const LEAVING = ['pass', 'keep', 'decline', 'stop_building', 'stop_recruiting'] as const;

/** May stand in front, and may be left out: the choices say what is meant. */
const VERBS: readonly string[] = ['place', 'take', 'give', 'lose', 'pay', 'build', 'recruit'].concat([
  'класть',
  'взять',
  'отдать',
  'потерять',
  'платить',
  'строить',
  'нанять',
]);

const GOOD_WORDS: ReadonlyMap<string, Good> = new Map([
  ...['gold', 'g', 'золото', 'з'].map((word) => [word, 'gold'] as const),
  ...['wood', 'w', 'дерево', 'д'].map((word) => [word, 'wood'] as const),
  ...['stone', 's', 'камень', 'к'].map((word) => [word, 'stone'] as const),
]);
/** No choice names more goods (KBG-12.8). */
const MOST_GOODS = 4;

/**
 * `8:3,5` or `treasurer 3 5` (a white die is `w2`, a token `+2`), `gold wood`, `build guard tower` or
 * `guard tower`, `statue white`, `chapel`, `pass`; in English or Russian. What is well-formed but
 * forbidden is an action too: the rules refuse it.
 */
export function parseMove(text: string, choices: readonly Action[]): readonly Action[] | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s:,=]+/)
    .filter((w) => w !== '');
  const [head = '', ...rest] = words;
  if (LEAVE.includes(head)) return rest.length === 0 ? [leaving(choices)] : undefined;
  const meant = VERBS.includes(head) ? rest : words;
  const action =
    reroll(meant, choices) ?? goodsMove(meant, choices) ?? building(meant) ?? influence(meant, choices);
  return action === undefined ? undefined : [action];
}

function leaving(choices: readonly Action[]): Action {
  const type = LEAVING.find((leave) => choices.some((c) => c.type === leave));
  return { type: type ?? 'pass' };
}

/** The Statue and the Chapel are used only when dice may be rolled again; else they are built. */
function reroll([head = '', ...rest]: readonly string[], choices: readonly Action[]): Action | undefined {
  if (!choices.some((c) => c.type === 'keep')) return undefined;
  const isNamed = (id: 'statue' | 'chapel'): boolean =>
    [id, WORDS.en.building[id], WORDS.ru.building[id]].some((name) => name.toLowerCase() === head);
  if (isNamed('chapel')) return { type: 'chapel' };
  if (!isNamed('statue')) return undefined;
  return { type: 'statue', die: ['white', 'w', 'белый', 'б'].includes(rest[0] ?? '') ? 'white' : 'coloured' };
}

function goodsMove(words: readonly string[], choices: readonly Action[]): Action | undefined {
  const isHall = choices.some((c) => c.type === 'town_hall');
  if (isHall && words.join(' ') === '+2') return { type: 'town_hall', pay: 'plus_two' };
  const goods = words.map((word) => GOOD_WORDS.get(word));
  const known = goods.filter((g) => g !== undefined).toSorted((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));
  const [first] = known;
  if (first === undefined || known.length < words.length || known.length > MOST_GOODS) return undefined;
  for (const { type } of choices) {
    if (type === 'aid' || type === 'swap') return known.length === 1 ? { type, good: first } : undefined;
    if (type === 'town_hall') return known.length === 1 ? { type, pay: first } : undefined;
    if (type === 'take' || type === 'recruit' || type === 'lose') return { type, goods: known };
  }
  return { type: 'take', goods: known };
}

function building(words: readonly string[]): Action | undefined {
  const name = words.join(' ').replaceAll("'", '’');
  const found = BUILDINGS.find((b) =>
    [b, b.replaceAll('_', ' '), WORDS.en.building[b], WORDS.ru.building[b]].some(
      (n) => n.toLowerCase() === name,
    ),
  );
  return found === undefined ? undefined : { type: 'build', building: found };
}

function influence(words: readonly string[], choices: readonly Action[]): Action | undefined {
  const from = words.findIndex((word, i) => i > 0 && /^([wб]?[1-6]|\+2)$/.test(word));
  const name = (from < 0 ? words : words.slice(0, from)).join(' ');
  const advisor = ADVISORS.find((a, i) =>
    [String(i + 1), a, WORDS.en.advisor[a], WORDS.ru.advisor[a]].some((n) => n.toLowerCase() === name),
  );
  if (advisor === undefined) return undefined;
  if (from < 0) {
    const ways = choices.filter((c) => c.type === 'influence' && c.advisor === advisor);
    // One way is meant; of none or several the rules say what stands in the way, or ask for the dice.
    return ways.length === 1 ? ways[0] : { type: 'influence', advisor, dice: [], white: [], plusTwo: false };
  }
  const dice: number[] = [];
  const white: number[] = [];
  let plusTwo = false;
  for (const word of words.slice(from)) {
    if (word === '+2' && !plusTwo) plusTwo = true;
    else if (/^[1-6]$/.test(word) && dice.length < 3) dice.push(Number(word));
    else if (/^[wб][1-6]$/.test(word) && white.length < 2) white.push(Number(word.slice(1)));
    else return undefined;
  }
  const ascending = (list: number[]): number[] => list.toSorted((a, b) => a - b);
  return { type: 'influence', advisor, dice: ascending(dice), white: ascending(white), plusTwo };
}

const TEXTS = {
  en: {
    place: 'place',
    take: 'take',
    give: 'give',
    lose: 'lose',
    pay: 'pay',
    build: 'build',
    recruit: 'recruit',
    white: 'w',
  },
  ru: {
    place: 'класть',
    take: 'взять',
    give: 'отдать',
    lose: 'потерять',
    pay: 'платить',
    build: 'строить',
    recruit: 'нанять',
    white: 'б',
  },
} as const;
const LEAVE_TEXTS = {
  en: { pass: 'pass', keep: 'keep', decline: 'decline', stop_building: 'stop', stop_recruiting: 'stop' },
  ru: { pass: 'пас', keep: 'оставить', decline: 'отказ', stop_building: 'стоп', stop_recruiting: 'стоп' },
} as const;

/** The shortest line that means this action; its first word names the kind. */
export function actionText(action: Action, lang: Lang): string {
  const say = TEXTS[lang];
  const words = WORDS[lang];
  const goods = (list: readonly Good[]): string => list.map((g) => words.good[g]).join(',');
  switch (action.type) {
    case 'aid':
      return `${say.take} ${words.good[action.good]}`;
    case 'take':
      return `${say.take} ${goods(action.goods)}`;
    case 'swap':
      return `${say.give} ${words.good[action.good]}`;
    case 'town_hall':
      return `${say.pay} ${action.pay === 'plus_two' ? '+2' : words.good[action.pay]}`;
    case 'recruit':
      return `${say.recruit} ${goods(action.goods)}`;
    case 'lose':
      return `${say.lose} ${goods(action.goods)}`;
    case 'statue':
      return `${words.building.statue.toLowerCase()}${action.die === 'white' ? ` ${say.white}` : ''}`;
    case 'chapel':
      return words.building.chapel.toLowerCase();
    case 'build':
      return `${say.build} ${words.building[action.building].toLowerCase()}`;
    case 'influence': {
      const dice = [...action.dice.map(String), ...action.white.map((d) => `${say.white}${d}`)];
      const group = [...dice, ...(action.plusTwo ? ['+2'] : [])].join(',');
      return `${say.place} ${ADVISORS.indexOf(action.advisor) + 1}:${group}`;
    }
    case 'pass':
    case 'keep':
    case 'decline':
    case 'stop_building':
    case 'stop_recruiting':
      return LEAVE_TEXTS[lang][action.type];
    case 'place_seat':
    case 'roll_die':
    case 'deal_enemy':
      return action.type;
  }
}
