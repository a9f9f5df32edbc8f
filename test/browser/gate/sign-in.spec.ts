import { errorText } from '@shop/domain';
import { ana, password } from '@shop/test/sign-in';
import { openMail } from '../support/mailbox.js';
import { awake, openAwake } from '../support/awake.js';
import { hold } from '../support/hold.js';
import { axe, expect, type Page, test } from '../support/shop.js';

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

async function fill(page: Page, one: Words, typed: string, email = ana): Promise<void> {
  const form = page.locator('main form').first();
  await form.getByLabel(one.email, { exact: true }).fill(email);
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
  const signIn = () => fill(page, words.es, 'long-enough-for-all', email);
  await signIn();
  await expect(page.getByText(errorText('USER_INACTIVE', 'es')).first()).toBeVisible();

  const passedOn = watchAddresses(page);
  const token = await openMail(page, email, 'Confirma tu cuenta');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirma tu cuenta');
  await expect(page).toHaveURL(/\/es\/confirmar-cuenta\/$/);
  await expect(page.getByLabel('Código del correo')).toHaveCount(0);
  await axe(page);
  await page.getByRole('button', { name: 'Confirmar mi cuenta' }).click();
  await expect(page.getByText('Tu cuenta está confirmada')).toBeVisible();
  expect(passedOn.filter((text) => text.includes(token))).toEqual([]);
  expect(await page.evaluate(left)).not.toContain(token);
  await awake(page);
  await signIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Nia');

  // The same link once more.
  await openMail(page, email, 'Confirma tu cuenta');
  await page.getByRole('button', { name: 'Confirmar mi cuenta' }).click();
  await expect(page.getByText(errorText('tokenEnded', 'es')).first()).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recupera tu contraseña');
});

const code = '**/assets/vendor-*.js';
const linkOfNoMail = '/es/confirmar-cuenta/#a-token-of-43-characters-that-nobody-made-0';

test('asks nobody for the code of a mail while the script is on its way that reads it', async ({
  page,
}) => {
  const { letGo } = await hold(page, code);
  await page.goto(linkOfNoMail, { waitUntil: 'load' });
  const field = page.locator('input[name=token]:not([type=hidden])');
  await expect(field).toBeAttached();
  await expect(field).toBeHidden();
  await letGo();
  await expect(field).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
});

test('asks for the code of a mail where no script comes to read it', async ({ page, troubles }) => {
  troubles.expect(/vendor|ERR_FAILED|Failed to fetch|status of 422/);
  await page.route(code, (route) => route.abort());
  await page.goto(linkOfNoMail, { waitUntil: 'load' });
  const field = page.getByLabel('Código del correo');
  await expect(field).toBeVisible();
  await field.fill(new URL(page.url()).hash.slice(1));
  await page.getByRole('button', { name: 'Confirmar mi cuenta' }).click();
  await expect(page.getByText(errorText('tokenEnded', 'es')).first()).toBeVisible();
});

/** What the browser sends on: addresses as they are asked for, with where they were asked from. */
function watchAddresses(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { referer = '', cookie = '' } = request.headers();
    // The address of a link has the token for the browser alone: the wire never sees what is behind it.
    seen.push(request.url().split('#')[0] ?? '', referer, cookie);
  });
  return seen;
}

/** In the page: what scripts of anybody could still read of where it was. */
const left = () =>
  JSON.stringify([
    document.documentElement.outerHTML,
    document.referrer,
    history.state as unknown,
    { ...localStorage },
    { ...sessionStorage },
    performance.getEntries().map(({ name }) => name),
  ]);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('chooses a password by the code of the mail, and signs in with it', async ({
    page,
    troubles,
  }) => {
    troubles.expect(/status of 422/);
    const email = 'joao.lima@correio.example';
    await page.goto('/pt/forgot/');
    const forgot = page.locator('main form');
    await forgot.getByLabel('E-mail').fill(email);
    await forgot.getByRole('button').click();
    await expect(page.getByText('Se houver uma conta')).toBeVisible();
    const token = await openMail(page, email, 'Escolha uma nova senha');
    const form = page.locator('main form');
    await form.getByLabel('Senha', { exact: true }).fill('uma frase nova');
    await form.getByLabel('Código do e-mail').fill(` ${token} `);
    await form.getByRole('button', { name: 'Salvar a senha' }).click();
    await expect(page.getByText('Sua senha foi salva')).toBeVisible();
    await fill(page, words.pt, 'uma frase nova', email);
    await expect(page).toHaveURL(words.pt.account);
  });
});
