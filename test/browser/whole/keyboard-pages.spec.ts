import { openAwake } from '../support/awake.js';
import { tabTo, tabToMain } from '../support/keys.js';
import { expect, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

test('reaches the cookie notice first, and answers it by keyboard', async ({ page }) => {
  await openAwake(page, spanish.list);
  const notice = page.locator('#cookies');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await tabTo(page, notice.locator('summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, notice.getByRole('checkbox', { name: /^Medición/ }));
  await page.keyboard.press('Space');
  await tabTo(page, notice.getByRole('button', { name: 'Guardar mi elección' }));
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Preferencias de cookies' }));
  await page.keyboard.press('Enter');
  await expect(notice).toBeVisible();
});

test('subscribes by keyboard after a form with errors', async ({ page, troubles }) => {
  troubles.expect(/status of 422/);
  await openAwake(page, '/es/galeria/');
  await tabToMain(page);
  const form = page.locator('#newsletter form');
  await tabTo(page, form.getByRole('button', { name: 'Suscribirme' }));
  await page.keyboard.press('Enter');
  const list = form.getByRole('link', { name: /correo|email/i }).first();
  await tabTo(page, list);
  await page.keyboard.press('Enter');
  const email = form.getByRole('textbox', { name: 'Correo electrónico' });
  await expect(email).toBeFocused();
  await page.keyboard.type(`ana.${Date.now()}@mail.example`);
  await form.getByRole('textbox', { name: 'Nombre' }).focus();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ruiz');
  for (const box of await form.getByRole('checkbox').all()) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  }
  await tabTo(page, form.getByRole('button', { name: 'Suscribirme' }));
  await page.keyboard.press('Enter');
  const done = page
    .locator('#newsletter')
    .getByText('Ya estás en la lista: nuestras novedades llegarán a tu correo');
  await expect(done).toBeFocused();
});

test('compares three places by keyboard and removes one', async ({ page }) => {
  await openAwake(page, '/es/compara-parques-y-tours/');
  await tabToMain(page);
  for (const name of ['Copalera', 'Bruma', 'Guarida']) {
    await tabTo(page, page.getByRole('checkbox', { name: `Elegir ${name} para comparar` }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: 'Comparar' }));
  await page.keyboard.press('Enter');
  const columns = page.getByRole('table').getByRole('columnheader');
  await expect(columns).toHaveCount(4);
  await tabTo(page, page.getByRole('link', { name: 'Solo diferencias' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/only=differences/);
  await tabTo(page, page.getByRole('link', { name: 'Quitar Bruma de la comparación' }));
  await page.keyboard.press('Enter');
  await expect(columns).toHaveText(['Qué se compara', 'Copalera', 'Guarida']);
});
