import type { Config, Me } from '@four-crowns/protocol/client';
import { create } from 'zustand';
import * as calls from '../api/calls.ts';
import { troubleOf } from '../api/http.ts';
import type { Trouble } from '../api/http.ts';

interface Session {
  readonly me: Me | undefined;
  readonly config: Config | undefined;
  readonly trouble: Trouble | undefined;
}

/** The visitor and what the server offers. A guest is created without asking, so that everything works at once. */
export const useSession = create<Session>()(() => ({ me: undefined, config: undefined, trouble: undefined }));

let opening: Promise<void> | undefined;

export function startSession(): Promise<void> {
  opening ??= Promise.all([calls.openSession(), calls.getConfig()])
    .then(([me, config]) => useSession.setState({ me, config, trouble: undefined }))
    .catch((error: unknown) => {
      opening = undefined;
      useSession.setState({ trouble: troubleOf(error) });
    });
  return opening;
}

export const setMe = (me: Me | undefined): void => useSession.setState({ me });

/** Signing out makes the visitor a new guest. */
export async function newGuest(): Promise<void> {
  await calls.signOut();
  setMe(await calls.openSession());
}
