/**
 * Every open socket of this node, by its person and by the session or token that let it in. When that ends the socket
 * is closed, whether or not it has said hello. Nodes tell each other; one that missed it finds out from the store.
 */
import { CLOSE } from '@four-crowns/protocol';
import type { PersonId } from '@four-crowns/protocol';
import { noLongerValid } from '../auth/valid.ts';
import type { Entrant } from '../auth/valid.ts';
import type { Ended } from '../nodes/fanout.ts';
import type { Engine } from '../store/engine.ts';

export interface Line extends Entrant {
  close(code: typeof CLOSE.unauthorised, why: string): void;
  /** Closes the socket in such a way that the client connects again, under its new identity. */
  sendAway(retryMs: number, why: string): void;
}

export interface Lines {
  /** Returns a function that removes it again. */
  add(line: Line): () => void;
  cut(ended: Ended): void;
  expel(person: PersonId): void;
  /** Closes sockets whose session ended without this node being told: by expiry, or while it received no signals. */
  check(engine: Engine, now: number): Promise<void>;
}

/** Long enough for a browser to get its new cookie. */
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
