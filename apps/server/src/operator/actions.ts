/** What an operator may do, by page or by interface; the caller has checked that it is the operator. */
import { banAddresses, liftAddressBans } from '../auth/address-bans.ts';
import { ban, isGuest, muteByOperator, unban } from '../auth/people.ts';
import type { ServerContext } from '../context.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { removeChat, tellRemoved } from '../room/chat.ts';
import { closeTable } from '../room/due-work.ts';
import type { Rooms } from '../room/rooms.ts';

const FOR_EVER = 100 * 365 * 24 * 60;

export interface Ban {
  /** Missing: for ever. */
  readonly minutes?: number | undefined;
  readonly reason: string;
  /** Nobody new from where the person was last seen, for a while; missing: if it is a guest. */
  readonly address?: boolean | undefined;
}

export interface Actions {
  close(table: string, reason: string): Promise<void>;
  removeLine(line: number): Promise<void>;
  ban(person: string, how: Ban): Promise<void>;
  unban(person: string): Promise<void>;
  mute(person: string, minutes: number | undefined): Promise<void>;
}

export function actionsOf(context: ServerContext, rooms: Rooms): Actions {
  const { db } = context.engine;
  const until = (minutes: number): number => context.time.now() + minutes * 60_000;
  return {
    close: async (table, reason) => {
      const room = await rooms.find(table);
      if (room === undefined) throw new HttpRefusal('not-found', 'There is no such table.');
      await rooms.use(room, () => closeTable(context, room, reason));
    },
    removeLine: async (line) => {
      const row = await removeChat(context, line);
      if (row === undefined) throw new HttpRefusal('not-found', 'There is no such line.');
      const room = rooms.inMemory(row.match);
      if (room !== undefined) tellRemoved(room, row);
      context.fanout.signal(context.run, { what: 'unsaid', table: row.match, line: row.id });
    },
    ban: async (person, { minutes, reason, address }) => {
      const end = until(minutes ?? FOR_EVER);
      if (!(await ban(db, person, end, reason))) throw noPerson();
      if (address ?? (await isGuest(db, person))) {
        await banAddresses(db, person, end, reason, context.time.now());
      }
      rooms.expel(person);
    },
    unban: async (person) => {
      await unban(db, person);
      await liftAddressBans(db, person);
    },
    mute: async (person, minutes) => {
      if (!(await muteByOperator(db, person, until(minutes ?? FOR_EVER)))) throw noPerson();
    },
  };
}

function noPerson(): HttpRefusal {
  return new HttpRefusal('not-found', 'There is no such person.');
}
