import { pathOf } from '@shop/domain';
import { atRest, awake, openAwake } from '../support/awake.js';
import { fillCheckout, goToProvider, payWith } from '../support/checkout.js';
import { monthFromNow } from '../support/days.js';
import { hold } from '../support/hold.js';
import { expect, type Locator, type Page, test } from '../support/shop.js';
import { english, portuguese } from '../support/tongues.js';

const month = monthFromNow(3);
const form = '/es/buscar-habitacion/';
const [from, to] = [`${month}-12`, `${month}-15`];

test('the keyboard alone selects nights, with a running count', async ({ page }) => {
  await openAwake(page, `${form}?rooms=1&month=${month}`);
  const day = (date: string) => page.locator(`[data-day="${date}"]`);
  await day(from).focus();
  await page.keyboard.press('Enter');
  await expect(day(from)).toHaveAttribute('data-chosen', 'true');
  await day(from).focus();
  for (const key of Array(3).fill('ArrowRight')) await page.keyboard.press(key);
  await expect(day(to)).toBeFocused();
  await expect(page.getByText(/: 3\u00a0noches$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`checkin=${from}&checkout=${to}&rooms=1&adults1=2`));
  await expect(page.locator('button[name=choose]:visible').first()).toBeVisible();
});

test('the nights of a stay stand out in forced colours mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${form}?checkin=${from}&checkout=${to}&rooms=1`);
  const bordersOf = (days: string) =>
    page.locator(days).evaluateAll((all) => all.map((day) => getComputedStyle(day).borderTopColor));
  const nights = await bordersOf('[data-day][data-range=within]');
  const others = await bordersOf('[data-day]:not([data-range], [data-chosen])');
  expect(nights).toHaveLength(2);
  expect(nights.filter((color) => others.includes(color))).toEqual([]);
});

test('rooms and ages are filled in first, and the button searches', async ({ page }) => {
  await openAwake(page, `${form}?checkin=${from}&checkout=${to}&rooms=1`);
  await page.locator('#field-rooms summary').click();
  await page.getByRole('button', { name: 'Otra habitación' }).click();
  await page.getByRole('button', { name: /^Uno más: Niños.*habitación 2/ }).click();
  await page.getByLabel('Edad del niño 1, al llegar').selectOption('6');
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(page).toHaveURL(/rooms=2&adults1=2&children1=0&adults2=2&children2=1&age2=6/);
  await expect(page.locator('[aria-current=step]')).toContainText('Elige la habitación 1');
});

/** Presses the second day before the reply to the first. */
async function pressBoth(
  page: Page,
  calendar: Locator,
  checkout: string,
  then?: () => Promise<void>,
) {
  await atRest(page);
  const late = await hold(page, '**/api/screens/page?*');
  await calendar.locator(`[data-day="${from}"]`).click();
  await expect.poll(() => late.held.length).toBe(1);
  await calendar.locator(`[data-day="${checkout}"]`).click();
  await then?.();
  await late.letGo();
}

async function moveTo(page: Page, checkout: string): Promise<void> {
  await page.locator('a[href*="right=changeStay"]').first().click();
  await awake(page);
  await pressBoth(page, page.locator('#right'), checkout);
  await page.locator('#right button[formaction="/api/order/change-stay"]').click();
}

async function cancelStay(page: Page): Promise<void> {
  const cancel = page.locator('form[action="/api/order/cancel"]').first();
  await page.locator('details', { has: cancel }).locator('summary').click();
  await cancel.locator('button').click();
}

async function payForAnotherNight(page: Page): Promise<void> {
  await moveTo(page, `${month}-16`);
  await page.waitForURL(/\/pay\//);
  await payWith(page);
}

for (const [tongue, hasScripts, change, done] of [
  [english, false, cancelStay, /[Cc]ancelled/],
  [portuguese, true, payForAnotherNight, '4 noites'],
] as const)
  test.describe(hasScripts ? 'with scripts' : 'with forms alone', () => {
    test.use({ javaScriptEnabled: hasScripts });

    test(`nights are found, paid and changed afterwards, in ${tongue.name}`, async ({ page }) => {
      const path = pathOf({ name: 'findRoom', params: {} }, tongue.language);
      const search = `checkin=${from}&checkout=${to}&hotel=hxm&rooms=1&adults1=2`;
      await page.goto(`${path}?${search}`);
      // Free cancellation is inside a fold, opened before the list's code is loaded.
      const free = page.locator('button[name=choose][value$="mangle.breakfast.free"]').first();
      await page.locator('details:has(button[value$="mangle.breakfast.free"]) summary').click();
      await free.click();
      await page.locator('button[form=add-stay]').filter({ visible: true }).first().click();
      await expect(page).toHaveURL(new RegExp(tongue.cart));
      await page.goto(tongue.checkout);
      if (hasScripts) await awake(page);
      await fillCheckout(page);
      await goToProvider(page);
      await payWith(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tongue.words.ready);
      await change(page);
      await expect(page.locator('main')).toContainText(done);
    });
  });

test('back and forward step through the searches', async ({ page }) => {
  const at = (query: string) => `${form}?checkin=${from}&checkout=${to}&${query}`;
  await openAwake(page, at('rooms=1&adults1=2'));
  await expect(page.locator('#rooms section')).toHaveCount(3);
  await page.locator('#field-hotel').selectOption('hxa');
  await page.locator('#stay').getByRole('button', { name: 'Buscar' }).last().click();
  await expect(page).toHaveURL(/hotel=hxa/);
  await expect(page.locator('#rooms section')).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('#rooms section')).toHaveCount(3);
  // The server rendered these rows; the page's data leaves them out.
  await expect(page.locator('#rooms section:first-of-type article')).not.toHaveCount(0);
  await expect(page.locator('#field-hotel')).toHaveValue('');
  await page.goForward();
  await expect(page.locator('#rooms section')).toHaveCount(1);
  await expect(page.locator('#field-hotel')).toHaveValue('hxa');
});

/** A wide page requests a second month after hydration. */
const again = '**/api/screens/page?*months%3D2*';

test('a search during a page reload still runs', async ({ page }) => {
  const late = await hold(page, again);
  await openAwake(page, `${form}?checkin=${from}&checkout=${to}&rooms=1&adults1=2`);
  await expect.poll(() => late.held.length).toBe(1);
  const search = page.locator('#stay').getByRole('button', { name: 'Buscar' }).last();
  await expect(search).not.toHaveAttribute('aria-busy');
  await page.locator('#field-hotel').selectOption('hxa');
  await page.locator('#field-rooms summary').click();
  await page.getByRole('button', { name: 'Otra habitación' }).click();
  await search.click();
  await expect(search).toHaveAttribute('aria-busy');
  await late.letGo();
  await expect(page).toHaveURL(/hotel=hxa.*rooms=2/);
  await expect(page.locator('#rooms section')).toHaveCount(1);
});

test('two days pressed faster than a reply make a stay', async ({ page }) => {
  await openAwake(page, `${form}?rooms=1&month=${month}`);
  await pressBoth(page, page.locator('#field-dates'), to, async () => {
    await page.locator('#field-rooms summary').click();
    await page.getByRole('button', { name: 'Otra habitación' }).click();
  });
  await expect(page).toHaveURL(new RegExp(`checkin=${from}&checkout=${to}`));
  await expect(page.locator('#field-rooms summary')).toContainText('2 habitaciones');
});

test('the second of two rooms pressed faster than a reply is selected', async ({ page }) => {
  await openAwake(page, `${form}?checkin=${from}&checkout=${to}&hotel=hxm&rooms=1&adults1=2`);
  const choose = page.locator('button[name=choose]:visible');
  const name = await page.locator('#rooms article h4').nth(1).innerText();
  const late = await hold(page, '**/api/stays/rooms');
  await choose.first().click();
  await expect.poll(() => late.held.length).toBe(1);
  await choose.nth(1).click();
  await late.letGo();
  await expect(page.locator('aside:has(#stay-title)')).toContainText(name);
});
