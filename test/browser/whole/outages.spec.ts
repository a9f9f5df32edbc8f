import { errorText } from '@shop/domain';
import { openAwake } from '../support/awake.js';
import { openOwnShop } from '../support/own-shop.js';
import { monthFromNow } from '../support/days.js';
import { axe, axeInBothThemes, expect, test as base } from '../support/shop.js';

/** Its own shop: backend faults here would affect every visitor of the shared one. */
const test = base.extend<object, { readonly ownShop: string }>({
  ownShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const shop = await openOwnShop({ REHEARSAL: '1' });
      await use(shop.url);
      await shop.close();
      delete process.env.REHEARSAL;
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ ownShop }, use) => {
    await use(ownShop);
  },
});

test('axe finds nothing on the rehearsal, one of its scenes, and a page without its backend @phone', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 422/);
  await page.goto('/rehearsal/?language=pt');
  await axe(page);
  await page.getByLabel('Sistema').selectOption('Hotéis');
  await page.getByLabel('O que faz').selectOption('Fora do ar');
  await page.getByRole('button', { name: 'Ligar', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Hotéis: Fora do ar');
  await page.getByRole('link', { name: errorText('pastDay', 'pt') }).click();
  await expect(page.locator('#problem-date')).toContainText(errorText('pastDay', 'pt'));
  await expect(page.getByRole('link', { name: /^Ensaio/ })).toBeVisible();
  await axe(page);

  const month = monthFromNow(3);
  // This form had a reply before, so the page shows it while the call centre is open, too.
  const search = `checkin=${month}-12&checkout=${month}-15&rooms=1&adults1=2&callback=no`;
  await openAwake(page, `/en/find-a-room/?${search}`);
  const form = page.locator('#call-back');
  await form.scrollIntoViewIfNeeded();
  await axeInBothThemes(page);
  await form.getByLabel('Name').fill('Ana Ruiz');
  await form.getByLabel('Country').selectOption('MX');
  await form.getByLabel('Phone').fill('soon');
  await form.getByRole('button').click();
  await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await axe(page);
});
