import { ana, password } from '@shop/test/sign-in';
import { openAwake } from '../support/awake.js';
import { openMenu } from '../support/panels.js';
import { axe, axeInBothThemes, expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';
import { byTurns } from '../support/turns.js';

async function signIn(page: Page): Promise<void> {
  await openAwake(page, '/es/auth/');
  const form = page.locator('main form').first();
  await form.getByLabel('Correo electrónico').fill(ana);
  await form.getByLabel('Contraseña', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/es\/mi-cuenta\/$/);
}

test('greets on every page, in the first HTML', { tag: byTurns(1) }, async ({ page, isMobile }) => {
  await signIn(page);
  await axeInBothThemes(page);
  const response = await page.goto('/es/parques-y-tours/');
  const name = isMobile ? 'Ana Ruiz' : 'Ana';
  const account = page.getByRole('link', { name: `Mi cuenta, ${name}`, exact: true });
  await expect(account).toBeVisible();
  const html = (await response?.text()) ?? '';
  expect(html.includes(`"account":{"kind":"known","name":"${name}"}`)).toBe(true);
});

test('has the account and the way out in the menu @phone', async ({ page }) => {
  await signIn(page);
  await page.goto('/es/');
  const menu = await openMenu(page, spanish);
  await expect(menu.getByRole('link', { name: /Ana Ruiz/ })).toBeVisible();
  await axe(page);
  await menu.getByRole('button', { name: 'Salir' }).click();
  // The menu goes with its page.
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/es\/$/);
  await openMenu(page, spanish);
  await expect(menu.getByRole('link', { name: 'Inicia sesión' })).toBeVisible();
});
