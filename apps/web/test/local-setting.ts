/** A table on a device without its workers: what a page would receive, and a person who plays anything. */
import { fastRng } from '@four-crowns/core';
import type { Action, Rng, Seat } from '@four-crowns/core';
import { follow, unpackChoices } from '@four-crowns/protocol/client';
import type { ClientMessage, ServerMessage, Snapshots } from '@four-crowns/protocol/client';
import { expect } from 'vitest';
import { botsFor, rulesOf } from '../src/games/rules.ts';
import type { Course, LocalMatch } from '../src/local/local-match.ts';
import { openLocalTable } from '../src/local/local-table.ts';
import type { LocalTable } from '../src/local/local-table.ts';
import { openPlay } from '../src/local/play.ts';
import type { Play } from '../src/local/play.ts';
import { openThinker } from '../src/local/thinker.ts';
import type { Thinker } from '../src/local/thinker.ts';

export interface Setting {
  readonly local: LocalMatch;
  readonly play: Play;
  readonly table: LocalTable;
  readonly received: ServerMessage[];
  /** What has been kept for a reload. */
  readonly course: () => Course | undefined;
  readonly snapshots: () => Snapshots;
  /** Says it with a new id, which it answers. */
  readonly say: (message: Said) => string;
  /** The first choice of a seat, or what `pick` takes of all. */
  readonly move: (seat: Seat, pick?: (choices: readonly Action[]) => Action) => string;
  readonly choices: (seat: Seat) => readonly Action[];
}

type Asked = Exclude<ClientMessage, { type: 'hello' | 'resync' }>;
type Said = Asked extends infer M ? (M extends Asked ? Omit<M, 'id'> : never) : never;

export function localMatch(game: string, holders: readonly string[], options = {}): LocalMatch {
  return {
    id: 'here',
    game,
    options,
    holders: holders.map((who, seat) =>
      who === 'me'
        ? { type: 'person', person: 'me', name: `Player ${seat + 1}`, here: true }
        : { type: 'bot', bot: who },
    ),
    hints: 'on',
    seed: '5eed'.repeat(16),
    createdAt: 0,
  };
}

/** Searches count iterations instead of time, so that a match is the same on any machine. */
export async function thinkerFor(id: string, iterations = 6): Promise<Thinker> {
  let asked = 0;
  return openThinker((await rulesOf(id))!, (await botsFor(id))!, {
    seed: () => asked++,
    allowance: { iterations },
    onFailure: (error) => {
      throw error;
    },
  });
}

export async function sit(
  local: LocalMatch,
  thinker: Thinker,
  before?: Course,
  onReceived?: (message: ServerMessage, snapshots: Snapshots, play: Play) => void,
): Promise<Setting> {
  const play = openPlay((await rulesOf(local.game))!, local, before);
  const received: ServerMessage[] = [];
  let course = before;
  let snapshots: Snapshots = new Map();
  let count = 0;
  const table = openLocalTable(local, play, before?.commands ?? [], {
    tell(message) {
      // As between threads: nothing is shared.
      received.push(structuredClone(message));
      if ('updates' in message || 'snapshots' in message) {
        const followed = follow(snapshots, message);
        expect(followed.ok, 'nothing is missed').toBe(true);
        if (followed.ok) snapshots = followed.snapshots;
      }
      onReceived?.(message, snapshots, play);
    },
    keep: (now) => (course = structuredClone(now)),
    thinker,
    botFloorMs: 0,
  });
  const say = (message: Said): string => {
    const id = `m${++count}`;
    table.receive({ ...message, id });
    return id;
  };
  const choices = (seat: Seat) => unpackChoices(snapshots.get(seat)!.seatView.choices);
  table.receive({ type: 'hello', protocol: 2 });
  return {
    local,
    play,
    table,
    received,
    course: () => course,
    snapshots: () => snapshots,
    say,
    choices,
    move(seat, pick = ([first]) => first!) {
      const { version } = snapshots.get(seat)!;
      return say({ type: 'move', seat, version, action: pick(choices(seat)) });
    },
  };
}

/** Bots answer between two turns of the event loop. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** Waits until `isReached`; the people at the device meanwhile play anything. */
export async function playUntil(
  setting: Setting,
  isReached: () => boolean,
  rng: Rng = fastRng(1),
): Promise<void> {
  while (!isReached()) {
    const [seat] = [...setting.snapshots().keys()].filter(
      (one): one is Seat => typeof one === 'number' && setting.choices(one).length > 0,
    );
    if (seat !== undefined) setting.move(seat, (all) => all[rng.below(all.length)]!);
    await pause();
  }
}
