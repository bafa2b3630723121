/** The requests of the account page, by name. */
import type {
  AccountExport,
  MadeToken,
  Me,
  NewToken,
  RecoverAccount,
  RecoveryCodes,
  SessionLine,
  TokenLine,
} from '@four-crowns/protocol/client';
import { ask } from './http.ts';

export const getMe = (): Promise<Me> => ask('GET', '/me');
export const confirmByPassword = (password: string): Promise<Me> =>
  ask('POST', '/account/confirm', { password });
export const changePassword = (current: string, next: string): Promise<Me> =>
  ask('POST', '/account/password', { current, next });
export const recover = (by: RecoverAccount): Promise<Me> => ask('POST', '/account/recover', by);
export const mailRecoveryCode = (username: string): Promise<void> =>
  ask('POST', '/account/recover/mail', { username });

export const makeRecoveryCodes = (): Promise<RecoveryCodes> => ask('POST', '/account/recovery-codes');

export const setEmail = (address: string): Promise<Me> => ask('POST', '/account/email', { address });
export const confirmEmail = (code: string): Promise<Me> => ask('POST', '/account/email/confirm', { code });
export const forgetEmail = (): Promise<Me> => ask('DELETE', '/account/email');

export const listSessions = (): Promise<readonly SessionLine[]> => ask('GET', '/account/sessions');
export const endSession = (id: string): Promise<void> =>
  ask('DELETE', `/account/sessions/${encodeURIComponent(id)}`);
export const endOtherSessions = (): Promise<void> => ask('DELETE', '/account/sessions?but=this');

export const listTokens = (): Promise<readonly TokenLine[]> => ask('GET', '/tokens');
export const makeToken = (wish: NewToken): Promise<MadeToken> => ask('POST', '/tokens', wish);
export const takeTokenBack = (id: string): Promise<void> =>
  ask('DELETE', `/tokens/${encodeURIComponent(id)}`);

export const exportAccount = (): Promise<AccountExport> => ask('GET', '/account/export');
export const deleteAccount = (): Promise<void> => ask('DELETE', '/account');
