/**
 * Every open socket of this node, by whom and by what it was let in: what has ended is cut, whether it has said
 * hello or not. Nodes tell each other what has ended; anyone who missed that finds out by looking into the store.
 */
import { CLOSE } from '@four-crowns/protocol';
import type { PersonId } from '@four-crowns/protocol';
import { noLongerValid } from '../auth/valid.ts';
import type { Entrant } from '../auth/valid.ts';
import type { Ended } from '../nodes/fanout.ts';
import type { Engine } from '../store/engine.ts';

export interface Line extends Entrant {
  close(code: typeof CLOSE.unauthorised, why: string): void;
  /** To connect again, as who one is now. */
  sendAway(retryMs: number, why: string): void;
}

export interface Lines {
  /** The answer takes it out again. */
  add(line: Line): () => void;
  cut(ended: Ended): void;
  expel(person: PersonId): void;
  /** Cuts what has ended without this node's having been told: by time, or while it heard nothing. */
  check(engine: Engine, now: number): Promise<void>;
}

/** Long enough for a browser to have its new cookie. */
const COME_BACK_MS = 1000;

export function openLines(): Lines {
  const lines = new Set<Line>();
  return {
    add: (line) => {
      lines.add(line);
      return () => lines.delete(line);
    },
    cut: ({ person, only, except, isMoved }) => {
      for (const line of lines) {
        const { id } = line.credential;
        if (line.person !== person || id === except || (only ?? id) !== id) continue;
        if (isMoved === true) line.sendAway(COME_BACK_MS, 'signed in: connect again');
        else line.close(CLOSE.unauthorised, 'signed out');
      }
    },
    expel: (person) => {
      for (const line of lines) if (line.person === person) line.close(CLOSE.unauthorised, 'banned');
    },
    check: async (engine, now) => {
      const gone = new Set(await noLongerValid(engine, [...lines], now));
      for (const line of lines) if (gone.has(line)) line.close(CLOSE.unauthorised, 'signed out');
    },
  };
}
