import {
  BadInput,
  readBySeat,
  readIndex,
  readIndexOrNone,
  readInteger,
  readList,
  readObject,
  readViewer,
} from '@four-crowns/core';
import type { Rng, UnknownObject, Viewer } from '@four-crowns/core';
import { check } from './check.ts';
import { CARDS, HAND_LIMIT, TITLES } from './data.ts';
import { queueAt, queueWord } from './deck.ts';
import { addCard } from './hands.ts';
import { stateFrom, takeAny, takeFromPool } from './position.ts';
import { mayBeHidden, resample } from './resample.ts';
import { isTitleLeft } from './setup.ts';
import { DEAL_TITLES, HAND_SIZE, POOL_SIZE, PRIVATE, QUEUE_SIZE, STAGE } from './state.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const MOST_QUEUED = 84;

/** What is seen is put where it lies, the rest filled with anything that fits and then dealt again. */
export function imagine(v: View, rng: Rng): State {
  const o = readObject(v, 'view');
  const s = stateFrom(v);
  const viewer = readViewer(o['viewer'], 'viewer', s.seats);
  readSeen(s, o, viewer);
  fillUnseen(s, o);
  readTitles(s, o, viewer);
  if (s.a[POOL_SIZE] + s.a[QUEUE_SIZE] !== o['deck']) throw new BadInput('deck', 'does not add up');
  check(s);
  resample(s, viewer, rng);
  return s;
}

/** Own hand, cards known in other hands, own returned cards; unknown places of the queue stay marked. */
function readSeen(s: State, o: UnknownObject, viewer: Viewer): void {
  const { a } = s;
  const sees = typeof viewer === 'number' ? 1 << viewer : 0;
  const read = (list: unknown, where: string, put: (kind: number) => void): void => {
    for (const card of readList(list, where, HAND_LIMIT)) {
      const kind = readIndex(CARDS, card, where);
      takeFromPool(s, kind, where);
      put(kind);
    }
  };
  readBySeat(o['hands'], 'hands', s.seats, (hand, seat, where) => {
    if (hand !== null) read(hand, where, (kind) => addCard(s, seat, kind, 0));
  });
  readBySeat(o['known'], 'known', s.seats, (cards, seat, where) => {
    if (a[HAND_SIZE + seat] > 0 && readList(cards, where, HAND_LIMIT).length > 0) {
      throw new BadInput(where, 'the whole hand is seen');
    }
    read(cards, where, (kind) => addCard(s, seat, kind, sees & ~(1 << seat)));
  });
  readList(o['queue'], 'queue', MOST_QUEUED).forEach((entry, i) => {
    const queued = readObject(entry, `queue[${i}]`);
    const seat = readInteger(queued['seat'], `queue[${i}].seat`, 0, s.seats - 1);
    let kind = -1;
    if (queued['card'] !== null) {
      kind = readIndex(CARDS, queued['card'], `queue[${i}].card`);
      takeFromPool(s, kind, `queue[${i}]`);
    }
    a[queueAt(s, i)] = kind < 0 ? -1 - seat : queueWord(seat, kind);
    a[QUEUE_SIZE]++;
  });
}

function fillUnseen(s: State, o: UnknownObject): void {
  const { a } = s;
  for (let i = 0; i < a[QUEUE_SIZE]; i++) {
    const word = a[queueAt(s, i)];
    if (word < 0) a[queueAt(s, i)] = queueWord(-1 - word, takeAny(s, `queue[${i}]`));
  }
  readBySeat(o['handSizes'], 'handSizes', s.seats, (size, seat, where) => {
    const due = readInteger(size, where, a[HAND_SIZE + seat], HAND_LIMIT);
    while (a[HAND_SIZE + seat] < due) addCard(s, seat, takeAny(s, `hands[${seat}]`), 0);
  });
}

/** Which seats have a private title is public: in an expert game all, while they are dealt the first ones. */
function readTitles(s: State, o: UnknownObject, viewer: Viewer): void {
  const { a } = s;
  readBySeat(o['privateTitles'], 'privateTitles', s.seats, (title, seat, where) => {
    a[PRIVATE + seat] = readIndexOrNone(TITLES, title, where);
  });
  if (!s.options.expert || a[STAGE] < DEAL_TITLES) return;
  const dealt =
    a[STAGE] === DEAL_TITLES ? readInteger(o['titlesDealt'], 'titlesDealt', 0, s.seats - 1) : s.seats;
  for (let seat = 0; seat < dealt; seat++) {
    if (a[PRIVATE + seat] >= 0) continue;
    if (viewer === seat)
      throw new BadInput(`privateTitles[${seat}]`, 'must be there: the viewer sees its own title');
    a[PRIVATE + seat] = TITLES.findIndex((_, title) => isTitleLeft(s, title) && mayBeHidden(s, title));
    if (a[PRIVATE + seat] < 0) throw new BadInput('privateTitles', 'no title is left');
  }
}
