import { hold } from '../support/hold.js';
import { openOwnShop } from '../support/own-shop.js';
import { expect, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

test('a page of a stopped shop says so on interaction and keeps the input', async ({
  page,
  troubles,
}) => {
  // Pictures in flight when the shop stops end in a reset, later ones in a refusal.
  troubles.expect(/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/);
  troubles.expect(/Failed to fetch|dynamically imported/);
  const shop = await openOwnShop();
  const { letGo } = await hold(page, '**/assets/vendor-*.js');
  await page.goto(shop.url + spanish.home, { waitUntil: 'load' });
  await shop.close();
  const name = page.locator('#field-newsletter-name');
  await name.fill('Ana');
  await letGo();
  await expect(page.locator('#offline')).toBeVisible();
  await expect(name).toHaveValue('Ana');
  await expect(name).toBeFocused();
  await expect(page).toHaveURL(shop.url + spanish.home);
});
