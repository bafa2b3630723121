import { ASKED, bothAt, makeTable } from './shot.ts';
import type { Person, Shoot } from './shot.ts';

/** Everything that is not a board. `other` has opened a table, so that home has one to show. */
export async function shootPages(me: Person, shoot: Shoot, other: Person): Promise<void> {
  const { url } = me;
  await makeTable(other, 'kingdom-builder', ['me', 'free'], true);
  const lobby = await makeTable(me, 'kingdom-builder', ['me', 'free', 'bot:greedy']);
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
  const hotSeat = await makeTable(me, 'kingdom-builder', ['me', 'me']);
  await bothAt(me, hotSeat, '[data-action=here]');
  await shoot('pass-device');
  const alone = await makeTable(me, 'kingdom-builder', ['me', 'bot:king']);
  await bothAt(me, alone, ASKED);
  for (const page of [me.desk, me.phone]) {
    await page.keyboard.press('i');
    await page.locator('[data-action=play-hint]').first().waitFor();
  }
  await shoot('hint');
}
