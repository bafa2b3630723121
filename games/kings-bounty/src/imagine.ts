import { BadInput } from '@four-crowns/core';
import type { Rng, Viewer } from '@four-crowns/core';
import { check } from './check.ts';
import { CARDS, HAND_LIMIT, TITLES } from './data.ts';
import { queueAt, queueWord } from './deck.ts';
import { addCard } from './hands.ts';
import { stateFrom, takeAny, takeFromPool } from './position.ts';
import { asList, asObject, bySeat, indexIn, within } from './read.ts';
import type { Loose } from './read.ts';
import { mayBeHidden, resample } from './resample.ts';
import { isTitleLeft } from './setup.ts';
import { DEAL_TITLES, HAND_SIZE, POOL_SIZE, PRIVATE, QUEUE_SIZE, STAGE } from './state.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const MOST_QUEUED = 84;

/** What is seen is put where it lies, the rest filled with anything that fits and then dealt anew. */
export function imagine(v: View, rng: Rng): State {
  const o = asObject(v, 'view');
  const s = stateFrom(v);
  const viewer = viewerIn(o['viewer'], s.seats);
  readSeen(s, o, viewer);
  fillUnseen(s, o);
  readTitles(s, o, viewer);
  if (s.a[POOL_SIZE] + s.a[QUEUE_SIZE] !== o['deck']) throw new BadInput('deck', 'does not add up');
  check(s);
  resample(s, viewer, rng);
  return s;
}

function viewerIn(x: unknown, seats: number): Viewer {
  return x === 'table' || x === 'all' ? x : within(x, 'viewer', 0, seats - 1);
}

/** Own hand, cards known in other hands, own returned cards; unknown places of the queue stay marked. */
function readSeen(s: State, o: Loose, viewer: Viewer): void {
  const { a } = s;
  const sees = typeof viewer === 'number' ? 1 << viewer : 0;
  const read = (list: unknown, where: string, put: (kind: number) => void): void => {
    for (const card of asList(list, where, HAND_LIMIT)) {
      const kind = indexIn(CARDS, card, where);
      takeFromPool(s, kind, where);
      put(kind);
    }
  };
  bySeat(o['hands'], 'hands', s.seats).forEach((hand, seat) => {
    if (hand !== null) read(hand, `hands[${seat}]`, (kind) => addCard(s, seat, kind, 0));
  });
  bySeat(o['known'], 'known', s.seats).forEach((cards, seat) => {
    if (a[HAND_SIZE + seat] > 0 && asList(cards, `known[${seat}]`, HAND_LIMIT).length > 0) {
      throw new BadInput(`known[${seat}]`, 'the whole hand is seen');
    }
    read(cards, `known[${seat}]`, (kind) => addCard(s, seat, kind, sees & ~(1 << seat)));
  });
  asList(o['queue'], 'queue', MOST_QUEUED).forEach((entry, i) => {
    const queued = asObject(entry, `queue[${i}]`);
    const seat = within(queued['seat'], `queue[${i}].seat`, 0, s.seats - 1);
    let kind = -1;
    if (queued['card'] !== null) {
      kind = indexIn(CARDS, queued['card'], `queue[${i}].card`);
      takeFromPool(s, kind, `queue[${i}]`);
    }
    a[queueAt(s, i)] = kind < 0 ? -1 - seat : queueWord(seat, kind);
    a[QUEUE_SIZE]++;
  });
}

function fillUnseen(s: State, o: Loose): void {
  const { a } = s;
  for (let i = 0; i < a[QUEUE_SIZE]; i++) {
    const word = a[queueAt(s, i)];
    if (word < 0) a[queueAt(s, i)] = queueWord(-1 - word, takeAny(s, `queue[${i}]`));
  }
  bySeat(o['handSizes'], 'handSizes', s.seats).forEach((size, seat) => {
    const due = within(size, `handSizes[${seat}]`, a[HAND_SIZE + seat], HAND_LIMIT);
    while (a[HAND_SIZE + seat] < due) addCard(s, seat, takeAny(s, `hands[${seat}]`), 0);
  });
}

/** Which seats have a private title is public: in an expert game all, while they are dealt the first ones. */
function readTitles(s: State, o: Loose, viewer: Viewer): void {
  const { a } = s;
  const titles = bySeat(o['privateTitles'], 'privateTitles', s.seats);
  titles.forEach((title, seat) => {
    if (title !== null) a[PRIVATE + seat] = indexIn(TITLES, title, `privateTitles[${seat}]`);
  });
  if (!s.options.expert || a[STAGE] < DEAL_TITLES) return;
  const dealt = a[STAGE] === DEAL_TITLES ? within(o['titlesDealt'], 'titlesDealt', 0, s.seats - 1) : s.seats;
  for (let seat = 0; seat < dealt; seat++) {
    if (a[PRIVATE + seat] >= 0) continue;
    if (viewer === seat) throw new BadInput(`privateTitles[${seat}]`, 'is the own one');
    a[PRIVATE + seat] = TITLES.findIndex((_, title) => isTitleLeft(s, title) && mayBeHidden(s, title));
    if (a[PRIVATE + seat] < 0) throw new BadInput('privateTitles', 'no title is left');
  }
}
