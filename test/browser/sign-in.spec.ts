import { errorText } from '@shop/domain';
import { ana, password } from '@shop/test/sign-in';
import { awake, openAwake } from './support/awake.js';
import { axe, expect, type Page, test } from './support/shop.js';

interface Words {
  readonly auth: string;
  readonly account: RegExp;
  readonly email: string;
  readonly password: string;
  readonly enter: string;
  readonly hello: RegExp;
  readonly leave: string;
  readonly google: string;
  readonly remember: string;
  readonly left: string;
}

const words: Readonly<Record<'es' | 'pt', Words>> = {
  es: {
    auth: '/es/auth/',
    account: /\/es\/mi-cuenta\/$/,
    email: 'Correo electrónico',
    password: 'Contraseña',
    enter: 'Entrar',
    hello: /^Hola, Ana/,
    leave: 'Salir',
    google: 'Continuar con Google',
    remember: 'Recordarme en este dispositivo',
    left: 'Cerraste tu sesión',
  },
  pt: {
    auth: '/pt/auth/',
    account: /\/pt\/minha-conta\/$/,
    email: 'E-mail',
    password: 'Senha',
    enter: 'Entrar',
    hello: /^Olá, Ana/,
    leave: 'Sair',
    google: 'Continuar com Google',
    remember: 'Lembrar de mim neste dispositivo',
    left: 'Você saiu da sua conta',
  },
};

async function fill(page: Page, one: Words, typed: string): Promise<void> {
  const form = page.locator('main form').first();
  await form.getByLabel(one.email, { exact: true }).fill(ana);
  await form.getByLabel(one.password, { exact: true }).fill(typed);
  await form.getByRole('button', { name: one.enter, exact: true }).click();
}

const leave = (page: Page, one: Words) =>
  page.locator('main').getByRole('button', { name: one.leave, exact: true }).click();

/** After a change of mind at the network, to be remembered. */
async function signInByNetwork(page: Page, one: Words): Promise<void> {
  const goToNetwork = async () => {
    await page.getByLabel(one.remember).check();
    await page.getByRole('link', { name: one.google }).click();
    await expect(page).toHaveURL(/\/identity\//);
  };
  await goToNetwork();
  await page.getByRole('button').last().click();
  await expect(page).toHaveURL(new RegExp(one.auth));
  await goToNetwork();
  await page.getByRole('button', { name: /Ana Ruiz Pech/ }).click();
  await expect(page).toHaveURL(one.account);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.hello);
  await expect(page.getByText('TQ-7K2M-91XD')).toBeVisible();
  const session = (await page.context().cookies()).find(({ name }) => name === '__Host-sid');
  // A cookie that ends with the browser has -1.
  expect(session?.expires).toBeGreaterThan(0);
}

// The words of all three languages, and the same without a browser, are in the HTTP journeys.
for (const [language, javaScriptEnabled] of [
  ['es', true],
  ['pt', false],
] as const)
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test(`signs in by e-mail, out, and in by a network in ${language}`, async ({
      page,
      troubles,
    }) => {
      troubles.expect(/status of 422/);
      const one = words[language];
      await page.goto(one.auth);
      if (javaScriptEnabled) await awake(page);
      await fill(page, one, 'wrong-password');
      await expect(page.getByText(errorText('INCORRECT_LOGIN', language)).first()).toBeVisible();
      const form = page.locator('main form').first();
      await expect(form.getByLabel(one.email, { exact: true })).toHaveValue(ana);
      await expect(form.getByLabel(one.password, { exact: true })).toHaveValue('');
      if (javaScriptEnabled) await axe(page);
      await fill(page, one, password);
      await expect(page).toHaveURL(one.account);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.hello);
      await expect(page.locator('code', { hasText: 'ANA-BRUMA15' })).toBeVisible();
      await leave(page, one);
      await expect(page.getByText(one.left)).toBeVisible();
      await page.goBack();
      // The page left may still write its own address, which ends goBack's wait too early.
      await expect(page).toHaveURL(/next=/);
      await expect(page.getByRole('link', { name: one.google })).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL(/next=/);
      await signInByNetwork(page, one);
    });
  });

test('comes back to where it was, with the cart', async ({ page, begin }) => {
  const visit = begin();
  await visit.fill();
  await openAwake(page, '/es/entrada-bruma/');
  await page.getByRole('link', { name: 'Inicia sesión' }).first().click();
  await expect(page).toHaveURL(/auth\/\?next=/);
  await awake(page);
  await fill(page, words.es, password);
  await expect(page).toHaveURL(/\/es\/entrada-bruma\/$/);
  await expect(page.getByRole('link', { name: 'Mi cuenta, Ana' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carrito, 1 producto' })).toBeVisible();
});

test('carries the e-mail over to "forgot", and answers alike for everybody', async ({ page }) => {
  await openAwake(page, '/es/auth/');
  const email = page.locator('main form').first().getByLabel('Correo electrónico');
  await email.fill('nobody@mail.example');
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recupera tu contraseña');
  await expect(page.locator('main').getByRole('textbox')).toHaveValue('nobody@mail.example');
  expect(page.url()).not.toContain('mail');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.locator('main')).toContainText('Si hay una cuenta con ese correo');
});

test('is greeted on the way from another site too', async ({ page }) => {
  await openAwake(page, '/es/auth/');
  await fill(page, words.es, password);
  await expect(page).toHaveURL(words.es.account);
  const shop = new URL(page.url());
  // A page of nobody's: a step from it is one from another site.
  await page.goto('about:blank');
  await page.setContent(`<a href="${shop.origin}/es/mi-cuenta/">to the account</a>`);
  await page.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.es.hello);
});

test('makes an account, which is confirmed by the mail that was sent', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 422/);
  const email = `nia.${Date.now()}@mail.example`;
  await openAwake(page, '/es/auth/');
  await page.getByRole('link', { name: 'Crea tu cuenta' }).click();
  const form = page.locator('main form').first();
  await form.getByLabel('Nombre').fill('Nia');
  await form.getByLabel('Apellido').fill('Soto');
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Contraseña', { exact: true }).fill('short');
  await form.getByLabel('País').selectOption('MX');
  await form.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByText(errorText('passwordShort', 'es')).first()).toBeVisible();
  await axe(page);
  await form.getByLabel('Contraseña', { exact: true }).fill('long-enough-for-all');
  await form.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByText('Tu cuenta está casi lista')).toBeVisible();
  const again = page.locator('main form').first();
  await again.getByLabel('Correo electrónico').fill(email);
  await again.getByLabel('Contraseña', { exact: true }).fill('long-enough-for-all');
  await again.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText(errorText('USER_INACTIVE', 'es')).first()).toBeVisible();
});
