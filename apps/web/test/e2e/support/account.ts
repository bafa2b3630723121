import { expect } from '@four-crowns/e2e';
import type { Visitor } from '@four-crowns/e2e';
import type { BrowserContext, Page } from '@playwright/test';

export const PASSWORD = 'correct horse battery';

/** The browser's own stand-in for a fingerprint reader. */
export async function addAuthenticator(page: Page): Promise<void> {
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

let names = 0;

/** A user name that nobody has yet: all tests share one server. */
export function freeUsername(): string {
  return `anna.${process.env['TEST_WORKER_INDEX'] ?? ''}.${++names}`;
}

/** A guest makes an account through the page; the answer is its user name. */
export async function makeAccount({ page, at }: Visitor): Promise<string> {
  const username = freeUsername();
  await page.goto(`${at}/me`);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=new-password]').fill(PASSWORD);
  await page.locator('[data-part=sign] form button[type=submit]').click();
  await expectSignedIn(page, username);
  return username;
}

export async function signIn({ page, at }: Visitor, username: string, password = PASSWORD): Promise<void> {
  await page.goto(`${at}/me`);
  await chooseSignIn(page);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('[data-part=sign] form button[type=submit]').click();
}

export async function chooseSignIn(page: Page): Promise<void> {
  await page.locator('label', { has: page.locator('input[value=signIn]') }).click();
}

export async function expectSignedIn(page: Page, username: string): Promise<void> {
  await expect(page.locator('[data-action=sign-out]')).toBeVisible();
  await expect(page.locator('section', { has: page.locator('[data-action=sign-out]') })).toContainText(
    username,
  );
}

/** What the server says for as long as this browser has not shown its password again. */
export async function forgetConfirmation(context: BrowserContext): Promise<{ end(): Promise<void> }> {
  const routes = /\/api\/(tokens|passkeys\/options|account\/(recovery-codes|export|email)|account)$/;
  const body = JSON.stringify({ error: { code: 'confirm-first', text: 'Confirm first.' } });
  await context.route(routes, async (route) => {
    const request = route.request();
    if (request.method() === 'GET' && request.url().endsWith('tokens')) return route.fallback();
    return route.fulfill({ status: 403, contentType: 'application/json', body });
  });
  return { end: () => context.unroute(routes) };
}
