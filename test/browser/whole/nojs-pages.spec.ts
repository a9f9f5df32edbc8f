import { allCombinations, languageLeft, pairwise } from '../support/combinations.js';
import { everyPage } from '../support/every-page.js';
import { findingsOfWidth } from '../support/look-at.js';
import { expect, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

test.use({ javaScriptEnabled: false });

// In the language in which `pages.spec.ts` does not look at it.
test('every kind of page can be read, and fits the narrowest phone', async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const all = allCombinations(await everyPage(baseURL ?? ''));
  const chosen = pairwise(all);
  const listed = new Map(
    all
      .map(({ page: shown }) => shown)
      .filter(({ isListed }) => isListed)
      .map((one) => [one.kind, one]),
  );
  expect(listed.size).toBeGreaterThan(15);
  for (const { kind, paths } of listed.values()) {
    const path = paths[languageLeft(kind, chosen)];
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('main h2').filter({ visible: false }), path).toHaveCount(0);
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
    await page.goto(`${path}#settings`);
    await expect(page.locator('footer #settings form'), path).toBeVisible();
    expect(await findingsOfWidth(page), path).toEqual([]);
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
