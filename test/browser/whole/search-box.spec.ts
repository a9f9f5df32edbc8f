import type { Locator } from '@playwright/test';
import { hostileScripts } from '../../support/hostile-queries.js';
import { axe, expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const results = '/es/busqueda/';

async function liveField(page: Page, path: string = spanish.list): Promise<Locator> {
  await page.goto(path);
  const field = page.locator('#header-q');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  return field;
}

test('without a token it stays a plain form and sends no calls', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('/search/suggestions') && asked.push(one.url()));
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

test('reports that suggestions are unavailable, and the form still works', async ({
  page,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED|503/);
  await page.route('**/api/search/suggestions*', (route) => route.abort());
  const field = await liveField(page);
  await field.fill('lag');
  await expect(field.locator('..')).toContainText('No se han podido buscar resultados');
  await axe(page);
  await field.press('Enter');
  await expect(page).toHaveURL(/q=lag/);
});

test('arrows move, Escape closes and keeps the text, Enter opens', async ({ page }) => {
  const field = await liveField(page);
  await field.fill('lag');
  const options = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText(/^\d sugerencias$/);
  await axe(page);
  const phrases = options.filter({ hasNot: page.locator('img') });
  const places = (await options.count()) - (await phrases.count());
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', /-0$/);
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

test('a place shows among the suggestions with scene and price, and opens', async ({ page }) => {
  const field = await liveField(page, '/en/');
  await field.fill('mangl');
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toHaveAccessibleName(/^Hotel Coralibrí Manglar.*from \$[\d,.]+\sUSD$/s);
  const scene = first.locator('img');
  await expect
    .poll(() => scene.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await axe(page);
  await field.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/en\/find-a-room\/.*hotel=hxm/);
  await expect(page.locator('#header-q')).toHaveValue('');
});

test('executes nothing from the query', async ({ page }) => {
  test.setTimeout(60_000 + hostileScripts.length * 2_000);
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  for (const q of hostileScripts) {
    const answer = await page.goto(`${results}?${new URLSearchParams({ q })}`);
    expect(answer?.status(), q).toBe(200);
    await expect(page.locator('#search-box'), q).toBeVisible();
  }
  expect(opened).toEqual([]);
});
