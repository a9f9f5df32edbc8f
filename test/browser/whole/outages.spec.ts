import { errorText } from '@shop/domain';
import { openAwake } from '../support/awake.js';
import { openOwnShop } from '../support/own-shop.js';
import { monthFromNow } from '../support/days.js';
import { axe, axeInBothThemes, expect, test as base } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

interface Backends {
  /** Turns a switch of the rehearsal on, or all off; they end with the test. */
  readonly turn: (order: Readonly<Record<string, string>>) => Promise<void>;
}

interface OwnShop {
  readonly ownShop: { readonly url: string };
}

/** A shop of its own, for what its backends do here would reach every visitor of the other one. */
const test = base.extend<Backends, OwnShop>({
  ownShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const shop = await openOwnShop({ REHEARSAL: '1' });
      await use(shop);
      await shop.close();
      delete process.env.REHEARSAL;
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ ownShop }, use) => {
    await use(ownShop.url);
  },
  turn: async ({ ownShop, request }, use) => {
    const turn = async (form: Readonly<Record<string, string>>) => {
      const headers = { origin: ownShop.url };
      const options = { form, headers, maxRedirects: 0 };
      const answer = await request.post(`${ownShop.url}/rehearsal/switches`, options);
      expect(answer.status()).toBe(303);
    };
    await use(turn);
    await turn({ off: 'yes' });
  },
});

const { words } = spanish;
const lost = 'Ocurrió un error al cargar el calendario';
const calendarDown = { port: 'cart', path: 'xapi/calendar', mode: 'down' };

test('shows the buy page without its calendar, and its days after another try', async ({
  page,
  turn,
}) => {
  await turn(calendarDown);
  await openAwake(page, spanish.park);
  await expect(page.getByRole('heading', { level: 1, name: 'Laguna Nácar' })).toBeVisible();
  const alert = page.locator('#field-date').getByRole('alert');
  await expect(alert).toContainText(lost);
  await expect(page.getByRole('button', { name: words.oneMore })).toBeVisible();
  await turn({ off: 'yes' });
  await alert.getByRole('link', { name: 'Reintentar' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.locator('[data-state=free]').first()).toBeVisible();
});

test('asks somebody for his number when no rooms can be had, and says what is wrong with it @phone', async ({
  page,
  turn,
  troubles,
}) => {
  troubles.expect(/status of 422/);
  await turn({ port: 'hotels', path: 'hotels/search', mode: 'down' });
  const month = monthFromNow(3);
  // An answer to this form was asked for, so that it is shown while the call centre is open, too.
  const search = `checkin=${month}-12&checkout=${month}-15&rooms=1&adults1=2&callback=no`;
  await openAwake(page, `/en/find-a-room/?${search}`);
  const form = page.locator('#call-back');
  await form.scrollIntoViewIfNeeded();
  await axeInBothThemes(page);
  await form.getByLabel('Name').fill('Ana Ruiz');
  await form.getByLabel('Country').selectOption('MX');
  await form.getByLabel('Phone').fill('soon');
  await form.getByRole('button').click();
  await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await axe(page);
  await form.getByLabel('Phone').fill('998 555 0134');
  await form.getByRole('button').click();
  await expect(page.locator('#rooms').getByRole('status')).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('rehearses a message in Portuguese while a backend has a bad day @phone', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 422/);
  await page.goto('/rehearsal/?language=pt');
  await axe(page);
  await page.getByLabel('Sistema').selectOption('Busca');
  await page.getByLabel('O que faz').selectOption('Fora do ar');
  await page.getByRole('button', { name: 'Ligar', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Busca: Fora do ar');
  await page.getByRole('link', { name: errorText('pastDay', 'pt') }).click();
  await expect(page.locator('#problem-date')).toContainText(errorText('pastDay', 'pt'));
  await expect(page.getByRole('link', { name: /^Ensaio/ })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: /^Ensaio/ }).click();
  await page.getByRole('link', { name: errorText('promoUnknown', 'pt') }).click();
  await expect(page).toHaveURL(/\/api\/cart\/promo$/);
  await expect(page.getByText(errorText('promoUnknown', 'pt'))).toBeVisible();
  await page.goto('/rehearsal/?language=pt');
  await expect(page.getByRole('status')).toHaveText('Busca: Fora do ar');
  await page.getByRole('button', { name: 'Desligar tudo' }).click();
  await expect(page.getByRole('status')).toHaveText('Tudo funciona.');
});
