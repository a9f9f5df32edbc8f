import { chooseDay, openDays } from '../support/buying.js';
import { fillCheckout, nextButton, payButton } from '../support/checkout.js';
import { monthFromNow } from '../support/days.js';
import { expect, test } from '../support/shop.js';
import { spanish, tongues } from '../support/tongues.js';

test.use({ javaScriptEnabled: false });

const { words } = spanish;

test('leads from the menu and from the settings to the footer @everywhere', async ({
  page,
  isMobile,
}) => {
  await page.goto(spanish.home);
  if (isMobile) {
    for (const menu of await page.locator('a[href="#discover"]').all()) {
      await page.goto(spanish.home);
      await menu.click();
      await expect(page.locator('#discover').getByText('Hoteles').first()).toBeInViewport();
    }
  } else {
    await page.getByRole('link', { name: words.settings }).first().click();
    await expect(page.locator('#settings')).toBeInViewport();
  }
});

test('has a one-line footer on work pages, and its links work @phone', async ({
  page,
  isMobile,
}) => {
  const foot = page.locator('footer');
  for (const { park } of tongues) {
    await page.goto(park);
    const { height = Infinity } = (await foot.boundingBox()) ?? {};
    expect(height, park).toBeLessThanOrEqual(isMobile ? 155 : 104);
  }
  await page.goto(spanish.park);
  await expect(page.locator('#contact, #settings').filter({ visible: true })).toHaveCount(0);
  if (isMobile) await foot.locator('summary').filter({ visible: true }).click();
  await expect(foot.getByRole('link', { name: 'Términos de uso' })).toBeVisible();
  await foot.locator('a[href="#settings"]').click();
  await expect(page.locator('#footer-currency')).toBeInViewport();
});

test('changes language, currency and theme by a plain form, and stays on the page', async ({
  page,
}) => {
  await page.goto(`${spanish.list}?kind=night`);
  await page.locator('#footer-language').selectOption('pt');
  await page.locator('#footer-currency').selectOption('EUR');
  await page.locator('#footer-theme').selectOption('dark');
  await page.locator('#settings button[type=submit]').click();
  await expect(page).toHaveURL(/\/pt\/parques-e-passeios\/\?kind=night/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^pt/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('main')).toContainText('€');
});

test('turns the calendar and chooses a day with buttons alone', async ({ page }) => {
  await page.goto(`${spanish.tour}?adults=3&month=${monthFromNow(0)}`);
  const day = await chooseDay(page, spanish, { months: 2, day: 3 });
  expect(day.slice(0, 7)).toBe(monthFromNow(2));
  await expect(page.locator('#field-date-name')).toContainText('Tu día');
  await expect(page.locator('input[name=adults]')).toHaveValue('3');
  await page.getByRole('button', { name: words.nextMonth }).click();
  await expect(page.locator('input[name=date]')).toHaveValue(day);
  await expect(openDays(page).first()).toHaveAttribute('data-day', new RegExp(monthFromNow(3)));
});

test('shows the checkout again with its problems and everything typed', async ({
  page,
  begin,
  troubles,
}) => {
  troubles.expect(/status of 422/);
  await begin().fill();
  await page.goto(spanish.checkout);
  await fillCheckout(page);
  await expect(page.getByText('Ana López · ana@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar tus datos' }).click();
  await page.locator('input[name=phone]').fill('12');
  await nextButton(page).click();
  const problems = page.locator('#problems');
  await expect(problems.locator('a[href="#field-phone"]')).toHaveCount(1);
  const text = await problems.locator('a').innerText();
  await expect(page.locator('#field-phone')).toHaveAccessibleDescription(new RegExp(text));
  await expect(page.locator('input[name=firstName]')).toHaveValue('Ana');
  await expect(page.locator('input[name=email]')).toHaveValue('ana@example.com');
  await expect(page.locator('input[name=phone]')).toHaveValue('12');
  await page.locator('input[name=phone]').fill('9981234567');
  await nextButton(page).click();
  await expect(page.locator('input[name=method][value=CARD]')).toBeChecked();
  await nextButton(page).click();
  await expect(payButton(page)).toBeVisible();
});
