import { openAwake } from '../support/awake.js';
import { tabTo, tabToMain } from '../support/keys.js';
import { expect, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const faq = '/es/preguntas-frecuentes/gran-ceiba/';

test('answers the cookie notice by keys, by what was ticked', async ({ page }) => {
  await openAwake(page, spanish.list);
  const notice = page.locator('#cookies');
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

test('searches from the error page by keys', async ({ page, troubles }) => {
  troubles.expect(/status of 500/);
  await page.goto(spanish.error);
  await tabToMain(page);
  await tabTo(page, page.locator('#error-search'));
  await page.keyboard.type('laguna');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados de «laguna»');
});

test('subscribes by keys, after a form with faults', async ({ page, troubles }) => {
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

test('opens one question after the other by keys, and the address keeps it', async ({ page }) => {
  await openAwake(page, faq);
  await tabToMain(page);
  const first = page.locator('summary').filter({ hasText: '¿Qué llevo a Gran Ceiba?' });
  const second = page.locator('summary').filter({ hasText: '¿Puedo usar mi bloqueador solar?' });
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(first.locator('..')).toHaveAttribute('open');
  await expect(page).toHaveURL(/#\S+/);
  await tabTo(page, second);
  await page.keyboard.press('Space');
  await expect(second.locator('..')).toHaveAttribute('open');
  await expect(first.locator('..')).not.toHaveAttribute('open');
  await expect(page).toHaveURL(/#bloqueador-solar$/);
  await page.reload();
  await expect(second.locator('..')).toHaveAttribute('open');
});

test('compares three places by keys, and takes one away again', async ({ page }) => {
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
