/** Passkeys: the library talks to the browser, and the server creates and verifies the challenges. */
import type { Me, PasskeyLine } from '@four-crowns/protocol/client';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ask } from '../api/http.ts';
import { PasskeyCancelled } from './passkey-cancelled.ts';

export async function signInWithPasskey(): Promise<Me> {
  return ask('POST', '/passkeys/sign-in', { response: await shown() });
}

export async function confirmWithPasskey(): Promise<Me> {
  return ask('POST', '/passkeys/confirm', { response: await shown() });
}

async function shown() {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkeys/sign-in/options');
  return fromBrowser(() => startAuthentication({ optionsJSON }));
}

export async function addPasskey(name: string): Promise<PasskeyLine> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/passkeys/options');
  const response = await fromBrowser(() => startRegistration({ optionsJSON }));
  return ask('POST', '/passkeys', { response, name });
}

async function fromBrowser<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch {
    throw new PasskeyCancelled();
  }
}

export const listPasskeys = (): Promise<readonly PasskeyLine[]> => ask('GET', '/passkeys');
export const removePasskey = (id: string): Promise<void> =>
  ask('DELETE', `/passkeys/${encodeURIComponent(id)}`);
