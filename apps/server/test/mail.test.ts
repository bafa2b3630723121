/** An address, confirmed and used to recover an account: with a real mail server that keeps what it is given. */
import type { Me, PasskeyLine, RecoveryCodes } from '@four-crowns/protocol';
import { expect, onTestFinished, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { softAuthenticator } from './helpers/authenticator.ts';
import { atLocalhost, browser } from './helpers/browser.ts';
import type { Browser } from './helpers/browser.ts';
import { fakeTime } from './helpers/fake-time.ts';
import { mailSink } from '../../../tools/mail-sink.ts';
import type { MailSink } from '../../../tools/mail-sink.ts';
import { testServer } from './helpers/server.ts';

const ANN = { username: 'Ann', password: 'correct horse battery' };
const NEW_PASSWORD = 'staple paper lantern';
const ADDRESS = 'ann@mail.example';
const HOUR = 3600 * 1000;

async function withMail(env: Record<string, string> = {}, parts = {}): Promise<readonly [Server, MailSink]> {
  const sink = await mailSink();
  onTestFinished(() => sink.end());
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'Four Crowns <crowns@play.example>' };
  return [await testServer({ ...mail, ...env }, parts), sink];
}

async function account(server: Server, language = 'en'): Promise<Browser> {
  const client = browser(server, { headers: { 'accept-language': language } });
  await client.ask('POST', '/api/account', ANN);
  return client;
}

const emailOf = async (who: Browser): Promise<unknown> =>
  (await who.ask<Me>('GET', '/api/me')).account?.email;
const recover = (server: Server, code: string) =>
  browser(server).ask<Me>('POST', '/api/account/recover', { username: 'Ann', code, password: NEW_PASSWORD });

test('an address is confirmed by the code that was mailed there, and then recovers the account', async () => {
  const [server, sink] = await withMail({ PUBLIC_URL: '' });
  expect(await browser(server).ask('GET', '/api/config')).toMatchObject({ accounts: { mail: true } });
  const ann = await account(server);
  await ann.ask('POST', '/api/account/email', { address: ADDRESS });
  expect(await emailOf(ann)).toEqual({ address: ADDRESS, confirmed: false });
  const first = await sink.next(ADDRESS);
  expect(first).toMatchObject({
    from: 'Four Crowns <crowns@play.example>',
    subject: 'Four Crowns: confirm your address',
  });
  expect(first.text).toContain('"Ann"');
  await expect(
    ann.ask('POST', '/api/account/email/confirm', { code: 'AAAA-BBBB-CCCC-DDDD' }),
  ).rejects.toMatchObject({
    code: 'wrong-password',
  });
  // A code to confirm recovers nothing.
  await expect(recover(server, first.code)).rejects.toMatchObject({ code: 'wrong-password' });
  await ann.ask('POST', '/api/account/email/confirm', {
    code: first.code.toLowerCase().replaceAll('-', ' '),
  });
  expect(await emailOf(ann)).toEqual({ address: ADDRESS, confirmed: true });

  await browser(server).ask('POST', '/api/account/recover/mail', { username: 'ann' });
  const second = await sink.next(ADDRESS);
  expect(second.subject).toBe('Four Crowns: recover your account');
  expect(await recover(server, second.code)).toMatchObject({ account: { username: 'Ann' } });
  await expect(recover(server, second.code)).rejects.toMatchObject({ code: 'wrong-password' });
  await expect(ann.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
  const stored = JSON.stringify(
    await server.context.engine.db.selectFrom('mail_codes').selectAll().execute(),
  );
  expect(stored).not.toContain(second.code);
});

test('in Russian for whoever reads Russian', async () => {
  const [server, sink] = await withMail({ PUBLIC_URL: '' });
  const ann = await account(server, 'ru-RU,ru;q=0.9,en;q=0.8');
  await ann.ask('POST', '/api/account/email', { address: ADDRESS });
  const letter = await sink.next(ADDRESS);
  expect(letter.subject).toBe('Four Crowns: подтвердите адрес');
  expect(letter.text).toContain('Учётная запись «Ann»');
  expect(letter.code).not.toBe('');
});

test('nothing is mailed to an address that was not confirmed, was changed or forgotten, nor for a name that nobody has', async () => {
  const [server, sink] = await withMail();
  const headers = { origin: server.url };
  const ann = await account(server);
  const lost = (username: string) =>
    browser(server, { headers }).raw('POST', '/api/account/recover/mail', JSON.stringify({ username }));
  const none = await lost('nobody');
  const unset = await lost('Ann');
  // The same answer, no matter who asks for whom.
  expect([none.status, unset.status]).toEqual([204, 204]);
  await ann.ask('POST', '/api/account/email', { address: ADDRESS });
  const { code } = await sink.next(ADDRESS);
  await lost('Ann');
  await ann.ask('POST', '/api/account/email', { address: 'other@mail.example' });
  await expect(ann.ask('POST', '/api/account/email/confirm', { code })).rejects.toMatchObject({
    code: 'wrong-password',
  });
  const other = await sink.next('other@mail.example');
  await ann.ask('POST', '/api/account/email/confirm', { code: other.code });
  await ann.ask('DELETE', '/api/account/email');
  await sink.next('other@mail.example');
  await lost('Ann');
  expect(await emailOf(ann)).toBeUndefined();
  await server.close();
  expect(sink.letters.map(({ to, subject }) => [to, subject])).toEqual([
    [ADDRESS, 'Four Crowns: confirm your address'],
    ['other@mail.example', 'Four Crowns: confirm your address'],
    ['other@mail.example', 'Four Crowns: your account has changed'],
  ]);
});

test('a mailed code is good for an hour, and few are mailed', async () => {
  const time = fakeTime(Date.now());
  const [server, sink] = await withMail({ MAILS_PER_HOUR: '2' }, { time });
  const ann = await account(server);
  await ann.ask('POST', '/api/account/email', { address: ADDRESS });
  const { code } = await sink.next(ADDRESS);
  await time.pass(HOUR + 1000);
  await expect(ann.ask('POST', '/api/account/email/confirm', { code })).rejects.toMatchObject({
    code: 'wrong-password',
  });
  await ann.ask('POST', '/api/account/confirm', { password: ANN.password });
  await ann.ask('POST', '/api/account/email', { address: ADDRESS });
  await expect(ann.ask('POST', '/api/account/email', { address: ADDRESS })).rejects.toMatchObject({
    status: 429,
  });
});

test('whoever changes a way into the account, its owner is told where the address is confirmed', async () => {
  const [server, sink] = await withMail({ MAILS_PER_HOUR: '20' });
  const { origin, visit } = atLocalhost(server);
  const ann = browser(server, visit);
  await ann.ask('POST', '/api/account', ANN);
  // Nothing is confirmed yet.
  await ann.ask('POST', '/api/tokens', { name: 'bot' });
  await ann.ask('POST', '/api/account/email', { address: ADDRESS });
  await ann.ask('POST', '/api/account/email/confirm', { code: (await sink.next(ADDRESS)).code });
  const told = async (what: string): Promise<void> => {
    const { subject, text } = await sink.next(ADDRESS);
    expect(subject).toBe('Four Crowns: your account has changed');
    expect(text).toContain(`Of the account "Ann" ${what}.`);
  };
  await ann.ask('POST', '/api/account/password', { current: ANN.password, next: NEW_PASSWORD });
  await told('the password was changed');
  const asked = await ann.ask<{ challenge: string }>('POST', '/api/passkeys/options');
  const response = softAuthenticator(origin).create(asked);
  const { id } = await ann.ask<PasskeyLine>('POST', '/api/passkeys', { response, name: 'laptop' });
  await told('a passkey was added');
  await ann.ask('DELETE', `/api/passkeys/${id}`);
  await told('a passkey was removed');
  await ann.ask('DELETE', `/api/passkeys/${id}`);
  await ann.ask('POST', '/api/tokens', { name: 'bot' });
  await told('a token for a program was made');
  const { codes } = await ann.ask<RecoveryCodes>('POST', '/api/account/recovery-codes');
  await told('new recovery codes were made');
  const lost = browser(server, visit);
  await lost.ask('POST', '/api/account/recover', { ...ANN, code: codes[0] });
  await told('the password was changed');
  // The one that is lost is told, the new one is asked.
  await lost.ask('POST', '/api/account/email', { address: 'mallory@mail.example' });
  await told('the mail address was changed or removed');
  expect((await sink.next('mallory@mail.example')).subject).toBe('Four Crowns: confirm your address');
  expect(sink.letters).toHaveLength(9);
});

test('accounts made at one address mail few strangers, and nobody is mailed from everywhere', async () => {
  const [server, sink] = await withMail({ MAILS_PER_HOUR: '1', PUBLIC_URL: '' });
  const ask = async (username: string, from: string, address: string): Promise<number> => {
    const who = browser(server, { from });
    await who.ask('POST', '/api/account', { username, password: ANN.password });
    const answer = await who.raw('POST', '/api/account/email', JSON.stringify({ address }));
    return answer.status;
  };
  const statuses = [];
  for (const name of ['ann', 'bob', 'cid', 'dan']) {
    statuses.push(await ask(name, '127.0.0.2', `${name}@stranger.example`));
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await ask('eve', '127.0.0.3', 'Victim+1@stranger.example')).toBe(200);
  expect(await ask('fay', '127.0.0.4', 'victim+2@stranger.example')).toBe(429);
  expect(sink.letters).toHaveLength(4);
});

test.each([
  'ann',
  'ann@',
  '@mail.example',
  'ann@mail.example,eve@mail.example',
  'ann@mail.example\r\nBcc: eve@mail.example',
  'Ann <ann@mail.example>',
])('the address %j is not taken', async (address) => {
  const [server, sink] = await withMail();
  const ann = await account(server);
  await expect(ann.ask('POST', '/api/account/email', { address })).rejects.toMatchObject({ status: 400 });
  expect(sink.letters).toEqual([]);
});

test('who is mailed nothing is told so', async () => {
  const [server, sink] = await withMail();
  const ann = await account(server);
  await sink.end();
  await expect(ann.ask('POST', '/api/account/email', { address: ADDRESS })).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The mail could not be sent: try again later.',
  });
  expect(await emailOf(ann)).toEqual({ address: ADDRESS, confirmed: false });
  const plain = await testServer();
  const other = await account(plain);
  await expect(other.ask('POST', '/api/account/email', { address: ADDRESS })).rejects.toMatchObject({
    code: 'unavailable',
  });
  await expect(
    browser(plain).ask('POST', '/api/account/recover/mail', { username: 'Ann' }),
  ).rejects.toMatchObject({
    code: 'unavailable',
  });
});
