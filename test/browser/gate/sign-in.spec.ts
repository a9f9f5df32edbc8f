import { errorText } from '@shop/domain';
import { ana, password } from '@shop/test/sign-in';
import { openMail } from '../support/mailbox.js';
import { awake, openAwake } from '../support/awake.js';
import { hold } from '../support/hold.js';
import { axe, expect, type Page, test } from '../support/shop.js';

const authPath = '/es/auth/';
const account = /\/es\/mi-cuenta\/$/;
const hello = /^Hola, Ana/;
const google = 'Continuar con Google';

async function fill(page: Page, typed: string, email = ana): Promise<void> {
  const form = page.locator('main form').first();
  await form.getByLabel('Correo electrónico', { exact: true }).fill(email);
  await form.getByLabel('Contraseña', { exact: true }).fill(typed);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
}

const leave = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Salir', exact: true }).click();

/** Cancels at the network once, then signs in with "remember me". */
async function signInByNetwork(page: Page): Promise<void> {
  const goToNetwork = async () => {
    await page.getByLabel('Recordarme en este dispositivo').check();
    await page.getByRole('link', { name: google }).click();
    await expect(page).toHaveURL(/\/identity\//);
  };
  await goToNetwork();
  await page.getByRole('button').last().click();
  await expect(page).toHaveURL(new RegExp(authPath));
  await goToNetwork();
  await page.getByRole('button', { name: /Ana Ruiz Pech/ }).click();
  await expect(page).toHaveURL(account);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hello);
  await expect(page.getByText('TQ-7K2M-91XD')).toBeVisible();
  const session = (await page.context().cookies()).find(({ name }) => name === '__Host-sid');
  // A session cookie has -1.
  expect(session?.expires).toBeGreaterThan(0);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('signs in by email, signs out, and signs in by a network', async ({ page, troubles }) => {
      troubles.expect(/status of 422/);
      await page.goto(authPath);
      if (javaScriptEnabled) await awake(page);
      await fill(page, 'wrong-password');
      await expect(page.getByText(errorText('INCORRECT_LOGIN', 'es')).first()).toBeVisible();
      const form = page.locator('main form').first();
      await expect(form.getByLabel('Correo electrónico', { exact: true })).toHaveValue(ana);
      await expect(form.getByLabel('Contraseña', { exact: true })).toHaveValue('');
      if (javaScriptEnabled) await axe(page);
      await fill(page, password);
      await expect(page).toHaveURL(account);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hello);
      await expect(page.locator('code', { hasText: 'ANA-BRUMA15' })).toBeVisible();
      await leave(page);
      await expect(page.getByText('Cerraste tu sesión')).toBeVisible();
      await page.goBack();
      // The previous page may still update its URL, which ends goBack's wait too early.
      await expect(page).toHaveURL(/next=/);
      await expect(page.getByRole('link', { name: google })).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL(/next=/);
      await signInByNetwork(page);
    });
  });

test('returns to the previous page with the cart', async ({ page, begin }) => {
  const visit = begin();
  await visit.fill();
  await openAwake(page, '/es/entrada-bruma/');
  await page.getByRole('link', { name: 'Inicia sesión' }).first().click();
  await expect(page).toHaveURL(/auth\/\?next=/);
  await awake(page);
  await fill(page, password);
  await expect(page).toHaveURL(/\/es\/entrada-bruma\/$/);
  await expect(page.getByRole('link', { name: 'Mi cuenta, Ana' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carrito, 1 producto' })).toBeVisible();
});

test('is greeted after arriving from another site, too', async ({ page }) => {
  await openAwake(page, '/es/auth/');
  await fill(page, password);
  await expect(page).toHaveURL(account);
  const shop = new URL(page.url());
  // A page of another origin, so that the link is a cross-site navigation.
  await page.goto('about:blank');
  await page.setContent(`<a href="${shop.origin}/es/mi-cuenta/">to the account</a>`);
  await page.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hello);
});

test('creates an account and confirms it by the mail', async ({ page, troubles }) => {
  troubles.expect(/status of 422/);
  const email = `nia.${Date.now()}@mail.example`;
  await openAwake(page, '/es/auth/');
  await page.getByRole('link', { name: 'Crea tu cuenta' }).click();
  const form = page.locator('main form').first();
  await form.getByLabel('Nombre').fill('Nia');
  await form.getByLabel('Apellido').fill('Soto');
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Contraseña', { exact: true }).fill('long-enough-for-all');
  await form.getByLabel('País').selectOption('MX');
  await form.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByText('Tu cuenta está casi lista')).toBeVisible();

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
  await fill(page, 'long-enough-for-all', email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Nia');

  await openMail(page, email, 'Confirma tu cuenta');
  await page.getByRole('button', { name: 'Confirmar mi cuenta' }).click();
  await expect(page.getByText(errorText('tokenEnded', 'es')).first()).toBeVisible();
  await axe(page);
});

const code = '**/assets/vendor-*.js';
const linkOfNoMail = '/es/confirmar-cuenta/#a-token-of-43-characters-that-nobody-made-0';

test('asks for no mailed code while the script that reads it is loading', async ({ page }) => {
  const { letGo } = await hold(page, code);
  await page.goto(linkOfNoMail, { waitUntil: 'load' });
  const field = page.locator('input[name=token]:not([type=hidden])');
  await expect(field).toBeAttached();
  await expect(field).toBeHidden();
  await letGo();
  await expect(field).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
});

test('asks for the mailed code when no script loads', async ({ page, troubles }) => {
  troubles.expect(/vendor|ERR_FAILED|Failed to fetch|status of 422/);
  await page.route(code, (route) => route.abort());
  await page.goto(linkOfNoMail, { waitUntil: 'load' });
  const field = page.getByLabel('Código del correo');
  await expect(field).toBeVisible();
  await field.fill(new URL(page.url()).hash.slice(1));
  await page.getByRole('button', { name: 'Confirmar mi cuenta' }).click();
  await expect(page.getByText(errorText('tokenEnded', 'es')).first()).toBeVisible();
});

/** URLs, referrers and cookies of the browser's requests. */
function watchAddresses(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { referer = '', cookie = '' } = request.headers();
    // The token is in the fragment, which browsers never send.
    seen.push(request.url().split('#')[0] ?? '', referer, cookie);
  });
  return seen;
}

/** In the page: everything a script could read about previous URLs. */
const left = () =>
  JSON.stringify([
    document.documentElement.outerHTML,
    document.referrer,
    history.state as unknown,
    { ...localStorage },
    { ...sessionStorage },
    performance.getEntries().map(({ name }) => name),
  ]);
