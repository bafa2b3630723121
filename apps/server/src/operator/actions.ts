/** What an operator may do, whichever door it is asked at; that it is one, the door has made sure of. */
import { ban, muteByOperator, unban } from '../auth/people.ts';
import type { House } from '../house.ts';
import { HttpRefusal } from '../refusal.ts';
import { removeChat, tellRemoved } from '../room/chat.ts';
import { closeTable } from '../room/tick.ts';
import type { Rooms } from '../rooms.ts';

const FOR_EVER = 100 * 365 * 24 * 60;

export interface Actions {
  close(table: string, reason: string): Promise<void>;
  removeLine(line: number): Promise<void>;
  /** For ever, if it is not said how long; without a reason the person is told to ask for it. */
  ban(person: string, minutes: number | undefined, reason: string): Promise<void>;
  unban(person: string): Promise<void>;
  mute(person: string, minutes: number | undefined): Promise<void>;
}

export function actionsOf(house: House, rooms: Rooms): Actions {
  const { db } = house.engine;
  const until = (minutes: number): number => house.time.now() + minutes * 60_000;
  return {
    close: async (table, reason) => {
      const room = await rooms.find(table);
      if (room === undefined) throw new HttpRefusal('not-found', 'There is no such table.');
      await rooms.use(room, () => closeTable(house, room, reason));
    },
    removeLine: async (line) => {
      const row = await removeChat(house, line);
      if (row === undefined) throw new HttpRefusal('not-found', 'There is no such line.');
      const room = rooms.inMemory(row.match);
      if (room !== undefined) tellRemoved(room, row);
      house.fanout.nudge(house.run, { what: 'unsaid', table: row.match, line: row.id });
    },
    ban: async (person, minutes, reason) => {
      if (!(await ban(db, person, until(minutes ?? FOR_EVER), reason))) throw noPerson();
      rooms.expel(person);
    },
    unban: (person) => unban(db, person),
    mute: async (person, minutes) => {
      if (!(await muteByOperator(db, person, until(minutes ?? FOR_EVER)))) throw noPerson();
    },
  };
}

function noPerson(): HttpRefusal {
  return new HttpRefusal('not-found', 'There is no such person.');
}
