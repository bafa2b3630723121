/** Passkeys, with Chromium's own stand-in for a fingerprint reader. */
import { expect, test } from '@four-crowns/e2e';
import {
  addAuthenticator,
  chooseSignIn,
  expectSignedIn,
  forgetConfirmation,
  makeAccount,
} from './support/account.ts';
import { en } from './support/words.ts';

const REFUSED = /40[01349]|429/;

test('at the address that is printed a passkey is added, signs in, confirms, and is removed', async ({
  visit,
}) => {
  const me = await visit({ expectedErrors: REFUSED });
  const { page, context, at } = me;
  // What `npm start` prints, as it is.
  expect(at).toMatch(/^http:\/\/localhost:\d+$/);
  await addAuthenticator(page);
  const username = await makeAccount(me);
  await page.locator('[data-action=add-passkey]').click();
  const line = page.locator('[data-part=passkeys] li');
  await expect(line).toContainText('Chrome on Linux');

  await page.locator('[data-action=sign-out]').click();
  await chooseSignIn(page);
  await page.locator('[data-action=passkey]').click();
  await expectSignedIn(page, username);

  const forgotten = await forgetConfirmation(context);
  await page.locator('[data-action=make-codes]').click();
  await page.locator('[data-action=confirm-passkey]').waitFor();
  await forgotten.end();
  await page.locator('[data-action=confirm-passkey]').click();
  await expect(page.locator('dialog[open] ol code')).toHaveCount(10);
  await page.locator('dialog[open] [data-action=done]').click();

  await line.getByRole('button').click();
  await page.locator('[data-action=remove-passkey]').click();
  await expect(page.getByText(en.account.noPasskeys)).toBeVisible();
  await page.locator('[data-action=sign-out]').click();
  await chooseSignIn(page);
  await page.locator('[data-action=passkey]').click();
  await expect(page.getByRole('alert')).toHaveText(en.account.passkeyUnknown);
});

test('whoever opens the page by digits is led to where passkeys work', async ({ visit }) => {
  const me = await visit();
  const { page, at } = me;
  await page.goto(`${at.replace('localhost', '127.0.0.1')}/rules/kingdom-builder`);
  expect(page.url()).toBe(`${at}/rules/kingdom-builder`);
});

test('a passkey that is not given is no misfortune', async ({ visit }) => {
  const me = await visit({ expectedErrors: REFUSED });
  const { page, at } = me;
  await page.goto(`${at}/me`);
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('given up', 'NotAllowedError'));
  });
  await page.reload();
  await chooseSignIn(page);
  await page.locator('[data-action=passkey]').click();
  await expect(page.getByRole('alert')).toHaveText(en.account.passkeyCancelled);
});

test('where passkeys cannot work the page says why, and what to do', async ({ visit }) => {
  const me = await visit();
  const { page, context, at } = me;
  const as = async (passkeys: object, lang: string): Promise<void> => {
    await context.unroute('**/api/config');
    await context.route('**/api/config', async (route) => {
      const answer = await route.fetch();
      const config = (await answer.json()) as { accounts: object };
      await route.fulfill({ json: { ...config, accounts: { ...config.accounts, passkeys } } });
    });
    await page.goto(`${at}/me`);
    await page.locator('header label', { hasText: lang }).click();
    await chooseSignIn(page);
  };
  const sign = page.locator('[data-part=sign]');
  await as({ works: false, why: 'insecure' }, 'EN');
  await expect(sign).toContainText(en.account.passkeyInsecure);
  await expect(page.locator('[data-action=passkey]')).toHaveCount(0);
  await as({ works: false, why: 'address', instead: 'http://localhost:8080' }, 'RU');
  await expect(sign).toContainText('Ключи доступа работают по адресу localhost:8080');
  await expect(sign.locator('a')).toHaveAttribute('href', 'http://localhost:8080/me');
  await as({ works: false, why: 'address' }, 'EN');
  await expect(sign).toContainText(en.account.passkeyAddress);
});
