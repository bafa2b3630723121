import type { TableLine } from '@four-crowns/protocol/client';
import { useEffect } from 'react';
import { create } from 'zustand';
import * as calls from '../api/calls.ts';
import { troubleOf } from '../api/http.ts';
import type { Trouble } from '../api/http.ts';
import { startSession, useSession } from '../app/session.ts';

interface Lobby {
  readonly open: readonly TableLine[] | undefined;
  readonly mine: readonly TableLine[] | undefined;
  readonly trouble: Trouble | undefined;
}

export const useLobby = create<Lobby>()(() => ({ open: undefined, mine: undefined, trouble: undefined }));

export async function refreshLobby(): Promise<void> {
  await startSession();
  const { trouble } = useSession.getState();
  if (trouble !== undefined) return useLobby.setState({ trouble });
  try {
    const [open, mine] = await Promise.all([calls.openTables(), calls.myTables()]);
    useLobby.setState({ open, mine, trouble: undefined });
  } catch (error) {
    useLobby.setState({ trouble: troubleOf(error) });
  }
}

const EVERY = 10_000;

/** Refreshes the lists while the page is visible. */
export function useFreshLobby(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshLobby();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
