/** One action on the reference table, as hands would do it. */
import type { Title } from '../../src/data.ts';
import { wordsOf } from './legal.ts';
import { isHoldingCard, lastPlayer, takeOutNation } from './table.ts';
import type { CardThing, Table } from './table.ts';

export function referenceApply(t: Table, words: string): void {
  const [verb = '', name = '', ...on] = words.split(' ');
  switch (verb) {
    case 'remove-nation':
      takeOutNation(t, name);
      if (t.removed.length === 4 - t.seats) t.stage = 'titles';
      return;
    case 'lay-title':
      t.titles.push(name as Title);
      if (t.titles.length === 6) t.stage = t.options.expert ? 'private-titles' : 'hands';
      return;
    case 'deal-title':
      t.privateTitles.push(name as Title);
      if (t.privateTitles.length === t.seats) t.stage = 'hands';
      return;
    case 'deal':
      return dealt(t, takeNamed(t.shuffled, name));
    case 'choose-first':
      t.first = Number(name);
      t.current = t.first;
      t.stage = 'turn';
      return;
    case 'play-holding':
      t.holdings.push({ card: played(t, name), owner: t.current, garrison: undefined });
      return drawAfterPlay(t);
    case 'play-unit':
      playUnit(t, played(t, name), on.join(' '));
      return drawAfterPlay(t);
    case 'return':
      t.bottom.push({ card: takeNamed(t.hands[t.current]!, name), by: t.current });
      t.facts = t.facts.filter((fact) => fact.holder !== t.current);
      t.returned++;
      t.stage = 'return';
      return;
    case 'done':
      t.turns.push('return');
      t.toDraw = t.lastCardDrawn ? 0 : t.returned;
      t.returned = 0;
      return draw(t);
    default:
      throw new Error(words);
  }
}

function takeNamed(from: CardThing[], name: string): CardThing {
  const i = from.findIndex((card) => card.name === name);
  const [card] = from.splice(i, 1);
  if (i < 0 || card === undefined) throw new Error(`no ${name}`);
  return card;
}

/** Off the hand; the player who knew of such a card knows of one less. */
function played(t: Table, name: string): CardThing {
  for (let viewer = 0; viewer < t.seats; viewer++) {
    const i = t.facts.findIndex((f) => f.viewer === viewer && f.holder === t.current && f.name === name);
    if (i >= 0) t.facts.splice(i, 1);
  }
  return takeNamed(t.hands[t.current]!, name);
}

function playUnit(t: Table, unit: CardThing, on: string): void {
  const target = t.holdings.find((h) => wordsOf(h) === on);
  if (target === undefined || isHoldingCard(unit)) throw new Error(on);
  if (target.garrison !== undefined) t.discards.push(target.garrison);
  target.garrison = undefined;
  if (unit.type === 'monster') {
    t.holdings.splice(t.holdings.indexOf(target), 1);
    t.discards.push(target.card, unit);
    t.monsterBy = t.current;
  } else if (unit.type === 'hero') {
    target.owner = t.current;
    t.discards.push(unit);
    t.heroBy = t.current;
  } else {
    target.owner = t.current;
    target.garrison = unit;
  }
}

function drawAfterPlay(t: Table): void {
  t.turns.push('play');
  t.toDraw = t.lastCardDrawn ? 0 : 1;
  draw(t);
}

function dealt(t: Table, card: CardThing): void {
  if (t.stage === 'hands') {
    t.hands.find((hand) => hand.length < 6)?.push(card);
    if (t.hands.every((hand) => hand.length === 6)) t.stage = 'first-player';
    return;
  }
  t.hands[t.current]!.push(card);
  t.toDraw--;
  draw(t);
}

function draw(t: Table): void {
  while (t.toDraw > 0) {
    if (t.shuffled.length > 0) {
      t.stage = 'draw';
      return;
    }
    const next = t.bottom.shift();
    if (next === undefined) throw new Error('the deck is empty');
    t.hands[t.current]!.push(next.card);
    if (next.by !== t.current) t.facts.push({ viewer: next.by, holder: t.current, name: next.card.name });
    t.toDraw--;
  }
  if (!t.lastCardDrawn && t.shuffled.length + t.bottom.length === 0) {
    t.lastCardDrawn = true;
    t.lastCardNow = true;
  }
  endTurn(t);
}

/** Rulings 2 and 5. */
function endTurn(t: Table): void {
  const isEnd = t.lastCardDrawn && !(t.lastCardNow && t.options.extraRound);
  const rounds = t.options.guard * t.seats;
  const sinceLastPlay = t.turns.slice(t.turns.lastIndexOf('play') + 1).length;
  const onlyReturns = rounds > 0 && t.turns.includes('play') && sinceLastPlay >= rounds;
  t.lastCardNow = false;
  if (t.current === lastPlayer(t) && (isEnd || onlyReturns)) {
    t.stage = 'over';
    return;
  }
  t.current = (t.current + 1) % t.seats;
  t.stage = 'turn';
}
