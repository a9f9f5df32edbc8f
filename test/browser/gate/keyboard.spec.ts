import { awake, openAwake } from '../support/awake.js';
import { addButton, openDays, summaryOf } from '../support/buying.js';
import { payButton } from '../support/checkout.js';
import { daysAfter, monthFromNow, monthsAfter, weekdayOf } from '../support/days.js';
import {
  expectMove,
  expectTrapped,
  focusedDay,
  tabTo,
  tabToMain,
  toFreeDays,
} from '../support/keys.js';
import { openMenu } from '../support/panels.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const { words } = spanish;

/** Focuses a day in the middle of next month by Tab alone. */
async function enterCalendar(page: Page, path: string): Promise<string> {
  await openAwake(page, `${path}?month=${monthFromNow(1)}`);
  await tabToMain(page);
  await tabTo(page, page.locator('[data-day]'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  return focusedDay(page);
}

test('moves through the calendar by day, week, month and year', async ({ page }) => {
  const start = await enterCalendar(page, spanish.tour);
  const monday = daysAfter(start, -weekdayOf(start));
  await expectMove(page, 'ArrowRight', daysAfter(start, 1));
  await expectMove(page, 'ArrowLeft', start);
  await expectMove(page, 'ArrowDown', daysAfter(start, 7));
  await expectMove(page, 'ArrowUp', start);
  await expectMove(page, 'Home', monday);
  await expectMove(page, 'End', daysAfter(monday, 6));
  await expectMove(page, 'PageDown', monthsAfter(daysAfter(monday, 6), 1));
  await expectMove(page, 'PageDown', monthsAfter(daysAfter(monday, 6), 2));
  await expectMove(page, 'PageUp', monthsAfter(daysAfter(monday, 6), 1));
  await expectMove(page, 'PageUp', daysAfter(monday, 6));
  await expectMove(page, 'Shift+PageDown', monthsAfter(daysAfter(monday, 6), 12));
  await expectMove(page, 'Shift+PageUp', daysAfter(monday, 6));
});

test('buys from the home page to the ticket without a pointer', async ({ page }) => {
  // Every element before it takes one press of Tab.
  test.slow();
  const { keyboard } = page;
  const press = async (selector: string, key = 'Enter') => {
    await tabTo(page, page.locator(selector));
    await keyboard.press(key);
  };
  await openAwake(page, spanish.home);
  await tabToMain(page);
  await press(`main a[href="${spanish.list}"]`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(`main a[href^="${spanish.tour}"]`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ojos de Agua' })).toBeFocused();
  await tabTo(page, page.locator('[data-day]'));
  const first = await focusedDay(page);
  await keyboard.press('PageDown');
  await expect.poll(() => focusedDay(page)).not.toBe(first);
  await toFreeDays(page);
  await keyboard.press('Enter');
  await expect(page.locator('[data-chosen]')).toHaveCount(1);
  await press('input[name=time]', 'Space');
  await tabTo(page, page.getByRole('button', { name: words.oneMore }));
  await keyboard.press('Enter');
  await press('input[name=extras]', 'Space');
  await expect(summaryOf(page)).toContainText('× 3');
  await tabTo(page, addButton(page));
  await keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await expectTrapped(page, panel);
  await tabTo(page, panel.getByRole('link', { name: words.goToCart }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(`main a[href="${spanish.checkout}"]`);
  // A new document, which starts at its top.
  await page.waitForURL(`**${spanish.checkout}`);
  await awake(page);
  await typeContact(page);
  await tabTo(page, payButton(page));
  await keyboard.press('Enter');
  await page.waitForURL(/\/pay\//);
  await typeCard(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ready);
});

async function typeContact(page: Page): Promise<void> {
  const answers = { firstName: 'Ana', lastName: 'López', email: 'ana@example.com' };
  for (const [name, text] of Object.entries({ ...answers, phone: '9981234567' })) {
    await tabTo(page, page.locator(`input[name=${name}]`));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('#step-method')).toBeFocused();
  await tabTo(page, page.locator('input[name=method]').first());
  await page.keyboard.press('Space');
  // From instalments, which need a bank, to a card.
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('input[name=method][value=CARD]')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.locator('#step-review')).toBeFocused();
}

async function typeCard(page: Page): Promise<void> {
  const card = { number: '4242424242424242', expiry: '12/39', cvc: '123', name: 'ANA LOPEZ' };
  for (const [id, text] of Object.entries(card)) {
    await tabTo(page, page.locator(`#${id}`));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

test('opens the settings, changes nothing before Apply, and comes back', async ({ page }) => {
  await openAwake(page, spanish.list);
  const trigger = page.getByRole('link', { name: words.settings }).first();
  await tabTo(page, trigger);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('#panel-currency'));
  await page.keyboard.press('e');
  await expect(page.locator('#panel-currency')).toHaveValue('EUR');
  await expect(page.locator('main')).not.toContainText('€');
  await tabTo(page, panel.getByRole('button', { name: words.apply }));
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toContainText('€');
  await expect(page.locator('main')).not.toContainText('MXN');
  await expect(panel).toHaveCount(0);
  await expect(page.locator('#announcer')).toHaveText(/Ahora los precios están en euros/);
  await expect(trigger).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('holds the focus in the menu, and Escape gives it back', async ({ page }) => {
    await page.goto(spanish.home);
    const panel = await openMenu(page, spanish);
    await expectTrapped(page, panel);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.locator('header').getByRole('link', { name: words.menu })).toBeFocused();
  });
});

test('announces the new page after navigation', async ({ page }) => {
  await openAwake(page, spanish.home);
  const before = await page.title();
  await page.getByRole('link', { name: words.allPlaces }).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(before);
  await expect(page.locator('#announcer')).toHaveText(await page.title());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('moves neither focus nor scroll when only the query changes', async ({ page }) => {
  await openAwake(page, `${spanish.tour}?month=${monthFromNow(1)}`);
  const day = openDays(page).nth(5);
  await page.evaluate(() => scrollTo(0, 120));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await day.click();
  await expect(page).toHaveURL(/date=/);
  await expect(page.locator('#field-date-name')).toContainText('Tu día');
  await expect(day).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
