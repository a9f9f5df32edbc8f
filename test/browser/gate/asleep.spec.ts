import { atRest, awake as allAwake } from '../support/awake.js';
import { hold } from '../support/hold.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const code = '**/assets/vendor-*.js';

/** Both the frame and `main` are hydrated; `main` comes last. */
const awake = (page: Page) =>
  expect(page.locator('html[data-awake] #main[data-awake]')).toBeVisible();

test('runs no script until the first interaction, and then wakes', async ({ page }) => {
  await page.goto(spanish.list, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
  await page.locator('main button, main select, header [data-island]').first().hover();
  await awake(page);
});

test('a press before the wake-up shows as pending and takes effect once', async ({ page }) => {
  const { letGo } = await hold(page, code);
  await page.goto(spanish.list, { waitUntil: 'load' });
  const link = page.locator('[data-island]').first();
  await link.click();
  await link.click();
  await expect(link).toHaveAttribute('data-waiting');
  expect(new URL(page.url()).hash).toBe('');
  await letGo();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(link).not.toHaveAttribute('data-waiting');
});

test('an open panel stays open while the rest of the page wakes', async ({ page }) => {
  const { letGo } = await hold(page, code);
  await page.goto(spanish.home, { waitUntil: 'load' });
  await page.locator('[data-island=settings-panel]:visible').first().click();
  await letGo();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await allAwake(page);
  await atRest(page);
  await expect(panel).toBeVisible();
});

test('a page whose code never loads keeps working as plain HTML and says so once', async ({
  page,
  troubles,
}) => {
  troubles.expect(/vendor|ERR_FAILED|Failed to fetch/);
  await page.route(code, (route) => route.abort());
  const reports: string[] = [];
  page.on('request', (one) => one.url().endsWith('/api/logs') && reports.push(one.url()));
  await page.goto(spanish.park, { waitUntil: 'load' });
  const adults = page.locator('input[name=adults]');
  await adults.locator('xpath=following-sibling::button').click();
  await expect(adults).toHaveValue('3');
  await expect.poll(() => reports.length).toBe(1);
  await page.locator('[data-island]').first().click();
  await expect(page).toHaveURL(/#(discover|settings|contact)$/);
  expect(reports).toHaveLength(1);
});

test('a page loaded without a connection says so before any interaction', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.goto(spanish.list, { waitUntil: 'load' });
  await expect(page.locator('#offline')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
});

test('a refused form keeps the address of its page', async ({ page, begin, troubles }) => {
  troubles.expect(/status of 422/);
  await begin().fill();
  await page.goto(spanish.list, { waitUntil: 'load' });
  await page.locator('#footer-currency').selectOption('COP');
  await page.locator('#settings').getByRole('button', { name: spanish.words.apply }).click();
  await expect(page.getByText('Tu carrito está en otra moneda')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${spanish.list}$`));
});

test('a cookie answer is sent without waking the page', async ({ page }) => {
  await page.goto(spanish.list, { waitUntil: 'load' });
  const notice = page.locator('#cookies');
  await notice.locator('button[value=none]').click();
  await expect(notice).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
  await page.reload();
  await expect(notice).toBeHidden();
});

test('an address pushed before a reload loads again', async ({ page }) => {
  await page.goto(spanish.list, { waitUntil: 'load' });
  await page.locator('[data-island]').first().hover();
  await awake(page);
  const first = await page.locator('h1').innerText();
  await page.locator('main a[href^="/es/tour-"]').first().click();
  await expect(page.locator('h1')).not.toHaveText(first);
  await page.reload();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(first);
});
