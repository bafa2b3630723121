/** Kingdom Builder's board: what it shows, what it lights, and acting on it in every way. */
import { callMe, expect, letPlayUntil, makeTable, tabTo, tapUntil, test } from '@four-crowns/e2e';
import type { Page } from '@four-crowns/e2e';
import { nextScene, scene } from './board.ts';
import { play, pointer } from './play.ts';
import { en as kingdomBuilderWords } from '@four-crowns/kingdom-builder/text';
import { reopened } from './told.ts';

const TERRAIN_NAMES = kingdomBuilderWords.terrain;
const litOn = async (page: Page) => (await scene(page)).lit.map(({ hex }) => hex).toSorted();

test('everything of the position stands on the table, and a tile taken up lights exactly its targets', async ({
  visit,
}) => {
  const me = await visit();
  const { page } = me;
  await callMe(me, 'Anna');
  await makeTable(me, ['me', 'bot:greedy', 'bot:greedy']);
  await nextScene(page);
  // On, turn by turn, until a tile can be used.
  for (let version = 60; ; version += 12) {
    await letPlayUntil(page, version);
    if ((await nextScene(page)).usable.length > 0) break;
  }
  const { view, choices, scores } = await reopened(page);
  await nextScene(page);

  await expect(page.locator('[data-part=board] path[data-hex]')).toHaveCount(400);
  for (const [seat, hexes] of view.settlements.entries()) {
    // Every house has one door.
    const doors = await page
      .locator(`[data-houses="${seat}"] path:last-child`)
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? '').join(''));
    expect(doors.match(/M/g)).toHaveLength(hexes.length);
    const plate = page.locator(`[data-part=players] [data-seat="${seat}"]`);
    await expect(plate).toContainText(`${view.stock[seat]} settlements left`);
    await expect(plate.locator('li')).toHaveCount(view.held[seat]?.length ?? 0);
  }
  await expect(page.locator('[data-location]')).toHaveCount(view.locations.length);
  // The three cards, each with what it gives every player now; then castles and all together.
  const cards = page.locator('[data-part=shared] section section');
  const shared = await cards.allInnerTexts();
  expect(view.objectives).toHaveLength(3);
  for (const [i, label] of [...view.objectives, 'castles'].entries()) {
    const points = scores.find((line) => line.label === label)!.points;
    // What the card says about gold stands before it.
    const said = shared[i]!.match(/\b\d+ gold/g)?.slice(-points.length);
    expect(said).toEqual(points.map((n) => `${n} gold`));
  }
  await expect(page.locator('[data-part=hand] figure')).toHaveText(TERRAIN_NAMES[view.card!]);

  const usable = await page.locator('[data-part=hand] [data-usable]').all();
  for (const button of usable) {
    const tile = await button.getAttribute('data-tile');
    await button.click();
    const wanted = choices.flatMap((c) => (c['tile'] === tile ? [String(c['hex'])] : [])).toSorted();
    expect(await litOn(page)).toEqual(wanted);
    await button.click();
  }
  const builds = choices.flatMap((c) => (c.type === 'build' ? [String(c['hex'])] : [])).toSorted();
  expect(await litOn(page)).toEqual(builds);
});

test('by keyboard: arrows walk, N steps through the lit ones, a dark hex is refused with its rule', async ({
  visit,
}) => {
  const me = await visit({ lang: 'ru', theme: 'dark' });
  const { page } = me;
  await makeTable(me, ['me', 'bot:random']);
  const now = await nextScene(page);
  const cursor = page.locator('[data-cursor]');
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement?.matches('[role=application]'));
  const lit = now.lit.map(({ hex }) => hex);
  await expect(cursor).toHaveAttribute('data-cursor', lit[0]!);
  await page.keyboard.press('n');
  await expect(cursor).toHaveAttribute('data-cursor', lit[1]!);
  await page.keyboard.press('Shift+N');
  await expect(cursor).toHaveAttribute('data-cursor', lit[0]!);
  // Walking, one is told what is there; somewhere the dark begins.
  let dark = lit[0]!;
  for (let i = 0; lit.includes(dark); i++) {
    await page.keyboard.press(i < 12 ? 'ArrowDown' : 'ArrowRight');
    await expect(cursor).not.toHaveAttribute('data-cursor', dark);
    dark = (await cursor.getAttribute('data-cursor'))!;
  }
  await expect(cursor).toContainText(dark);
  // The focus can be seen where it is: the cursor lies on the board, and the board has its own ring.
  await expect(page.locator('[data-part=board] [class*=cursor]').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const rule = page.locator('[data-action=rule]');
  await expect(rule).toBeVisible();
  expect((await scene(page)).version).toBe(now.version);
  // The refusal leads to the paragraph, by keyboard too, and closing gives the focus back.
  await page.keyboard.press('p');
  await tabTo(page, '[data-action=rule]');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open] [data-target]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(rule).toBeFocused();
});

test('a phone: zooming and panning, and a tap that shows its target enlarged before it counts', async ({
  visit,
}) => {
  const me = await visit({ size: 'phone' });
  const { page } = me;
  await makeTable(me, ['me', 'bot:random']);
  const now = await nextScene(page);
  const snapshot = page.locator('[data-part=board] svg').first();
  // The snapshot is 20 and a half hexes wide, and a rim.
  const width = () => snapshot.evaluate((e) => e.getBoundingClientRect().width / 21.8);
  const small = await width();
  expect(small).toBeLessThan(20);

  const loupe = page.locator('[role=group][data-overlay]');
  const tapNear = async (which: number) => {
    // Beside the hex, not in it: what is near and lit is meant.
    const { x, y } = now.lit[which]!;
    await tapUntil(
      () => page.touchscreen.tap(x + 3, y + 3),
      () => expect(loupe).toBeVisible({ timeout: 5000 }),
    );
  };
  await tapNear(0);
  const glass = (await loupe.locator('svg').first().boundingBox())!;
  // A hex in it is 100 of its 380 units wide: more than a thumb needs.
  expect((glass.width * 100) / 380).toBeGreaterThan(34);
  expect((await scene(page)).version).toBe(now.version);
  await tapUntil(
    () => loupe.getByRole('button', { name: 'Cancel' }).tap(),
    () => expect(loupe).toHaveCount(0, { timeout: 5000 }),
  );
  await tapNear(0);
  const name = (await loupe.getAttribute('aria-label'))!;
  await loupe.getByRole('button', { name, exact: true }).tap();
  const after = await nextScene(page, now.version);
  expect(name).toMatch(/[A-T]\d+/);

  // Larger with two fingers, moved with one, whole again by the button.
  const finger = await me.context.newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly (readonly [number, number])[],
  ) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const spread = async () => {
    const apart = (by: number) => [[180 - by, 320] as const, [210 + by, 320] as const];
    await touch('touchStart', apart(0));
    for (const by of [20, 40, 60]) await touch('touchMove', apart(by));
    await touch('touchEnd', []);
    await expect.poll(width).toBeGreaterThan(34);
  };
  await spread();
  const left = () => snapshot.evaluate((e) => e.getBoundingClientRect().left);
  const before = await left();
  await touch('touchStart', [[195, 320]]);
  for (const x of [170, 140, 110]) await touch('touchMove', [[x, 320]]);
  await touch('touchEnd', []);
  await expect.poll(left).toBeLessThan(before - 40);
  await tapUntil(
    () => page.getByRole('button', { name: 'Whole board' }).tap(),
    () => expect.poll(width, { timeout: 5000 }).toBe(small),
  );
  await spread();
  // A hex as large as a thumb needs no loupe.
  const large = await scene(page);
  const inside = large.lit.find(({ x, y }) => x > 60 && x < 330 && y > 220 && y < 420);
  if (inside !== undefined) {
    await page.touchscreen.tap(inside.x, inside.y);
    await nextScene(page, after.version);
  }
});

test('moves are animated from what happened; slower, or not at all, as one likes', async ({ visit }) => {
  const me = await visit({ still: false });
  const { page } = me;
  // Noted as they begin: on a busy machine they are over before one can ask.
  await page.addInitScript(() => {
    const noted: number[] = [];
    Object.assign(window, { noted });
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (!/drop|travel/i.test(animationName) || !(target instanceof Element)) return;
      noted.push(Math.round(parseFloat(getComputedStyle(target).animationDuration) * 1000));
    });
  });
  await makeTable(me, ['me', 'bot:random']);
  const set = async (motion: 'slow' | 'off' | 'system') => {
    await page.keyboard.press('s');
    await page.locator(`dialog[open] label:has(input[value=${motion}])`).last().click();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  /** How long the settlements of a turn took to come. */
  const turn = async (): Promise<readonly number[]> => {
    await nextScene(page);
    await page.evaluate(() => ((window as unknown as { noted: number[] }).noted.length = 0));
    await play(page, pointer, { turns: 1, tiles: 0 });
    const noted = await page.evaluate(() => (window as unknown as { noted: readonly number[] }).noted);
    return [...new Set(noted)];
  };
  const normal = await turn();
  expect(normal).toHaveLength(1);
  expect(normal[0]).toBeGreaterThanOrEqual(150);
  expect(normal[0]).toBeLessThanOrEqual(400);
  await set('slow');
  expect(await turn()).toContain(normal[0]! * 2);
  await set('off');
  expect(await turn()).toEqual([]);
  await set('system');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turn()).toEqual([]);
});
