import type { Language } from '@shop/domain';
import { storyIn, totalIn } from '../support/amounts.js';
import { awake } from '../support/awake.js';
import { addButton, chooseDay, chooseFirst, summaryOf } from '../support/buying.js';
import { fillCheckout, goToProvider, payWith } from '../support/checkout.js';
import { useCurrency } from '../support/settings.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish, type Tongue, tongues } from '../support/tongues.js';

interface Trip {
  readonly on: 'phone' | 'desktop';
  readonly tongue: Language;
  readonly hasScripts: boolean;
  /** The name in the list, and the ticket's name if different: `Gran Ceiba Total`. */
  readonly place: string;
  readonly variant?: string;
  readonly currency: string;
}

const total = { place: 'Gran Ceiba', variant: 'Total' };
const fuego = { place: 'Copalera', variant: 'Fuego' };

/** Each buys another product, so they never compete for places; HTTP journeys vary the language. */
const trips: readonly Trip[] = [
  { on: 'phone', tongue: 'en', hasScripts: true, ...fuego, currency: 'USD' },
  { on: 'phone', tongue: 'pt', hasScripts: false, place: 'Camino Blanco', currency: 'EUR' },
  { on: 'desktop', tongue: 'es', hasScripts: true, ...total, currency: 'JPY' },
];

const nameOf = ({ place, variant }: Trip) => (variant ? `${place} ${variant}` : place);

const people = 3;

for (const trip of trips)
  test.describe(trip.hasScripts ? 'with scripts' : 'with forms alone', () => {
    const { on, hasScripts, currency } = trip;
    const tongue = tongues.find(({ language }) => language === trip.tongue) ?? spanish;
    test.use({ javaScriptEnabled: hasScripts });

    test(
      `sells a day out from the home page to its tickets, in ${tongue.name}`,
      { tag: on === 'phone' ? '@phone' : '@desktop' },
      async ({ page }) => {
        await page.goto(tongue.home);
        await useCurrency(page, tongue, currency);
        await findTicket(page, tongue, trip);
        const price = await choose(page, tongue, hasScripts);
        await addAndOpenCart(page, tongue, hasScripts);
        await expectCart(page, tongue, trip, price);
        await expectCheckout(page, tongue, trip);
        await fillCheckout(page);
        expect(await totalIn(page.locator('main'))).toBe(price.total);
        await goToProvider(page);
        await expect(page.locator('.total')).toHaveText(price.total);
        await payWith(page);
        await expectOrder(page, tongue, trip, price);
      },
    );
  });

interface Priced {
  readonly total: string;
  readonly hours: string;
  readonly year: string;
}

/** Home, list, the product's page, and its other ticket if wanted. */
async function findTicket(page: Page, tongue: Tongue, trip: Trip): Promise<void> {
  await page.getByRole('link', { name: tongue.words.allPlaces }).first().click();
  await expect(page).toHaveURL(new RegExp(`${tongue.list}$`));
  await page.locator('main').getByRole('link', { name: trip.place, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trip.place);
  if (!trip.variant) return;
  const segment = page.locator('section[aria-labelledby=step-ticket] a');
  await segment.filter({ hasText: trip.variant }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(trip));
}

async function choose(page: Page, tongue: Tongue, hasScripts: boolean): Promise<Priced> {
  if (hasScripts) await awake(page);
  const day = await chooseDay(page, tongue, { months: 1, day: 9 });
  await chooseFirst(page, 'time');
  await chooseFirst(page, 'component');
  await page.locator('input[name=extras]').first().check();
  const children = page.locator('input[name=children]');
  if (hasScripts) await page.getByRole('button', { name: tongue.words.oneMore }).click();
  else {
    await children.fill('1');
    await children.press('Enter');
  }
  const summary = summaryOf(page);
  await expect(summary.getByText(new RegExp(`^${people} \\S+$`))).toBeVisible();
  await expect(summary.locator('li').filter({ hasText: '×' })).toBeVisible();
  expect(await storyIn(summary, tongue.words.story)).toContain(tongue.words.listPrice);
  const facts = page.locator('main dl').first();
  await expect(facts).toContainText(tongue.words.localTime);
  return {
    total: await totalIn(summary),
    year: day.slice(0, 4),
    hours: (await facts.innerText()).match(/\d?\d(?::\d\d|h\d?\d?)/)?.[0] ?? 'no hours',
  };
}

async function addAndOpenCart(page: Page, tongue: Tongue, hasScripts: boolean): Promise<void> {
  await addButton(page).click();
  if (hasScripts)
    await page.getByRole('dialog').getByRole('link', { name: tongue.words.goToCart }).click();
  await expect(page).toHaveURL(new RegExp(`${tongue.cart}$`));
}

async function expectCart(page: Page, tongue: Tongue, trip: Trip, price: Priced): Promise<void> {
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  const line = page.getByRole('group', { name: nameOf(trip) });
  await expect(line).toBeVisible();
  expect(await storyIn(line, tongue.words.story)).toContain(tongue.words.listPrice);
  expect(await totalIn(page.locator('main'))).toBe(price.total);
  const next = page.locator('main').getByRole('link', { name: tongue.words.goToPayment });
  await next.filter({ visible: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`${tongue.checkout}$`));
}

async function expectCheckout(page: Page, { words }: Tongue, trip: Trip) {
  const notice = page.locator('main').getByText(words.noVisa);
  if (trip.currency === 'JPY') await expect(notice).toBeVisible();
  else await expect(notice).toHaveCount(0);
}

/** Expects the order with its tickets, also after a reload. */
async function expectOrder(page: Page, tongue: Tongue, trip: Trip, price: Priced) {
  const { words } = tongue;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ready);
  const main = page.locator('main');
  await expect(main).toContainText(/TQ-[A-Z0-9]+/);
  await expect(main.getByRole('heading', { level: 3, name: nameOf(trip) }).first()).toBeVisible();
  const codes = main.getByRole('img', { name: words.qr });
  await expect(codes).toHaveCount(people);
  for (const code of await codes.all())
    expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(160);
  await expect(main).toContainText(price.hours);
  await expect(main).toContainText(words.localTime);
  await expect(main).toContainText(price.year);
  expect(await storyIn(main, words.story)).toContain(words.listPrice);
  expect(await totalIn(main)).toBe(price.total);
  await expect(page.locator('[data-cart-count]')).toHaveText('0');
  const before = await main.locator('article').allTextContents();
  await page.reload();
  expect(await main.locator('article').allTextContents()).toEqual(before);
  await expect(main.getByRole('img', { name: words.qr })).toHaveCount(people);
}
