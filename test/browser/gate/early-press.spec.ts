import { chooseDay, summaryOf } from '../support/buying.js';
import { hold } from '../support/hold.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const parts = '**/assets/all-parts-*.js';
const code = '**/assets/entry-client-*.js';

/** The header's link to language and currency, before hydration. */
async function settingsLink(page: Page) {
  await page.goto(spanish.list);
  return page.getByRole('link', { name: spanish.words.settings }).first();
}

test('a press leads to the footer when the panel’s code fails to load', async ({
  page,
  troubles,
}) => {
  troubles.expect(/all-parts|ERR_FAILED/);
  await page.route(parts, (route) => route.abort());
  const link = await settingsLink(page);
  await link.click();
  await expect(page).toHaveURL(/#settings$/);
  await expect(page.locator('#footer-currency')).toBeInViewport();
});

test('the count buttons work at once, before and after the scripts load', async ({ page }) => {
  const scripts = await hold(page, code);
  await page.goto(spanish.park, { waitUntil: 'commit' });
  const adults = page.locator('input[name=adults]');
  const more = adults.locator('xpath=following-sibling::button');
  const less = adults.locator('xpath=preceding-sibling::button');
  // The module that handles it may still be loading.
  await expect(async () => {
    await more.click();
    expect(await adults.inputValue()).toBe('3');
  }).toPass();
  await more.click();
  await less.click();
  await expect(adults).toHaveValue('3');
  expect(scripts.held).toHaveLength(1);
  await scripts.letGo();
  await expect(page).toHaveURL(/adults=3/);
  // The next reply would hide that both had counted.
  await adults.evaluate((field) =>
    Object.assign(field, { stepUp: () => field.setAttribute('data-twice', '') }),
  );
  await more.click();
  await expect(page).toHaveURL(/adults=4/);
  await expect(adults).toHaveValue('4');
  await expect(adults).not.toHaveAttribute('data-twice');
});

test('choices made before the scripts load are kept and priced', async ({ page }) => {
  const { held, letGo } = await hold(page, code);
  await page.goto(spanish.total, { waitUntil: 'commit' });
  const component = page.locator('input[name=component]').nth(1);
  const extra = page.locator('input[name=extras]').first();
  const adults = page.locator('input[name=adults]');
  await component.check();
  await extra.check();
  await adults.fill('3');
  expect(held).toHaveLength(1);
  await letGo();
  // A choice made now applies on top of the earlier ones.
  await chooseDay(page, spanish, { months: 1, day: 3 });
  await expect(component).toBeChecked();
  await expect(extra).toBeChecked();
  await expect(adults).toHaveValue('3');
  await expect(summaryOf(page).locator('li').filter({ hasText: '×' })).toHaveCount(1);
  const { searchParams } = new URL(page.url());
  expect(searchParams.getAll('extras')).toHaveLength(1);
  expect(searchParams.get('component')).toBe(await component.getAttribute('value'));
  expect(searchParams.get('adults')).toBe('3');
});
