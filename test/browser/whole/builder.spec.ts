import { monthFromNow } from '../support/days.js';
import { atRest } from '../support/awake.js';
import { hold } from '../support/hold.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const path = '/es/arma-tu-paquete/';

/** Two months ahead, so that every park has days that nobody else of the tests buys. */
const month = monthFromNow(2);

const slot = (page: Page, number: number) => page.locator('#strip > li').nth(number - 1);
const pick = (page: Page, park: RegExp) => page.locator('#panel a').filter({ hasText: park });
const freeDays = (page: Page) => page.locator('#panel [data-day][name=pick]');

/** Chooses a park in the open place and the first day that can be had. */
async function fill(page: Page, park: RegExp) {
  await pick(page, park).first().click();
  await expect(page.locator('#panel-title')).toHaveText(park);
  await freeDays(page).first().click();
}

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('puts two parks together, each on its own day, into the cart as one package', async ({
      page,
    }) => {
      await page.goto(`${path}?month=${month}`);
      if (scripts) await atRest(page);
      await fill(page, /Bruma/);
      await expect(slot(page, 1)).toHaveAttribute('data-state', 'dated');
      await slot(page, 2).getByRole('link').first().click();
      await fill(page, /Guarida/);
      await expect(slot(page, 2)).toHaveAttribute('data-state', 'dated');
      const dates = await page.locator('#strip > li[data-state=dated] b').allInnerTexts();
      expect(new Set(dates).size).toBe(2);
      await expect(page.locator('#summary')).toContainText('Total de 2 parques');
      await page.locator('button[formaction="/api/cart/packages"]:visible').first().click();
      await expect(page).toHaveURL(new RegExp(spanish.cart));
      const tray = page.getByRole('region', { name: 'Paquete de 2 boletos' });
      await expect(tray.getByRole('heading', { name: /Bruma|Guarida/ })).toHaveCount(2);
      await tray.getByRole('button', { name: /^Quitar/ }).click();
      await expect(tray).toHaveCount(0);
    });
  });

test('loses nothing of what was pressed while an answer is on its way', async ({ page }) => {
  await page.goto(`${path}?part=bruma&slot=1&month=${month}`);
  await atRest(page);
  const { letGo } = await hold(page, '**/api/screens/page*');
  await freeDays(page).first().click();
  await page.getByRole('button', { name: /Uno más: Adultos/ }).click();
  await slot(page, 2).getByRole('link').first().click();
  await letGo();
  await expect(page).toHaveURL(/part=bruma_\d{4}-\d\d-\d\d&.*slot=2.*adults=3|adults=3.*slot=2/);
  await expect(slot(page, 1)).toHaveAttribute('data-state', 'dated');
});

test('says where two days collide, and gets out by one press', async ({ page }) => {
  await page.goto(`${path}?part=bruma&slot=1&month=${month}`);
  await atRest(page);
  const day = await freeDays(page).first().getAttribute('value');
  await page.goto(`${path}?part=bruma_${day}&part=guarida_${day}&slot=2`);
  await expect(page.locator('#panel')).toContainText(
    'Las fechas de los productos no pueden ser la misma',
  );
  await page
    .locator('#panel')
    .getByRole('link', { name: /^Día más cercano/ })
    .click();
  await expect(slot(page, 2)).toHaveAttribute('data-state', 'dated');
});

test('finds the cheapest days, and fills the strip with them', async ({ page }) => {
  await page.goto(`${path}?part=bruma&part=guarida&part=laguna-nacar&slot=1`);
  await atRest(page);
  await page.locator('#plan button').click();
  const ways = page.locator('#plan ol > li');
  await expect(ways).toHaveCount(3);
  await ways
    .first()
    .getByRole('link', { name: /^Usar estos días/ })
    .click();
  await expect(page.locator('#strip > li[data-state=dated]')).toHaveCount(3);
  await expect(page.locator('#summary')).toContainText('−20 %');
});
