import { openAwake } from '../support/awake.js';
import { expect, test } from '../support/shop.js';
import { tongues } from '../support/tongues.js';

const english = tongues.find(({ language }) => language === 'en');
const spanish = tongues.find(({ language }) => language === 'es');
if (!english || !spanish) throw new Error('a language is missing');

const agree = 'button[name=choice][value=all]';

test('offers instalments in English, after consent, by currency, and never at the checkout', async ({
  page,
  begin,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/instalments/')) asked.push(new URL(request.url()).pathname);
  });
  const offer = page.locator('[data-up-price-value]');
  const isReady = () => page.evaluate(() => window.upliftInitialized);
  await begin(english).fill();
  await openAwake(page, english.cart);
  await expect(offer).toHaveCount(1);
  await expect(offer).toBeEmpty();
  expect(asked).toEqual([]);

  await page.locator(agree).first().click();
  await expect(offer).toHaveText(/^or from \$[\d,.]+\u00a0USD a month/);
  expect(await isReady()).toBe(true);

  await page.evaluate(async (path) => {
    const body = new URLSearchParams({ path, language: 'en', currency: 'CAD', theme: 'system' });
    body.set('convert', 'yes');
    await fetch('/api/settings', { method: 'POST', body });
  }, english.cart);
  await page.goto(english.cart);
  await expect(offer).toHaveText(/\u00a0CAD a month/);
  expect(await isReady()).toBe(true);

  await page.goto('/en/ticket-bruma/?date=2027-03-09&adults=2');
  await expect(offer).toHaveText(/\u00a0CAD a month/);

  await page.goto(english.checkout);
  await expect(page.locator('form[action="/api/checkout"]')).toBeVisible();
  await expect(page.locator('#instalment-widget, [data-up-price-value]')).toHaveCount(0);

  await page.goto(spanish.cart);
  await expect(offer).toHaveCount(0);
  await expect(page.locator('#instalment-widget')).toHaveCount(0);
});
