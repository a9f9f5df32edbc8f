import { ana, password } from '@shop/test/sign-in';
import { atRest, awake } from '../support/awake.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';
import type { Visit } from '../support/visits.js';

// Other tests block service workers, which hide requests from them.
test.use({ serviceWorkers: 'allow' });

/** Waits until the worker controls the page and has stored its initial files. */
async function settleWorker(page: Page): Promise<void> {
  await page.goto('/es/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await atRest(page);
}

test('an offline page says so in its language and returns with the connection', async ({
  page,
  context,
}) => {
  const path = '/pt/parques-e-passeios/';
  await settleWorker(page);
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem conexão');
  const picture = page.locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image) => image.clientWidth)).toBeGreaterThan(100);
  await context.setOffline(false);
  await page.locator('.ways a').first().click();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('a page whose connection dropped and returned before its wake-up works as it stands', async ({
  page,
  context,
}) => {
  await page.goto('/es/');
  // The browser fetches its code when idle.
  await expect(page.locator('link[rel=modulepreload]')).not.toHaveCount(0);
  await atRest(page);
  await context.setOffline(true);
  await expect(page.getByText('No hay conexión.').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('#announcer')).not.toBeEmpty();
  const said = await page.locator('#announcer').textContent();
  await awake(page);
  await expect(page.locator('#announcer')).toHaveText(said ?? '');
});

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return lists.flat().map((url) => new URL(url).pathname);
  });

/** Buys, opens the order, and waits until the worker has stored it. Returns its path. */
async function openBought(page: Page, visit: Visit): Promise<string> {
  await visit.fill();
  const order = new URL(await visit.buy(), 'http://shop').pathname;
  await settleWorker(page);
  await page.goto(order);
  await expect.poll(() => keptPaths(page)).toContain(order);
  return order;
}

test('a viewed order is readable offline, and no other', async ({ page, context, begin }) => {
  const order = await openBought(page, begin());
  const codes = page.getByRole('img', { name: spanish.words.qr });
  const count = await codes.count();
  expect(count).toBeGreaterThan(0);
  await expect
    .poll(async () => (await keptPaths(page)).some((path) => /\.css$/.test(path)))
    .toBe(true);
  await context.setOffline(true);
  await page.goto('/es/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión');
  await page.goto(order);
  await expect(codes).toHaveCount(count);
  await expect(codes.first()).toBeVisible();
  await page.goto('/es/orden/TQ-AAAA-AAAA/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión');
});

test('a viewed order is readable while a proxy reports the shop as down', async ({
  page,
  context,
  begin,
  troubles,
}) => {
  troubles.expect(/502/);
  const order = await openBought(page, begin());
  const codes = page.getByRole('img', { name: spanish.words.qr });
  const count = await codes.count();
  expect(count).toBeGreaterThan(0);
  // Routes of a test do not see navigation preloads.
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).navigationPreload.disable();
  });
  await context.route(new RegExp(order), (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await page.goto(order);
  await expect(codes).toHaveCount(count);
});

test('the worker forgets an order that the visitor may no longer see', async ({
  page,
  context,
  begin,
  troubles,
}) => {
  troubles.expect(/404/);
  const order = await openBought(page, begin());
  await context.clearCookies();
  await page.goto(order);
  await expect.poll(() => keptPaths(page)).not.toContain(order);
});

test('the worker forgets an order on sign-out', async ({ page, context, begin }) => {
  const order = await openBought(page, begin());
  await page.goto('/es/auth/');
  await awake(page);
  const form = page.locator('main form').first();
  await form.getByLabel('Correo electrónico', { exact: true }).fill(ana);
  await form.getByLabel('Contraseña', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/es\/mi-cuenta\/$/);
  expect(await keptPaths(page)).toContain(order);
  await page.locator('main').getByRole('button', { name: 'Salir', exact: true }).click();
  await expect(page.getByText('Cerraste tu sesión')).toBeVisible();
  await expect.poll(() => keptPaths(page)).not.toContain(order);
  await context.setOffline(true);
  await page.goto(order);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión');
});

test('the worker caches no page of the shop and no API reply', async ({ page }) => {
  await settleWorker(page);
  await page.goto('/es/parques-y-tours/');
  await page.goto('/es/carrito/');
  const kept = await keptPaths(page);
  expect(kept.length).toBeGreaterThan(4);
  const allowed =
    /^\/(?:offline\/(?:es|en|pt)\.html|standalone\.css|assets\/.*\.woff2|pictures\/.*)$/;
  expect(kept.filter((path) => !allowed.test(path))).toEqual([]);
});
