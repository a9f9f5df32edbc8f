import { axe, expect, test } from './support/shop.js';

/** A page whose view lost what its screen needs, as no server of ours writes it. */
const broken = (html: string) => html.replace('"posters":[', '"posters":7,"lost":[');

test('U60 a screen that fails in the browser is replaced by plain words, and told of', async ({
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
