/** Passkeys: the library speaks with the browser, the server makes and checks the challenges. */
import type { Me, PasskeyLine } from '@four-crowns/protocol/client';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ask } from '../api/http.ts';

export async function signInWithPasskey(): Promise<Me> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkeys/sign-in/options');
  const response = await startAuthentication({ optionsJSON: options });
  return ask('POST', '/passkeys/sign-in', { response });
}

export async function addPasskey(name: string): Promise<PasskeyLine> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/passkeys/options');
  const response = await startRegistration({ optionsJSON: options });
  return ask('POST', '/passkeys', { response, name });
}

export const listPasskeys = (): Promise<readonly PasskeyLine[]> => ask('GET', '/passkeys');
export const removePasskey = (id: string): Promise<void> =>
  ask('DELETE', `/passkeys/${encodeURIComponent(id)}`);
