import { openAwake } from './support/awake.js';
import { openOwnShop } from './support/own-shop.js';
import { expect, test as base } from './support/shop.js';
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
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
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

const { words } = spanish;
const lost = 'Ocurrió un error al cargar el calendario';
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
  await expect(alert).toContainText(lost);
  await expect(page.getByRole('button', { name: words.oneMore })).toBeVisible();
  await request.delete(`${ownShop.sandbox}/__faults`);
  // The shop leaves a backend alone for a while once it failed; from then on one press is enough.
  const asked = `/api/screens/page?${new URLSearchParams({ path: spanish.park })}`;
  await expect.poll(async () => (await request.get(asked)).text()).not.toContain(lost);
  await alert.getByRole('link', { name: 'Reintentar' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.locator('[data-state=free]').first()).toBeVisible();
});
