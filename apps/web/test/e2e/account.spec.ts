import type { Page } from '@playwright/test';
import { callMe } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The browser's own stand-in for a fingerprint reader. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('from guest to account, out, and in again with password and passkey', async ({ visit }) => {
  // A passkey belongs to a host name, and an address of digits is none.
  const here = await visit({ lang: 'en', forgive: /401/ });
  const at = here.at.replace('127.0.0.1', 'localhost');
  const me = { ...here, at };
  const { page } = me;
  const username = `anna${Date.now() % 1e9}`;
  await callMe(me, 'Anna');
  await addAuthenticator(page);
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Make an account' }).last().click();
  // Too short is said by the browser before anything is sent.
  expect(await page.getByLabel('Password').evaluate((e: HTMLInputElement) => e.validity.tooShort)).toBe(true);
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Make an account' }).last().click();
  await expect(page.getByText(`Signed in as ${username}.`)).toBeVisible();
  // The guest's name came along.
  await expect(page.locator('input[name=nickname]')).toHaveValue('Anna');

  await page.locator('[data-action=add-passkey]').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Passkey of' })).toBeVisible();

  await page.locator('[data-action=sign-out]').click();
  await expect(page.locator('header a[href="/me"]')).toContainText(/Guest \d+/);

  await page.locator('label', { hasText: 'Sign in' }).click();
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password').fill('wrong horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('do not belong together');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`Signed in as ${username}.`)).toBeVisible();

  await page.locator('[data-action=sign-out]').click();
  await page.locator('label', { hasText: 'Sign in' }).click();
  await page.locator('[data-action=passkey]').click();
  await expect(page.getByText(`Signed in as ${username}.`)).toBeVisible();
  await expect(page.locator('input[name=nickname]')).toHaveValue('Anna');
});
