import { languages } from '@shop/domain';
import { everyPage } from './support/every-page.js';
import { expect, test } from './support/shop.js';
import { spanish } from './support/tongues.js';

test.use({ javaScriptEnabled: false });

for (const [at, language] of languages.entries())
  test(`U01 every kind of page can be read in ${language}`, async ({ page, baseURL }) => {
    test.slow();
    const pages = (await everyPage(baseURL ?? '')).filter(({ isListed }) => isListed);
    for (const kind of new Set(pages.map((one) => one.kind))) {
      const ofKind = pages.filter((one) => one.kind === kind);
      const path = ofKind[at % ofKind.length]?.paths[language] ?? '';
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      for (const heading of await page.locator('main h2').all())
        await expect(heading, path).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
      await expect(page.locator('footer #settings form'), path).toBeVisible();
    }
  });

test('subscribes by a plain form, and shows a refused one again as it was', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 422/);
  await page.goto('/es/galeria/');
  const form = page.locator('#newsletter form');
  const fill = async (email: string) => {
    await form.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
    for (const box of await form.getByRole('checkbox').all()) await box.check();
    await form.getByRole('button', { name: 'Suscribirme' }).click();
  };
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await form.getByRole('textbox', { name: 'Apellido' }).fill('Ruiz');
  await fill('ana@');
  await expect(form.getByRole('link', { name: 'Ingrese un correo válido' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
  await fill(`ana.${Date.now()}@mail.example`);
  await expect(page.locator('#newsletter')).toContainText('Ya estás en la lista');
  await expect(page).toHaveURL(/\/es\/galeria\//);
});

test('filters the list, and sorts what was filtered', async ({ page }) => {
  await page.goto(spanish.list);
  const main = page.locator('main');
  await main.getByRole('link', { name: /^Noche/ }).click();
  await expect(main.locator('article')).toHaveCount(3);
  await main.getByRole('link', { name: /^Precio/ }).click();
  await expect(page).toHaveURL(/kind=night.*sort=price|sort=price.*kind=night/);
  await expect(main.locator('article').first()).toContainText('Copalera Fuego');
});

test('shows the prices of the place and month that were chosen', async ({ page }) => {
  await page.goto('/es/guia-de-precios/');
  const form = page.locator('main form').first();
  await form.getByLabel('Lugar').selectOption({ label: 'Copalera' });
  const month = form.getByLabel('Mes');
  const name = await month.locator('option').nth(2).innerText();
  await month.selectOption({ index: 2 });
  await form.getByRole('button', { name: 'Ver precios' }).click();
  await expect(page.locator('main h2').first()).toHaveText(`Copalera · ${name}`);
  await expect(page.getByRole('table').filter({ visible: true })).toContainText(/\d,\d{3}/);
});

test('answers the cookie notice, which then stays away', async ({ page }) => {
  await page.goto(spanish.list);
  const notice = page.locator('#cookies');
  await notice.locator('summary').click();
  await notice.getByRole('checkbox').first().check();
  await notice.getByRole('button', { name: 'Guardar mi elección' }).click();
  await expect(page).toHaveURL(new RegExp(spanish.list));
  await expect(notice).toBeHidden();
  await page.goto(spanish.home);
  await expect(notice).toBeHidden();
});

test('compares what was ticked', async ({ page }) => {
  await page.goto(`${spanish.list}?compare=1`);
  for (const name of ['Copalera', 'Bruma'])
    await page.getByRole('checkbox', { name: `Elegir ${name} para comparar` }).check();
  await page.getByRole('button', { name: 'Comparar' }).click();
  const columns = page.getByRole('table').getByRole('columnheader');
  await expect(columns).toHaveText(['Qué se compara', 'Copalera', 'Bruma']);
  await page.getByRole('link', { name: 'Solo diferencias' }).click();
  await expect(columns).toHaveCount(3);
});
