import type { Locator, Route } from '@playwright/test';
import { hostileQueries, hostileScripts } from '../../support/hostile-queries.js';
import { hold } from '../support/hold.js';
import { axe, expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const results = '/es/busqueda/';

/** The questions of the box, held until a test answers them. */
const holdQuestions = async (page: Page) => (await hold(page, '**/api/search/suggestions*')).held;

const reply = (route: Route | undefined, ...keywords: readonly string[]) =>
  route?.fulfill({
    json: {
      suggestions: keywords.map((keyword) => ({
        keyword,
        text: [
          { text: keyword.slice(0, 3), isMarked: true },
          { text: keyword.slice(3), isMarked: false },
        ],
        href: `${results}?q=${encodeURIComponent(keyword)}`,
      })),
    },
  });

const nthOf = async (held: readonly Route[], count: number) => {
  await expect.poll(() => held.length).toBe(count);
  return held[count - 1];
};

/** The header's field, alive, with the page's clock standing still. */
async function liveField(page: Page, path: string = spanish.list): Promise<Locator> {
  await page.goto(path);
  const field = page.locator('#header-q');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return field;
}

const optionsOf = (page: Page) =>
  page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');

const panelOf = (field: Locator) => field.locator('..').locator('[data-result]');

test('initial: without a token it stays a form, and asks for nothing', async ({ page }) => {
  const asked = await holdQuestions(page);
  await page.route('**/api/search/start*', (route) => route.fulfill({ json: { isReady: false } }));
  const told = page.waitForResponse('**/api/search/start*');
  await page.goto(spanish.list);
  const field = page.locator('#header-q');
  await field.focus();
  await told;
  await page.clock.install();
  await field.fill('laguna');
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await expect(field).toHaveRole('searchbox');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados de «laguna»');
});

test('idle, then fetch: it waits half a second after the last key', async ({ page }) => {
  const held = await holdQuestions(page);
  const field = await liveField(page);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially('lag');
  await page.clock.runFor(499);
  expect(held).toHaveLength(0);
  await field.press('u');
  await page.clock.runFor(499);
  expect(held).toHaveLength(0);
  await page.clock.runFor(1);
  await nthOf(held, 1);
  expect(new URL(held[0]?.request().url() ?? '').searchParams.get('q')).toBe('lagu');
});

test('success: the suggestions and their count, once', async ({ page }) => {
  const held = await holdQuestions(page);
  const field = await liveField(page);
  await field.pressSequentially('lag');
  await page.clock.runFor(500);
  await reply(await nthOf(held, 1), 'laguna nácar', 'lagunas');
  const list = page.getByRole('listbox', { name: 'Sugerencias' });
  await expect(list.getByRole('option')).toHaveText(['laguna nácar', 'lagunas']);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(100);
  await expect(page.locator('#announcer')).toHaveText('2 sugerencias');
  await expect(panelOf(field).getByRole('link', { name: 'Más resultados' })).toHaveAttribute(
    'href',
    `${results}?q=lag`,
  );
  await page.clock.resume();
  await axe(page);
});

test('empty: says so, and leads on', async ({ page }) => {
  const held = await holdQuestions(page);
  const field = await liveField(page);
  await field.pressSequentially('qqq');
  await page.clock.runFor(500);
  await reply(await nthOf(held, 1));
  await expect(panelOf(field).getByRole('link', { name: 'Buscar más sobre qqq' })).toBeVisible();
});

test('error: the line of the language, and the form still works', async ({ page, troubles }) => {
  troubles.expect(/ERR_FAILED|503/);
  await page.route('**/api/search/suggestions*', (route) => route.abort());
  const field = await liveField(page);
  await field.pressSequentially('lag');
  await page.clock.runFor(500);
  await expect(panelOf(field)).toContainText('No se han podido buscar resultados');
  await page.clock.resume();
  await axe(page);
  await field.press('Enter');
  await expect(page).toHaveURL(/q=lag/);
});

test('ready: a page of results has its word in the box, and opens nothing', async ({ page }) => {
  const held = await holdQuestions(page);
  const field = await liveField(page, `${results}?q=laguna`);
  await expect(field).toHaveValue('laguna');
  await page.clock.runFor(2_000);
  expect(held).toHaveLength(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('a late answer of an earlier word changes nothing', async ({ page, troubles }) => {
  troubles.expect(/ERR_ABORTED|ERR_FAILED/);
  const held = await holdQuestions(page);
  const field = await liveField(page);
  await field.pressSequentially('lag');
  await page.clock.runFor(500);
  await nthOf(held, 1);
  await field.pressSequentially('una');
  await page.clock.runFor(500);
  await reply(await nthOf(held, 2), 'laguna nácar');
  await expect(optionsOf(page)).toHaveText(['laguna nácar']);
  await reply(held[0], 'lago', 'lagartos')?.catch(() => undefined);
  await page.clock.runFor(1_000);
  await expect(optionsOf(page)).toHaveText(['laguna nácar']);
});

test('closes half a second after focus has left, unless it went to a result', async ({ page }) => {
  const held = await holdQuestions(page);
  const field = await liveField(page);
  await field.pressSequentially('lag');
  await page.clock.runFor(500);
  await reply(await nthOf(held, 1), 'laguna nácar');
  const more = panelOf(field).getByRole('link', { name: 'Más resultados' });
  await more.focus();
  await page.clock.runFor(2_000);
  await expect(more).toBeFocused();
  await page
    .locator('[data-cart-count]')
    .first()
    .evaluate((node) => node.closest('a')?.focus());
  await page.clock.runFor(499);
  await expect(panelOf(field)).toBeVisible();
  await page.clock.runFor(1);
  await expect(panelOf(field)).toBeHidden();
});

test('arrows move, Escape closes and keeps the text, Enter opens', async ({ page }) => {
  const field = await liveField(page);
  await page.clock.resume();
  await field.pressSequentially('lag');
  const options = optionsOf(page);
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(8);
  const phrases = options.filter({ hasNot: page.locator('img') });
  const places = (await options.count()) - (await phrases.count());
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', /-0$/);
  await field.press('ArrowUp');
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./);
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('lag');
  await field.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  for (let place = 0; place <= places; place += 1) await field.press('ArrowDown');
  await expect(phrases.first()).toHaveAttribute('aria-selected', 'true');
  const keyword = (await phrases.first().innerText()).trim();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Resultados de «${keyword}»`);
  await expect(field).toHaveValue(keyword);
});

for (const [path, word, name, place] of [
  [spanish.list, 'lag', /^Laguna Nácar.*desde \$[\d,.]+\sMXN$/s, '/es/entrada-laguna-nacar/$'],
  ['/pt/', 'lag', /^Laguna Nácar.*a partir de \$[\d,.]+\sUSD$/s, '/pt/ingresso-laguna-nacar/$'],
  [
    '/en/',
    'mangl',
    /^Hotel Coralibrí Manglar.*from \$[\d,.]+\sUSD$/s,
    '/en/find-a-room/.*hotel=hxm',
  ],
] as const)
  test(`a place stands among the suggestions with scene and price, and opens: ${place}`, async ({
    page,
  }) => {
    const field = await liveField(page, path);
    await page.clock.resume();
    await field.pressSequentially(word);
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect(first).toHaveAccessibleName(name);
    const scene = first.locator('img');
    await expect
      .poll(() => scene.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await axe(page);
    await field.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(place));
    await expect(page.locator('#header-q')).toHaveValue('');
  });

/** The scripts in every run; `HOSTILE=all` asks all two thousand queries, which takes minutes. */
const hostile = process.env.HOSTILE === 'all' ? hostileQueries : hostileScripts;
const atATime = 250;

for (let first = 0; first < hostile.length; first += atATime)
  test(`runs nothing of what was searched for, from number ${first}`, async ({ page }) => {
    const queries = hostile.slice(first, first + atATime);
    test.setTimeout(60_000 + queries.length * 2_000);
    const opened: string[] = [];
    page.on('dialog', (dialog) => {
      opened.push(dialog.message());
      void dialog.dismiss();
    });
    for (const q of queries) {
      const answer = await page.goto(`${results}?${new URLSearchParams({ q })}`);
      expect(answer?.status(), q).toBe(200);
      await expect(page.locator('#search-box'), q).toBeVisible();
    }
    expect(opened).toEqual([]);
  });
