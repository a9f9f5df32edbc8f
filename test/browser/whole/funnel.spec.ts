import { contact, sellableDays } from '@shop/test/purchases';
import { Visitor } from '@shop/test/visitor';
import { awake } from '../support/awake.js';
import { addButton } from '../support/buying.js';
import { fillCheckout, goToProvider, payWith } from '../support/checkout.js';
import { openOwnShop, type OwnShop } from '../support/own-shop.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

/** The tag manager's events over all pages of a visit. */
interface Told {
  readonly event?: string;
  readonly ecommerce?: {
    readonly currency?: string;
    readonly value?: number;
    readonly items: readonly Readonly<Record<string, unknown>>[];
    readonly transaction_id?: string;
    readonly payment_type?: string;
  } | null;
  readonly withLogin?: string;
}

const tags = 'https://tags.example';
let shop: OwnShop;
test.beforeAll(async () => {
  process.env.TAG_MANAGER_URL = `${tags}/tags.js`;
  shop = await openOwnShop();
  // No other shop of this worker has tags.
  delete process.env.TAG_MANAGER_URL;
});
test.afterAll(() => shop.close());

/** A tag manager that records the queue before and after its load, and all typing. */
const recorder = `
  const tell = (one) => window.tellTest(JSON.stringify(one));
  dataLayer.forEach(tell);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...all) => (all.forEach(tell), push(...all));
  document.addEventListener('input', ({ target }) => tell({ typed: target.value }), true);
`;

async function record(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await page.exposeFunction('tellTest', (text: string) => void told.push(JSON.parse(text)));
  await page.route(`${tags}/tags.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: recorder }),
  );
  return told;
}

const steps = (told: readonly Told[]) =>
  told.flatMap(({ event, ecommerce }) => (ecommerce && event ? [event] : []));
const last = (told: readonly Told[], step: string) =>
  told.filter(({ event }) => event === step).at(-1);

const agree = (page: Page) => page.getByRole('button', { name: 'Aceptar', exact: true }).click();

async function buyPage(): Promise<string> {
  const month = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 7);
  const page = await new Visitor(shop.url).look('buy', `/es/entrada-bruma/?month=${month}`);
  return `${shop.url}/es/entrada-bruma/?date=${sellableDays(page)[0]}&adults=2`;
}

test('sends each funnel event once after consent, without personal data', async ({ page }) => {
  const told = await record(page);
  const isNow = (step: string) =>
    expect.poll(() => steps(told).at(-1), { timeout: 15_000 }).toBe(step);
  await page.goto(`${shop.url}/es/parques-y-tours/`);
  await agree(page);
  await expect.poll(() => told.some(({ withLogin }) => withLogin === 'No')).toBe(true);
  await page.locator('main a[href="/es/entrada-bruma/"]').first().click();
  await expect.poll(() => steps(told)).toEqual(['select_item', 'view_item']);

  await page.goto(await buyPage());
  await expect.poll(() => steps(told)).toEqual(['select_item', 'view_item', 'view_item']);
  await awake(page);
  await addButton(page).click();
  await isNow('add_to_cart');
  const added = last(told, 'add_to_cart');
  expect(added?.ecommerce).toMatchObject({
    currency: 'MXN',
    items: [{ item_id: 'bruma', item_name: 'Bruma', item_variant: 'ADULT', quantity: 2 }],
  });
  const { price } = added?.ecommerce?.items[0] ?? {};
  expect(added?.ecommerce?.value).toBe(Math.round(Number(price) * 200) / 100);
  expect(added?.withLogin).toBe('No');

  await page.goto(`${shop.url}/es/carrito/`);
  await isNow('view_cart');
  expect(last(told, 'view_cart')?.ecommerce).toEqual(added?.ecommerce);
  await awake(page);
  await page.getByRole('button', { name: 'Quitar Bruma' }).click();
  await isNow('remove_from_cart');
  expect(last(told, 'remove_from_cart')?.ecommerce).toEqual(added?.ecommerce);
  await page.getByRole('button', { name: 'Deshacer' }).first().click();
  await isNow('add_to_cart');

  const next = page.locator('main').getByRole('link', { name: spanish.words.goToPayment });
  await next.filter({ visible: true }).last().click();
  await isNow('begin_checkout');
  expect(last(told, 'begin_checkout')?.ecommerce).toEqual(added?.ecommerce);
  const before = told.length;
  await fillCheckout(page);
  await goToProvider(page);
  await payWith(page);
  await page.waitForURL(/\/es\/orden\//);
  await awake(page);
  // No tag runs on checkout or order pages, where it could read personal data.
  expect(told).toHaveLength(before);
  const [, order = 'no order'] = /\/orden\/([^/]+)\//.exec(page.url()) ?? [];
  const code = await page
    .getByText(/^\w{4}-\w{4}-\w{4}$/)
    .first()
    .innerText();
  await page.locator('header').getByRole('link', { name: 'Coralibrí' }).click();
  await isNow('purchase');
  expect(steps(told.slice(before))).toEqual(['add_payment_info', 'purchase']);
  const bought = last(told, 'purchase')?.ecommerce;
  expect(bought).toMatchObject({ currency: 'MXN', value: added?.ecommerce?.value });
  expect(bought?.transaction_id).toMatch(/^[\w-]{20,}$/);
  expect(last(told, 'add_payment_info')?.ecommerce?.payment_type).toMatch(/^[A-Z_]{2,}$/);

  const answered = page.waitForResponse(/\/api\/funnel\/orders/);
  await page.reload();
  await (await answered).finished();
  await awake(page);
  expect(steps(told).filter((step) => step === 'purchase')).toHaveLength(1);

  const text = JSON.stringify(told);
  const canaries = [order, code, contact.email, contact.firstName, contact.lastName, '9981234567'];
  for (const canary of canaries) expect(text).not.toContain(canary);
});

test('sends and requests nothing without consent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(await buyPage());
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await awake(page);
  await addButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`${shop.url}/es/carrito/`);
  await awake(page);
  expect(asked.filter((url) => /funnel|tags\.example/.test(url))).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
