import { ASKED, atDesk, bothAt, makeTable } from '@four-crowns/e2e';
import type { Person, Shoot } from '@four-crowns/e2e';

/** Photographs every page that is not a board. `other` has opened a table, so that home has one to show. */
export async function shootPages(me: Person, shoot: Shoot, other: Person): Promise<void> {
  const { url } = me;
  await makeTable(atDesk(other), ['me', 'free'], { access: 'public' });
  const lobby = await makeTable(atDesk(me), ['me', 'free', 'bot:greedy']);
  await bothAt(me, lobby, '[data-seat="1"]');
  await shoot('lobby');
  await bothAt(me, `${url}/`, 'main ul a');
  await shoot('home');
  for (const [name, path, ready] of [
    ['new', '/new/kingdom-builder', 'button[type=submit]'],
    ['account', '/me', 'input[name=nickname]'],
    ['rules', '/rules/kingdom-builder', 'article'],
    ['not-found', '/nowhere', 'h1'],
  ] as const) {
    await bothAt(me, `${url}${path}`, ready);
    await shoot(name);
  }
  await signUp(me);
  await bothAt(me, `${url}/me`, '[data-part=sessions] li');
  await shoot('account-own');
  const hotSeat = await makeTable(atDesk(me), ['me', 'me']);
  await bothAt(me, hotSeat, '[data-action=here]');
  await shoot('pass-device');
  const alone = await makeTable(atDesk(me), ['me', 'bot:king']);
  await bothAt(me, alone, ASKED);
  for (const page of [me.desk, me.phone]) {
    await page.keyboard.press('i');
    await page.locator('[data-action=play-hint]').first().waitFor();
  }
  await shoot('hint');
}

/**
 * Registers on the desk and signs in on the phone, with a token and recovery codes so that the page has something to
 * show.
 */
async function signUp({ desk, phone, url, lang }: Person): Promise<void> {
  const fill = async (page: Person['desk'], password: string): Promise<void> => {
    await page.locator('input[name=username]').fill(`anna.${lang}`);
    await page.locator(`input[name=${password}]`).fill('correct horse battery');
    await page.locator('[data-part=sign] form button[type=submit]').click();
    await page.locator('[data-part=sessions] li').first().waitFor();
  };
  await desk.goto(`${url}/me`);
  await fill(desk, 'new-password');
  await desk.locator('[data-action=make-codes]').click();
  await desk.locator('dialog [data-action=done]').click();
  await desk.locator('[data-action=make-token]').click();
  await desk.locator('input[name=token-name]').fill('bot');
  await desk.locator('[data-part=new-token] button[type=submit]').click();
  await desk.locator('dialog [data-action=done]').click();
  await phone.goto(`${url}/me`);
  await phone.locator('label', { has: phone.locator('input[value=signIn]') }).click();
  await fill(phone, 'password');
}
