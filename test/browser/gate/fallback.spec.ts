import { openAwake } from '../support/awake.js';
import { axe, expect, test } from '../support/shop.js';

/** A page whose view lacks what its screen needs, which our server never sends. */
const broken = (html: string) => html.replace('"posters":[', '"posters":null,"lost":[');

test('a screen that fails in the browser is replaced by a message and reported', async ({
  page,
  troubles,
}) => {
  troubles.expect(/./);
  const told: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/logs')) return;
    told.push(new URLSearchParams(request.postData() ?? ''));
  });
  const answered = page.waitForResponse(/\/api\/logs$/);
  await page.route(
    (url) => url.pathname === '/es/',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: broken(await response.text()) });
    },
  );
  await page.goto('/es/');
  // This touch starts hydration; until then the page is the server's, which is intact.
  await page.locator('#header-q').hover();
  const heading = page.getByRole('heading', { level: 1, name: 'Error interno' });
  await expect(heading).toBeFocused();
  expect((await answered).status()).toBe(204);
  expect(told.map((fields) => [fields.get('side'), fields.get('path')])).toEqual([
    ['client', '/es/'],
  ]);
  await expect(page.getByText(`Referencia: ${told[0]?.get('reference')}`)).toBeVisible();
  await expect(page.locator('.standalone main')).toHaveCSS('text-align', 'center');
  await axe(page);
  await page.getByRole('searchbox').fill('laguna');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados de «laguna»');
});

test('an unknown newer screen falls back to a message and a search', async ({ page, troubles }) => {
  troubles.expect(/./);
  const told = page.waitForRequest(/\/api\/logs$/);
  await page.route(/\/api\/screens\/page/, async (route) => {
    const response = await route.fetch();
    const shown = (await response.json()) as object; // as: the view of a page
    await route.fulfill({ response, json: { ...shown, screen: 'tomorrow' } });
  });
  await openAwake(page, '/es/mapa-de-sitio/');
  await page.locator('main a[href="/es/paquetes/"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Error interno' })).toBeFocused();
  expect((await told).postData()).toContain('there+is+no+screen+tomorrow');
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a page whose release is gone reloads as a document', async ({ page, troubles }) => {
  troubles.expect(/404/);
  await openAwake(page, '/es/mapa-de-sitio/');
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  const arrived = page.waitForEvent('load');
  await page.locator('main a[href="/es/galeria/"]').click();
  await arrived;
  await expect(page).toHaveURL(/\/es\/galeria\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galería');
});
