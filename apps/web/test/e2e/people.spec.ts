/** Other people: who has left for good, whom one reports, and who is not let in. */
import { callMe, clean, expect, expectLanguage, linkOf, makeTable, test } from '@four-crowns/e2e';
import type { Visitor } from '@four-crowns/e2e';
import { OPERATOR, serve } from '../../tools/serve.ts';
import { makeAccount, PASSWORD } from './support/account.ts';
import { en } from './support/words.ts';

const REFUSED = /40[0139]/;

async function sitDown(visitor: Visitor, link: string): Promise<void> {
  await visitor.page.goto(link);
  await visitor.page.locator('[data-action=sit]').first().click();
  await visitor.page.locator('[data-part=board]').waitFor();
}

const menu = async ({ page }: Visitor, action: string) => {
  await page.locator('[popovertarget=table-menu]').click();
  await page.locator(`#table-menu [data-action=${action}]`).click();
};

const operator = async <T>(
  at: string,
  method: string,
  path: string,
  body?: object,
): Promise<T | undefined> => {
  const answer = await fetch(`${at}/api/operator${path}`, {
    method,
    headers: { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.status === 204 ? undefined : ((await answer.json()) as T);
};

test('whoever has deleted the account is a former player: in history, at the table, in the chat, at a rematch', async ({
  visit,
}) => {
  const [gone, friend] = [await visit(), await visit({ lang: 'ru', expectedErrors: REFUSED })];
  await callMe(gone, 'Gwendolyn');
  await makeAccount(gone);
  const own = await callMe(friend, 'Вера');
  await makeTable(gone, ['me', 'free']);
  await sitDown(friend, await linkOf(gone));
  await gone.page.locator('[data-part=board]').waitFor();
  await gone.page.getByRole('button', { name: 'Chat' }).click();
  await gone.page.getByLabel('Write to the table').fill('Words of mine');
  await gone.page.keyboard.press('Enter');
  await expect(gone.page.getByText('Words of mine')).toBeVisible();
  await menu(gone, 'resign');
  await gone.page.locator('dialog[open] [data-action=resign]').click();
  await friend.page.locator('[data-part=score]').waitFor();
  await expect(friend.page.locator('dialog[open]')).toContainText('Gwendolyn');

  await gone.page.goto(`${gone.at}/me`);
  await gone.page.locator('[data-action=delete]').click();
  await gone.page.locator('[data-action=delete-yes]').click();
  await expect(gone.page.getByText(en.account.deleted)).toBeVisible();

  const { page, at } = friend;
  const table = page.url();
  await page.goto(`${at}/me`);
  const line = page.locator('section', { has: page.locator('#history') }).getByRole('listitem');
  await expect(line).toContainText('Бывший игрок');
  await expect(line).toContainText('победа');
  await page.goto(table);
  const score = page.locator('dialog[open]', { has: page.locator('[data-part=score]') });
  await expect(score).toContainText('Бывший игрок');
  await expectLanguage(page, 'ru');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Чат' }).click();
  await expect(page.locator('[data-part=chat]')).toContainText('Бывший игрок');
  await expect(page.locator('[data-part=chat]')).toContainText('удалено вместе с учётной записью');
  await expect(page.locator('body')).not.toContainText('Gwendolyn');
  await expect(page.locator('body')).not.toContainText('Words of mine');
  await expectLanguage(page, 'ru');
  // A rematch is offered to anyone who comes.
  await menu(friend, 'result');
  await score.getByRole('button', { name: /ещё/i }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && url.href !== table);
  await expect(page.locator('[data-seat="1"]')).toContainText(own);
  await expect(page.locator('[data-seat="0"][data-free]')).toBeVisible();
});

for (const [lang, theme, size] of [
  ['en', 'light', 'desk'],
  ['ru', 'dark', 'phone'],
] as const) {
  test(`a player is reported, ${lang}, ${theme}, ${size}`, async ({ visit, defer }) => {
    const server = await serve();
    defer(() => server.end());
    const rude = await visit({ at: server.url });
    const me = await visit({ at: server.url, lang, theme, size });
    const rudeName = await callMe(rude, 'Mallory');
    const myName = await callMe(me, lang === 'en' ? 'Anna' : 'Анна');
    await makeTable(rude, ['me', 'free']);
    await sitDown(me, await linkOf(rude));
    await rude.page.locator('[data-part=board]').waitFor();
    await rude.page.getByRole('button', { name: 'Chat' }).click();
    await rude.page.getByLabel('Write to the table').fill('Something rude');
    await rude.page.keyboard.press('Enter');
    const { page } = me;
    await page.getByRole('button', { name: lang === 'en' ? 'Chat' : 'Чат' }).click();
    await page.locator('[data-part=chat] [data-action=report]').click();
    const form = page.locator('[data-part=report]');
    await expect(form.locator('option:checked')).toHaveText(rudeName);
    await form.locator('textarea').fill('Is rude to me');
    await clean(page, 'report');
    await expectLanguage(page, lang, [rudeName, myName, 'Something rude', 'Is rude to me']);
    await form.locator('button[type=submit]').click();
    await page.locator('dialog[open] [role=status]').waitFor();
    await page.locator('dialog[open] [data-action=done]').click();
    const reports = await operator<readonly { reason: string; about: { name: string } }[]>(
      server.url,
      'GET',
      '/reports',
    );
    expect(reports).toMatchObject([
      { reason: 'Is rude to me', about: { name: rudeName }, by: { name: myName } },
    ]);
    // From the menu as well, where nobody has said anything.
    await menu(me, 'report');
    await expect(form.locator('select option')).toHaveText([rudeName]);
  });
}

test('whoever is banned reads so, and may still sign in to an account', async ({ visit, defer }) => {
  const server = await serve({ TRUST_PROXY: 'on' });
  defer(() => server.end());
  const me = await visit({ at: server.url, expectedErrors: REFUSED });
  const { page, context, at } = me;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
  const username = await makeAccount(me);
  await page.locator('[data-action=sign-out]').click();
  await page.locator('[data-part=sign]').waitFor();
  const { id } = await page.evaluate(async () => (await fetch('/api/me')).json() as Promise<{ id: string }>);
  await operator(at, 'POST', '/bans', { person: id, reason: 'insults' });
  await context.clearCookies();
  await page.goto(at);
  await expect(page.getByRole('alert')).toContainText(en.common.trouble.banned);
  await page.locator('header a[href="/me"]').click();
  await expect(page.getByRole('alert')).toContainText(en.common.trouble.banned);
  await page.locator('label', { has: page.locator('input[value=signIn]') }).click();
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('[data-part=sign] form button[type=submit]').click();
  await expect(page.locator('[data-action=sign-out]')).toBeVisible();
});
