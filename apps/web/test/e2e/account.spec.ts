/** The life of an account, by the page alone. */
import { callMe, clean, expect, expectLanguage, test } from '@four-crowns/e2e';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { mailSink } from '../../../../tools/mail-sink.ts';
import { serve } from '../../tools/serve.ts';
import {
  chooseSignIn,
  expectSignedIn,
  forgetConfirmation,
  freeUsername,
  makeAccount,
  PASSWORD,
  signIn,
} from './support/account.ts';
import { en } from './support/words.ts';

const NEW_PASSWORD = 'staple paper lantern';
const REFUSED = /40[0139]|429|503/;

async function textOf(page: Page, act: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return readFileSync(await download.path(), 'utf8');
}

test('from guest to account, out, and in again; the guest’s name comes along', async ({ visit }) => {
  const me = await visit({ expectedErrors: REFUSED });
  const { page } = me;
  const name = await callMe(me, 'Anna');
  const username = freeUsername();
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=new-password]').fill('short');
  await page.getByRole('button', { name: 'Make an account' }).last().click();
  // Too short is said by the browser before anything is sent.
  const field = page.locator('input[name=new-password]');
  expect(await field.evaluate((e: HTMLInputElement) => e.validity.tooShort)).toBe(true);
  await field.fill('password123');
  await page.getByRole('button', { name: 'Make an account' }).last().click();
  await expect(page.getByRole('alert')).toHaveText(en.common.trouble['weak-password']);
  await field.fill(PASSWORD);
  await page.getByRole('button', { name: 'Make an account' }).last().click();
  await expectSignedIn(page, username);
  await expect(page.locator('input[name=nickname]')).toHaveValue(name);

  await page.locator('[data-action=sign-out]').click();
  await expect(page.locator('header a[href="/me"]')).toContainText(/Guest \d+/);
  await signIn(me, username, 'wrong horse battery');
  await expect(page.getByRole('alert')).toHaveText(en.common.trouble['wrong-password']);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectSignedIn(page, username);

  // Nobody else is called the same, or what looks the same.
  const other = await visit({ expectedErrors: REFUSED });
  await other.page.goto(`${other.at}/me`);
  await other.page.locator('input[name=nickname]').fill(name.replace('Anna', 'Аnnа'));
  await other.page.locator('input[name=nickname]').press('Enter');
  await expect(other.page.getByText(en.account.nameTaken)).toBeVisible();
});

test('sessions are seen and ended, and a new password ends all others', async ({ visit }) => {
  const [here, there, third] = [
    await visit({ expectedErrors: REFUSED }),
    await visit({ expectedErrors: REFUSED }),
    await visit({ expectedErrors: REFUSED }),
  ];
  const { page } = here;
  const username = await makeAccount(here);
  const sessions = page.locator('[data-part=sessions] li');
  await expect(sessions).toHaveCount(1);
  await expect(sessions.first()).toContainText('Chrome on Linux');
  await expect(sessions.first()).toContainText('This browser');
  for (const visitor of [there, third]) {
    await signIn(visitor, username);
    await expectSignedIn(visitor.page, username);
  }
  await page.reload();
  await expect(sessions).toHaveCount(3);
  await sessions.locator('[data-action=end-session]').first().click();
  await expect(sessions).toHaveCount(2);
  await page.locator('[data-action=end-others]').click();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByText(en.account.othersEnded)).toBeVisible();
  for (const visitor of [there, third]) {
    await visitor.page.reload();
    await expect(visitor.page.locator('[data-part=sign]')).toBeVisible();
  }

  await signIn(there, username);
  await expectSignedIn(there.page, username);
  await page.locator('[data-action=change-password]').click();
  const dialog = page.locator('[data-part=change-password]');
  await dialog.locator('input[name=password]').fill('not my password at all');
  await dialog.locator('input[name=new-password]').fill(NEW_PASSWORD);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('alert')).toHaveText(en.account.wrongPassword);
  await dialog.locator('input[name=password]').fill(PASSWORD);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText(en.account.passwordChanged)).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await there.page.reload();
  await signIn(there, username, NEW_PASSWORD);
  await expectSignedIn(there.page, username);
});

test('a token is made, shown once, used, and taken back', async ({ visit }) => {
  const me = await visit();
  const { page, at } = me;
  await makeAccount(me);
  await page.locator('[data-action=make-token]').click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('input[name=token-name]').fill('bot at home');
  await dialog.locator('select').selectOption('30');
  await dialog.locator('button[type=submit]').click();
  const token = (await dialog.locator('[data-part=token]').textContent()) ?? '';
  expect(token).toMatch(/^fct_/);
  await dialog.locator('[data-action=done]').click();
  await expect(page.locator('body')).not.toContainText(token);
  const line = page.locator('[data-part=tokens] li');
  await expect(line).toContainText('bot at home');
  await expect(line).toContainText('never used');
  const ask = () => fetch(`${at}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask()).status).toBe(200);
  await page.reload();
  await expect(line).toContainText('last used within the hour');
  await line.getByRole('button').click();
  await page.locator('dialog[open] [data-action=take-back]').click();
  await expect(page.getByText(en.account.noTokens)).toBeVisible();
  expect((await ask()).status).toBe(401);
});

test('a lost password is replaced with a recovery code, once', async ({ visit }) => {
  const [me, lost] = [await visit(), await visit({ expectedErrors: REFUSED })];
  const { page } = me;
  const username = await makeAccount(me);
  await expect(page.getByText(en.account.recoveryNone)).toBeVisible();
  await page.locator('[data-action=make-codes]').click();
  const shown = page.locator('dialog[open] ol code');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  const file = await textOf(page, () => page.locator('[data-action=save-codes]').click());
  for (const code of codes) expect(file).toContain(code);
  await page.locator('dialog[open] [data-action=done]').click();
  await expect(page.getByText('10 codes left')).toBeVisible();

  const recover = async (code: string) => {
    await lost.page.goto(`${lost.at}/me`);
    await chooseSignIn(lost.page);
    await lost.page.locator('[data-action=forgot]').click();
    const form = lost.page.locator('[data-part=recover]');
    await form.locator('input[name=username]').fill(username);
    await form.locator('input[name=code]').fill(code);
    await form.locator('input[name=new-password]').fill(NEW_PASSWORD);
    await form.locator('button[type=submit]').click();
  };
  await recover('AAAA-BBBB-CCCC-DDDD');
  await expect(lost.page.getByRole('alert')).toHaveText(en.account.wrongCode);
  await recover((codes[3] ?? '').toLowerCase().replaceAll('-', ' '));
  await expectSignedIn(lost.page, username);
  await expect(lost.page.getByText('9 codes left')).toBeVisible();
  await lost.page.locator('[data-action=sign-out]').click();
  await expect(lost.page.locator('[data-part=sign]')).toBeVisible();
  await recover(codes[3] ?? '');
  await expect(lost.page.getByRole('alert')).toHaveText(en.account.wrongCode);
});

test('an address is confirmed by mail, and a mailed code recovers the account', async ({ visit, defer }) => {
  const sink = await mailSink();
  defer(() => sink.end());
  const server = await serve({ SMTP_URL: sink.url, MAIL_FROM: 'crowns@play.example' });
  defer(() => server.end());
  const me = await visit({ at: server.url, expectedErrors: REFUSED });
  const { page } = me;
  const username = await makeAccount(me);
  await page.locator('input[name=email]').fill('anna@mail.example');
  await page.locator('[data-part=email] button[type=submit]').click();
  const first = await sink.next('anna@mail.example');
  await page.locator('input[name=mail-code]').fill('AAAA');
  await page.locator('[data-part=email] button[type=submit]').click();
  await expect(page.locator('[data-part=email]')).toContainText(en.account.wrongMailCode);
  await page.locator('input[name=mail-code]').fill(first.code);
  await page.locator('[data-part=email] button[type=submit]').click();
  await expect(page.getByText('anna@mail.example is confirmed.')).toBeVisible();
  await page.locator('[data-action=sign-out]').click();
  await chooseSignIn(page);
  await page.locator('[data-action=forgot]').click();
  await page.locator('input[name=username]').fill(username);
  await page.locator('[data-action=mail-code]').click();
  await expect(page.getByText(en.account.mailed)).toBeVisible();
  const second = await sink.next('anna@mail.example');
  await page.locator('input[name=code]').fill(second.code);
  await page.locator('input[name=new-password]').fill(NEW_PASSWORD);
  await page.locator('[data-part=recover] button[type=submit]').click();
  await expectSignedIn(page, username);
  await page.locator('[data-action=forget-email]').click();
  await expect(page.locator('input[name=email]')).toBeVisible();
});

test('one’s data are downloaded after showing the password again; deleted, one is a new guest', async ({
  visit,
}) => {
  const me = await visit({ expectedErrors: REFUSED });
  const { page, context, at } = me;
  const username = await makeAccount(me);
  const forgotten = await forgetConfirmation(context);
  await page.locator('[data-action=export]').click();
  const confirm = page.locator('[data-part=confirm]');
  await confirm.locator('input[name=password]').fill('not my password at all');
  await confirm.locator('button[type=submit]').click();
  await expect(confirm.getByRole('alert')).toHaveText(en.account.wrongPassword);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part=data]').getByRole('alert')).toHaveText(
    en.common.trouble['confirm-first'],
  );
  await page.locator('[data-action=export]').click();
  await confirm.locator('input[name=password]').fill(PASSWORD);
  await forgotten.end();
  const file = await textOf(page, () => confirm.locator('button[type=submit]').click());
  expect(JSON.parse(file)).toMatchObject({ format: 'account-1', profile: { account: { username } } });

  await page.locator('[data-action=delete]').click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Cancel' }).click();
  await expectSignedIn(page, username);
  await page.locator('[data-action=delete]').click();
  await page.locator('[data-action=delete-yes]').click();
  await expect(page.getByText(en.account.deleted)).toBeVisible();
  await expect(page.locator('header a[href="/me"]')).toContainText(/Guest \d+/);
  await signIn(me, username);
  await expect(page.getByRole('alert')).toHaveText(en.common.trouble['wrong-password']);
  expect(page.url()).toBe(`${at}/me`);
});

for (const [theme, lang, size] of [
  ['light', 'ru', 'phone'],
  ['dark', 'en', 'phone'],
  ['dark', 'ru', 'desk'],
] as const) {
  test(`the account is readable for all: ${theme}, ${lang}, ${size}`, async ({ visit }) => {
    const me = await visit({ theme, lang, size, expectedErrors: REFUSED });
    const { page, at } = me;
    await page.goto(`${at}/me`);
    await chooseSignIn(page);
    await page.locator('[data-action=passkey]').waitFor();
    await clean(page, 'sign in');
    await page.locator('[data-action=forgot]').click();
    await clean(page, 'recover');
    await expectLanguage(page, lang);
    const username = await makeAccount(me);
    await page.locator('[data-part=sessions] li').waitFor();
    const look = async (name: string) => {
      await clean(page, name);
      await expectLanguage(page, lang, [username]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width, `${name} is no wider than the window`).toBeLessThanOrEqual(0);
    };
    await look('account');
    for (const action of ['change-password', 'make-token', 'delete']) {
      await page.locator(`[data-action=${action}]`).click();
      await page.locator('dialog[open]').waitFor();
      await look(action);
      await page.keyboard.press('Escape');
    }
    await page.locator('[data-action=make-codes]').click();
    await page.locator('dialog[open] ol').waitFor();
    await look('codes');
    await page.locator('dialog[open] [data-action=done]').click();
    const forgotten = await forgetConfirmation(page.context());
    await page.locator('[data-action=export]').click();
    await page.locator('[data-part=confirm]').waitFor();
    await look('confirm');
    await forgotten.end();
  });
}
