import { totalIn } from '../support/amounts.js';
import { openAwake } from '../support/awake.js';
import { addButton, chooseDay, chooseFirst, summaryOf } from '../support/buying.js';
import { fillCheckout, goToProvider, payWith } from '../support/checkout.js';
import { monthFromNow } from '../support/days.js';
import { hold } from '../support/hold.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const { words } = spanish;

async function openPriced(page: Page, path = spanish.park): Promise<string> {
  await openAwake(page, `${path}?month=${monthFromNow(1)}`);
  const day = await chooseDay(page, spanish, { months: 0, day: 4 });
  await chooseFirst(page, 'time');
  await expect(summaryOf(page)).toContainText('2 adultos');
  return day;
}

const cartCount = (page: Page) => page.locator('[data-cart-count]');

test('shows a busy state while the cart is slow, and adds once for two presses', async ({
  page,
}) => {
  await openPriced(page);
  const { held, letGo } = await hold(page, '**/api/cart/items');
  const { width = 0 } = (await addButton(page).boundingBox()) ?? {};
  await addButton(page).dblclick();
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
  expect((await addButton(page).boundingBox())?.width).toBeCloseTo(width, 0);
  await letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(cartCount(page)).toHaveText('1');
  expect(held.map((route) => route.request().method())).toEqual(['POST']);
  await page.goto(spanish.cart);
  await expect(page.getByRole('group', { name: 'Laguna Nácar' })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Laguna Nácar' })).toContainText('2 adultos');
});

test('restores the choices on back and forward', async ({ page }) => {
  const day = await openPriced(page);
  await page.locator('input[name=extras]').first().check();
  await expect(summaryOf(page)).toContainText('× 2');
  const total = await totalIn(summaryOf(page));
  const address = page.url();
  await page.locator('header').getByRole('link', { name: 'Tours', exact: true }).click();
  await expect(page).toHaveURL(/kind=tour/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.locator(`[data-day="${day}"]`)).toHaveAttribute('data-chosen');
  await expect(page.locator('input[name=extras]').first()).toBeChecked();
  await expect.poll(() => totalIn(summaryOf(page))).toBe(total);
  await page.goForward();
  await expect(page).toHaveURL(/kind=tour/);
  await expect(page.locator('main [aria-current="true"]').first()).toContainText('Tours');
});

test('pays once even if the provider’s page is reloaded', async ({ page, begin }) => {
  await begin().fill();
  await openAwake(page, spanish.checkout);
  await fillCheckout(page);
  await goToProvider(page);
  await page.reload();
  await payWith(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ready);
  const order = page.url();
  await page.goBack();
  // The provider's redirect may still be in progress.
  await expect(() => page.goto(spanish.cart)).toPass();
  await expect(cartCount(page)).toHaveText('0');
  await page.goto(order);
  await expect(page.getByRole('img', { name: words.qr })).toHaveCount(2);
});

test('reports being offline and keeps the input', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const day = await openPriced(page);
  // The banner shifts the layout, so a press while it appears would miss.
  const banner = page.locator('main > p').filter({ hasText: 'No hay conexión' });
  await context.setOffline(true);
  await expect(banner).toBeInViewport();
  await addButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeInViewport();
  await expect(page.locator(`[data-day="${day}"]`)).toHaveAttribute('data-chosen');
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await addButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(cartCount(page)).toHaveText('1');
});

test('a full day shows the nearest available days below the calendar @everywhere', async ({
  page,
}) => {
  await page.goto(`/es/tour-barlovento/?month=${monthFromNow(2)}`);
  const calendar = page.locator('#field-date');
  await calendar.locator('[data-state=soldOut], [data-state=closed]').first().click();
  await expect(page.locator('#near')).toBeFocused();
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  await page.locator('#near').getByRole('link').first().click();
  await expect(page.locator('#near')).toHaveCount(0);
});
