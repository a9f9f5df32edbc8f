import { openAwake } from './support/awake.js';
import { addButton, chooseDay, summaryOf } from './support/buying.js';
import { monthFromNow } from './support/days.js';
import { openOwnShop } from './support/own-shop.js';
import { expect, type Page, test as base } from './support/shop.js';
import { spanish } from './support/tongues.js';

interface Backends {
  /** Orders a misbehaviour of a backend; it ends with the test. */
  readonly misbehave: (fault: Readonly<Record<string, unknown>>) => Promise<void>;
}

interface OwnShop {
  readonly ownShop: { readonly url: string; readonly sandbox: string };
}

/** A shop of its own, for what its backends do here would reach every visitor of the other one. */
const test = base.extend<Backends, OwnShop>({
  ownShop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const shop = await openOwnShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ ownShop }, use) => {
    await use(ownShop.url);
  },
  misbehave: async ({ ownShop, request }, use) => {
    const faults = `${ownShop.sandbox}/__faults`;
    await use(async (data) => {
      expect((await request.post(faults, { data })).status()).toBe(204);
    });
    await request.delete(faults);
  },
});

// One after the other: they share the shop that they break.
test.describe.configure({ mode: 'default' });

const { words } = spanish;
const calendarDown = { api: 'cart', path: '/xapi/calendar', mode: 'down' };

test('shows the buy page without its calendar, and its days after another try', async ({
  page,
  misbehave,
  request,
  ownShop,
}) => {
  await misbehave(calendarDown);
  await openAwake(page, spanish.park);
  await expect(page.getByRole('heading', { level: 1, name: 'Laguna Nácar' })).toBeVisible();
  const alert = page.locator('#field-date').getByRole('alert');
  await expect(alert).toContainText('Ocurrió un error al cargar el calendario');
  await expect(page.getByRole('button', { name: words.oneMore })).toBeVisible();
  await request.delete(`${ownShop.sandbox}/__faults`);
  await expect(async () => {
    // An answer that takes longer than this try may be there by the next.
    if ((await alert.count()) > 0)
      await alert.getByRole('link', { name: 'Reintentar' }).click({ timeout: 1_000 });
    await expect(alert).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.locator('[data-state=free]').first()).toBeVisible();
});

async function openPriced(page: Page): Promise<void> {
  await openAwake(page, `${spanish.park}?month=${monthFromNow(1)}`);
  await chooseDay(page, spanish, { months: 0, day: 4 });
  await expect(summaryOf(page)).toContainText('2 adultos');
}

test('is busy while the cart is slow, and adds once', async ({ page, misbehave }) => {
  await openPriced(page);
  // Long enough to be seen, and well within what the shop waits for, on a busy machine.
  await misbehave({ api: 'cart', path: '/xapi/shopping-cart/items', mode: 'slow', ms: 2_000 });
  const { width = 0 } = (await addButton(page).boundingBox()) ?? {};
  await addButton(page).dblclick();
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
  expect((await addButton(page).boundingBox())?.width).toBeCloseTo(width, 0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
});

test('keeps every choice when the cart does not answer, and adds at the next try', async ({
  page,
  misbehave,
  request,
  ownShop,
  troubles,
}) => {
  troubles.expect(/status of (422|503)/);
  await openPriced(page);
  await misbehave({ api: 'cart', path: '/xapi/shopping-cart/items', mode: 'down', times: 2 });
  await addButton(page).click();
  const refusal = page.getByText('Hubo un error al actualizar el carrito').first();
  await expect(refusal).toBeVisible();
  await expect(refusal).toBeInViewport();
  await expect(page.locator('[data-chosen]')).toHaveCount(1);
  await request.delete(`${ownShop.sandbox}/__faults`);
  await addButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
