import type { Page } from '@playwright/test';
import { atRest, awake, openAwake } from '../support/awake.js';
import { hold } from '../support/hold.js';
import { expect, test } from '../support/shop.js';

const path = '/es/galeria/?place=bruma';
const first = (page: Page) => page.locator('#picture-bruma-1');
const second = (page: Page) => page.locator('#picture-bruma-2');
const opener = (page: Page) => page.locator('#open-bruma-1');

/** The row shows as many pictures as fit completely. */
const left = (page: Page) =>
  first(page).evaluate((picture) => Math.round(picture.getBoundingClientRect().left));

test('opens a picture over the whole page before any script loads', async ({ page }) => {
  const { letGo } = await hold(page, '**/assets/vendor-*.js');
  await page.goto(path, { waitUntil: 'load' });
  await opener(page).click();
  await expect(first(page)).toBeVisible();
  await expect(first(page)).toBeFocused();
  const box = await first(page).boundingBox();
  expect([box?.x, box?.y, box?.width]).toEqual([0, 0, page.viewportSize()?.width]);
  await expect(page.locator('header').first()).toBeHidden();
  // The code requested by that press continues at the visitor's position.
  await letGo();
  await expect(page.locator('html[data-awake] #main[data-awake]')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(second(page)).toBeFocused();
});

test('moves by the arrows, closes by Escape, and returns the focus', async ({ page }) => {
  await page.goto(path);
  await opener(page).press('Enter');
  await awake(page);
  await page.keyboard.press('ArrowRight');
  await expect(second(page)).toBeFocused();
  await expect(second(page).getByRole('link', { name: 'Ver fechas y precios' })).toHaveAttribute(
    'href',
    '/es/entrada-bruma/',
  );
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#picture-bruma-2$/);
  await page.keyboard.press('Home');
  await expect(first(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('keeps the focus within the controls of the open picture', async ({ page }) => {
  await page.goto(`${path}#picture-bruma-1`);
  await awake(page);
  const reached = new Set<string>();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => document.activeElement?.closest('figure')?.id ?? 'outside'),
    );
  }
  // The browser's own toolbar is outside the page, where nothing has the focus.
  expect([...reached].filter((id) => id !== 'outside')).toEqual(['picture-bruma-1']);
  await expect(page.locator('header a:focus, footer a:focus')).toHaveCount(0);
});

test('closes on one step back, however many pictures were viewed', async ({ page }) => {
  await page.goto('/es/');
  await page.goto(path);
  await opener(page).click();
  await awake(page);
  await first(page).getByRole('link', { name: 'Imagen siguiente' }).click();
  await expect(second(page)).toBeFocused();
  await page.goBack();
  await expect(second(page)).toBeHidden();
  expect(page.url()).toContain('place=bruma');
  await expect(page.locator('#open-bruma-2')).toBeFocused();
});

test('keeps the scroll position when a picture closes, also on a page rendered by script', async ({
  page,
}) => {
  await openAwake(page, '/es/mapa-de-sitio/');
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(40);
  await page.getByRole('main').getByRole('link', { name: 'Galería' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galería');
  const picture = page.locator('#open-barlovento-2');
  await picture.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  const place = () => page.evaluate(() => window.scrollY);
  await expect.poll(place).toBeGreaterThan(200);
  await atRest(page);
  const before = await place();
  await picture.click();
  await expect(page.locator('#picture-barlovento-2')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
  await expect.poll(place).toBe(before);
});

test('records a swipe in the address', async ({ page }) => {
  await page.goto(`${path}#picture-bruma-1`);
  await awake(page);
  expect(await left(page)).toBe(0);
  await page.locator('#gallery').evaluate((row) => row.scrollBy({ left: row.clientWidth }));
  await expect(page).toHaveURL(/#picture-bruma-2$/);
  await expect(second(page).getByRole('link', { name: 'Cerrar' })).toBeVisible();
});
