import { openAwake } from './support/awake.js';
import { addButton, summaryOf } from './support/buying.js';
import { payButton } from './support/checkout.js';
import { openMenu, openSettings } from './support/panels.js';
import { findingsOfWidth } from './support/look-at.js';
import { axeInBothThemes, expect, type Page, test, type Troubles } from './support/shop.js';
import { spanish, type Tongue, tongues } from './support/tongues.js';
import type { Visit } from './support/visits.js';

interface Show {
  readonly page: Page;
  readonly tongue: Tongue;
  readonly visit: Visit;
  readonly troubles: Troubles;
}

/** Brings a screen, in one of its states, in front of the visitor. */
type Screen = (show: Show) => Promise<unknown>;

const pricedQuery = (day: string) => `?date=${day}&adults=2&children=1&infants=1&extras=transport`;

const priced: Screen = async ({ page, tongue, visit }) => {
  await openAwake(page, tongue.park + pricedQuery(await visit.aDay(tongue.park)));
  await expect(summaryOf(page)).toContainText('×');
};

const checkout: Screen = async ({ page, tongue, visit }) => {
  await visit.fill();
  await openAwake(page, tongue.checkout);
  await expect(payButton(page)).toBeVisible();
};

/** States that no address alone brings about; pages as they open are looked at in `pages.spec.ts`. */
const screens: Readonly<Record<string, Screen>> = {
  'list of one filter': ({ page, tongue }) => page.goto(`${tongue.list}?kind=night&sort=price`),
  'buy with a choice of activities': ({ page, tongue }) => page.goto(tongue.total),
  'buy with problems': async ({ page, tongue }) => {
    await page.goto(`${tongue.tour}?date=2020-01-01&adults=40`);
    await expect(page.locator('#problem-date')).toBeVisible();
  },
  'buy with a price': priced,
  'what was added': async (show) => {
    await priced(show);
    await addButton(show.page).click();
    await expect(show.page.getByRole('dialog')).toBeVisible();
  },
  cart: async ({ page, tongue, visit }) => {
    await visit.fill();
    await page.goto(tongue.cart);
    await expect(page.getByRole('group', { name: 'Laguna Nácar' })).toBeVisible();
  },
  checkout,
  'checkout with errors': async (show) => {
    show.troubles.expect(/status of 422/);
    await checkout(show);
    await payButton(show.page).click();
    await expect(show.page.locator('#problems')).toBeVisible();
  },
  order: async ({ page, tongue, visit }) => {
    await visit.fill();
    await page.goto(await visit.buy());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tongue.words.ready);
  },
  settings: async ({ page, tongue }) => {
    await page.goto(tongue.tour);
    await openSettings(page, tongue);
  },
  'settings that ask before they convert': async ({ page, tongue, visit, troubles }) => {
    troubles.expect(/status of 422/);
    await visit.fill();
    await page.goto(tongue.home);
    const panel = await openSettings(page, tongue);
    await panel.locator('#panel-currency').selectOption('COP');
    await panel.getByRole('button', { name: tongue.words.apply }).click();
    await expect(panel.getByRole('button', { name: tongue.words.convert })).toBeVisible();
  },
};

/** The phone's menu has no place on a desktop. */
const menu: Screen = async ({ page, tongue }) => {
  await page.goto(tongue.home);
  await openMenu(page, tongue);
};

async function expectOneHeading(page: Page, tongue: Tongue): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S.* · Coralibrí|^Coralibrí/);
  expect(await page.locator('html').getAttribute('lang')).toMatch(tongue.tag);
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await findingsOfWidth(page)).toEqual([]);

/** Each in one language on a phone and in the next on a desktop, so that all are met by both. */
for (const [index, [name, open]] of Object.entries({ ...screens, menu }).entries())
  test(
    `${name}: has no finding, one heading, and never scrolls sideways`,
    { tag: name === 'menu' ? '@phone' : '@everywhere' },
    async ({ page, begin, troubles, isMobile }) => {
      const tongue = tongues[(index + (isMobile ? 0 : 1)) % tongues.length] ?? spanish;
      await open({ page, tongue, visit: begin(tongue), troubles });
      await expectOneHeading(page, tongue);
      await axeInBothThemes(page);
      await expectNoSidewaysScroll(page);
      if (!isMobile) return;
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    },
  );

test('all parts together have no finding in either theme @everywhere', async ({ page }) => {
  expect((await page.goto('/__kit'))?.status()).toBe(200);
  await axeInBothThemes(page);
  await expectNoSidewaysScroll(page);
});
