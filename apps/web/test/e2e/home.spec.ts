/** Home, and what `npm start` does. */
import { callMe, expect, expectLanguage, gameCard, makeTable, test } from '@four-crowns/e2e';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextScene } from '../../../../games/kingdom-builder/e2e/board.ts';

const ROOT = join(import.meta.dirname, '../../../..');

test('npm start builds the page, serves it and prints the address', async ({ request }) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  expect(scripts.start).toBe('node bin/four-crowns.js serve');
  const folder = mkdtempSync(join(tmpdir(), 'four-crowns-start-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [join(ROOT, 'tools/serve.ts')], { env, stdio: 'pipe' });
  const url = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const said = /Four Crowns is at (\S+)/.exec(chunk.toString())?.[1];
      if (said !== undefined) found(said);
    });
    child.on('exit', (code) => failed(new Error(`it ended with ${code}`)));
  });
  expect(await (await request.get(url)).text()).toContain('<div id="app">');
  const ended = new Promise((done) => child.on('exit', done));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test('the notices of code, fonts and icons by others are one click away', async ({ visit }) => {
  // Of a page that is no page of ours, browsers ask for an icon that is not there.
  const { page, at } = await visit({ expectedErrors: /favicon\.ico/ });
  await page.goto(at);
  await page.getByRole('link', { name: 'Code, fonts and icons by others' }).click();
  await expect(page).toHaveURL(/\/third-party-notices\.txt$/);
  await expect(page.locator('body')).toContainText('Third-party notices of Four Crowns');
});

test('language by the browser, then by choice; theme; both are remembered', async ({ visit }) => {
  const me = await visit({ lang: 'ru', theme: 'dark' });
  const { page } = me;
  await page.goto(me.at);
  await expect(gameCard(page).getByRole('heading')).toHaveText('Создатель Королевства');
  await expectLanguage(page, 'ru');
  await page.getByRole('radio', { name: 'EN' }).click();
  await expect(gameCard(page).getByRole('heading')).toHaveText('Kingdom Builder');
  await expectLanguage(page, 'en');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.getByRole('button', { name: /Theme/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await ground()).not.toBe(dark);
  await page.reload();
  await expect(gameCard(page).getByRole('heading')).toHaveText('Kingdom Builder');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('covers, making a table with every option explained, clocks, and my games with whose turn it is', async ({
  visit,
}) => {
  const me = await visit();
  const { page } = me;
  await callMe(me, 'Anna');
  await page.getByRole('link', { name: 'Four Crowns' }).first().click();
  await expect(gameCard(page).locator('svg').first()).toBeVisible();
  await gameCard(page).getByRole('link', { name: 'Make a table' }).click();
  // Each field of the game's own says in a sentence what it does.
  const fields = page.locator('section').last().locator('select, [role=switch]');
  await expect(fields).toHaveCount(5);
  for (const field of await fields.all()) await expect(field).toHaveAccessibleDescription(/\w+ .+\.$/);

  await makeTable(me, ['me', 'bot:greedy'], { pace: 'quick' });
  await nextScene(page);
  const clock = page.locator('[data-seat="0"] [role=timer]');
  await expect(clock).toHaveAttribute('data-running', '');
  const first = await clock.innerText();
  expect(first).toMatch(/^\d+:\d\d$/);
  await expect(clock).not.toHaveText(first);

  await page.goto(me.at);
  const mine = page.getByRole('region', { name: 'My games' }).getByRole('link');
  await expect(mine).toContainText('Kingdom Builder');
  await expect(mine).toContainText('Your turn');
  await mine.click();
  await nextScene(page);
});

test('what the page has of others is said, from every page', async ({ visit }) => {
  const { page, at } = await visit();
  await page.goto(`${at}/rules/kingdom-builder`);
  const link = page.locator('footer').getByRole('link', { name: 'Code, fonts and icons by others' });
  const answer = await page.request.get(`${at}${await link.getAttribute('href')}`);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  for (const name of [
    'react-dom',
    'alegreya',
    'SIL OPEN FONT LICENSE',
    'comlink',
    '@noble/hashes',
    'Lorc',
    'CC BY 3.0',
  ])
    expect(text).toContain(name);
});

test('the rules lead to the figures they speak of, beside the rules', async ({ visit }) => {
  const { page, at } = await visit();
  await page.goto(`${at}/rules/kings-bounty`);
  const popup = page.waitForEvent('popup');
  await page.locator('[data-rule="KBY-8.5"]').getByRole('link', { name: "King's Bounty in numbers" }).click();
  const figures = await popup;
  await expect(figures.getByRole('heading', { level: 1 })).toHaveText("King's Bounty in numbers");
  await expect(figures.getByRole('table').first()).toBeVisible();
  await figures.goto(`${at}/docs/nothing-of-that-name`);
  await expect(figures.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(figures.getByRole('table')).toHaveCount(0);
});
