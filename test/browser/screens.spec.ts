import { addButton, summaryOf } from './support/buying.js';
import { payButton } from './support/checkout.js';
import { openMenu, openSettings } from './support/panels.js';
import { axe, expect, type Page, test, type Troubles } from './support/shop.js';
import { type Tongue, tongues } from './support/tongues.js';
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
  await page.goto(tongue.park + pricedQuery(await visit.aDay(tongue.park)));
  await expect(summaryOf(page)).toContainText('×');
};

const checkout: Screen = async ({ page, tongue, visit }) => {
  await visit.fill();
  await page.goto(tongue.checkout);
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

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

for (const [of, tongue] of tongues.entries())
  test.describe(`in ${tongue.name}`, () => {
    for (const [index, [name, open]] of Object.entries({ ...screens, menu }).entries())
      test(
        `${name}: has no finding, one heading, and never scrolls sideways`,
        {
          // On a desktop each in one language, and the languages in turn.
          tag: name === 'menu' || (index + of) % 3 > 0 ? '@phone' : '@everywhere',
        },
        async ({ page, begin, troubles }, { project }) => {
          await open({ page, tongue, visit: begin(tongue), troubles });
          await expectOneHeading(page, tongue);
          await axe(page);
          await expectNoSidewaysScroll(page);
          if ((index + of) % 3 === 0) {
            await page.emulateMedia({ colorScheme: 'dark' });
            await axe(page);
          }
          if (project.name === 'desktop') return;
          await page.setViewportSize({ width: 320, height: 640 });
          await expectNoSidewaysScroll(page);
        },
      );
  });

for (const scheme of ['light', 'dark'] as const)
  test(`all parts together have no finding in the ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    expect((await page.goto('/__kit'))?.status()).toBe(200);
    await axe(page);
    await expectNoSidewaysScroll(page);
  });

test('every page has a title of its own', async ({ request }) => {
  const pages = tongues.flatMap(({ home, list, tour, park, total, cart, checkout: pay }) => [
    home,
    list,
    tour,
    park,
    total,
    cart,
    pay,
  ]);
  const titles = await Promise.all(
    pages.map(async (path) => {
      const html = await (await request.get(path)).text();
      return /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    }),
  );
  expect(titles.filter((title) => title.length > 60)).toEqual([]);
  expect(titles.filter((title, at) => title === '' || titles.indexOf(title) !== at)).toEqual([]);
});
