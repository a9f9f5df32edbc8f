import { pathOf } from '@shop/domain';
import { declinedCard, payAt } from '@shop/test/purchases';
import { signIn } from '@shop/test/sign-in';
import { totalIn } from '../support/amounts.js';
import { awake, openAwake } from '../support/awake.js';
import { addButton, summaryOf } from '../support/buying.js';
import { chooseWay, fillContact, nextButton } from '../support/checkout.js';
import { monthFromNow } from '../support/days.js';
import { findingsOfWidth, findingsOfWidths } from '../support/look-at.js';
import { openMenu, openSettings } from '../support/panels.js';
import { axe, axeInBothThemes, expect, type Page, test, type Troubles } from '../support/shop.js';
import { spanish, type Tongue, tongues } from '../support/tongues.js';
import type { Visit } from '../support/visits.js';

interface Show {
  readonly page: Page;
  readonly tongue: Tongue;
  readonly visit: Visit;
  readonly troubles: Troubles;
  readonly look: (name: string) => Promise<void>;
}

const pricedQuery = (day: string) => `?date=${day}&adults=2&children=1&infants=1&extras=transport`;

/** States that need more than an address; `pages.spec.ts` covers pages as they open. */
const ways: Readonly<Record<string, (show: Show) => Promise<void>>> = {
  'a choice of activities': async ({ page, tongue, look }) => {
    await page.goto(tongue.total);
    await look('a choice of activities');
  },
  'problems of a choice': async ({ page, tongue, look }) => {
    await page.goto(`${tongue.tour}?date=2020-01-01&adults=40`);
    await expect(page.locator('#problem-date')).toBeVisible();
    await look('problems of a choice');
  },
  'a price, and what was added': async ({ page, tongue, visit, look }) => {
    await openAwake(page, tongue.park + pricedQuery(await visit.aDay(tongue.park)));
    await expect(summaryOf(page)).toContainText('×');
    await look('a price');
    await addButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('what was added');
  },
  'rooms of a search, one of them chosen': async ({ page, tongue, look }) => {
    const path = pathOf({ name: 'findRoom', params: {} }, tongue.language);
    const dates = `checkin=${monthFromNow(3)}-12&checkout=${monthFromNow(3)}-15`;
    await openAwake(page, `${path}?${dates}&rooms=2&adults1=2&children1=1&age1=6&adults2=2`);
    await look('rooms');
    await page.locator('button[name=choose]:visible').first().click();
    await expect(page.locator('#rooms [aria-current=step]')).toBeFocused();
    await look('one of two rooms');
    expect(await findingsOfWidths(page)).toEqual([]);
    await page.goto(`${path}?checkin=2020-01-01&checkout=2019-01-01&rooms=2&children1=3&promo=%3C`);
    await expect(page.locator('#problem-dates')).toBeVisible();
    await look('problems of a search');
  },
  'a stay in the cart and its order': async ({ page, tongue, visit, look, troubles }) => {
    troubles.expect(/status of 422/);
    await visit.stay();
    await openAwake(page, tongue.cart);
    await look('cart with a stay');
    expect(await findingsOfWidths(page)).toEqual([]);
    await openAwake(page, tongue.checkout);
    await look('checkout with a stay');
    const address = await visit.buy();
    await openAwake(page, address);
    await expect(page.locator('main')).toContainText('Hotel Coralibrí Manglar');
    await look('order with a stay');
    expect(await findingsOfWidths(page)).toEqual([]);
    const { view } = await visit.visitor.look('order', address);
    const move = view.stays?.[0]?.move;
    await openAwake(page, move?.kind === 'open' ? move.href : '');
    await expect(page.locator('#right [data-day]').first()).toBeVisible();
    await look('other nights');
    expect(await findingsOfWidths(page)).toEqual([]);
  },
  'cart and checkout': async ({ page, tongue, visit, look, troubles }) => {
    troubles.expect(/status of 422/);
    await visit.fill();
    await page.goto(tongue.cart);
    await expect(page.getByRole('group', { name: 'Laguna Nácar' })).toBeVisible();
    await look('cart');
    await openAwake(page, tongue.checkout);
    await look('checkout');
    await nextButton(page).click();
    await expect(page.locator('#problems')).toBeVisible();
    await look('problems of the checkout');
    await page.locator('#problems').getByRole('link').first().click();
    await expect(page.locator('input[name=firstName]')).toBeFocused();
    await fillContact(page);
    await nextButton(page).click();
    await expect(page.locator('input[name=method]').first()).toBeVisible();
    for (const way of await page.locator('input[name=method]').all()) {
      await way.check();
      await look(`paying by ${await way.inputValue()}`);
    }
    await chooseWay(page, 'CARD');
    await nextButton(page).click();
    await expect(page.locator('[aria-current=step]')).toContainText('3');
    await look('the last look');
  },
  'a kept price': async ({ page, tongue, visit, look, troubles }) => {
    troubles.expect(/status of 4(00|22)/);
    await visit.fill();
    const { view } = await visit.visitor.look('cart', tongue.cart);
    const address = view.kind === 'filled' ? (view.keep ?? '') : '';
    await openAwake(page, address);
    await look('a kept price');
    await page.locator('form[action="/api/cart/quote"] button').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await look('a kept price that collides with the cart');
    await page.goto(address.slice(0, -1));
    await look('a price that was never kept');
  },
  order: async ({ page, tongue, visit, look }) => {
    await visit.fill();
    await page.goto(await visit.buy());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tongue.words.ready);
    await look('order');
    const rights = page.locator('#rights a[href*="right="]');
    const hrefs = await rights.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? ''),
    );
    expect(hrefs.length).toBeGreaterThan(1);
    for (const href of hrefs) {
      await page.goto(href);
      await expect(page.locator('#right')).toBeVisible();
      await look(`a right of the order: ${href}`);
    }
  },
  'orders that are not paid, or no more': async ({ page, tongue, visit, look }) => {
    await visit.payIn('MXN');
    const { words } = tongue;
    const see = async (address: string, name: string) => {
      await page.goto(address);
      await expect(page.locator('main h1')).not.toHaveText(words.ready);
      await look(name);
    };
    await visit.fill();
    const waiting = await visit.placeTransfer();
    await see(waiting, 'awaiting a transfer');
    await expect(page.getByText(/^7[12]\u00a0h \d+\u00a0min$/)).toBeVisible();
    const { view } = await visit.visitor.look('order', waiting);
    const reference = view.transfer?.reference ?? '';
    const bankDoes = (what: string) =>
      page.request.post(`${process.env.TAQUILLA_SANDBOX ?? ''}/bank/`, {
        form: { reference, what },
      });
    const untilIs = (state: string) =>
      expect.poll(async () => (await visit.visitor.look('order', waiting)).view.state).toBe(state);
    await bankDoes('pass');
    await untilIs('lapsed');
    await see(waiting, 'lapsed');
    await bankDoes('exact');
    await untilIs('refunded');
    await see(waiting, 'refunded');
    await visit.fill();
    const { order, provider } = await visit.beginPaying();
    await see(order, 'being confirmed');
    await payAt(provider, declinedCard);
    await expect
      .poll(async () => (await visit.visitor.look('order', order)).view.state)
      .toBe('failed');
    await see(order, 'failed');
  },
  'an order that is looked for': async ({ page, tongue, look, troubles }) => {
    troubles.expect(/status of 4(04|22)/);
    const order = pathOf({ name: 'order', params: { id: 'TQ-NONE-0001' } }, tongue.language);
    await page.goto(order);
    await look('an order that this browser may not see');
    await page.locator('main a[href*="TQ-NONE-0001"]').click();
    await awake(page);
    await expect(page.locator('input[name=number]')).toHaveValue('TQ-NONE-0001');
    await page.locator('input[name=email]').fill('nobody');
    await page.locator('main form button').last().click();
    await expect(page.locator('input[name=email]')).toBeFocused();
    await look('problems of the search for an order');
    await page.locator('input[name=email]').fill('nobody@mail.example');
    await page.locator('main form button').last().click();
    await expect(page.locator('main p[tabindex]')).toBeFocused();
    await look('the one answer');
  },
  settings: async ({ page, tongue, visit, look, troubles }) => {
    troubles.expect(/status of 422/);
    await visit.fill();
    await page.goto(tongue.cart);
    const before = await totalIn(page.locator('main'));
    const panel = await openSettings(page, tongue);
    await look('settings');
    await panel.locator('#panel-currency').selectOption('COP');
    await panel.getByRole('button', { name: tongue.words.apply }).click();
    await expect(panel.getByRole('button', { name: tongue.words.convert })).toBeVisible();
    await look('settings that ask before they convert');
    expect(await totalIn(page.locator('main'))).toBe(before);
    await panel.getByRole('button', { name: tongue.words.convert }).click();
    await expect(page.locator('main')).toContainText('COP');
    await expect(page.locator('main')).not.toContainText(before);
    await expect(page.locator('[data-cart-count]')).toHaveText('1');
  },
  account: async ({ page, tongue, visit, look }) => {
    await signIn(visit.visitor);
    await visit.handOver();
    await page.goto(pathOf({ name: 'account', params: {} }, tongue.language));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    await look('account');
  },
  menu: async ({ page, tongue, look }) => {
    await page.goto(tongue.home);
    await openMenu(page, tongue);
    await look('menu');
  },
};

async function expectOneHeading(page: Page, tongue: Tongue): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S.* · Coralibrí|^Coralibrí/);
  expect(await page.locator('html').getAttribute('lang')).toMatch(tongue.tag);
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await findingsOfWidth(page)).toEqual([]);

// Languages, themes and widths take turns.
for (const [index, [name, go]] of Object.entries(ways).entries())
  test(
    `${name}: no findings, one heading, no sideways scrolling`,
    { tag: index % 2 === 0 ? '@phone' : '@desktop' },
    async ({ page, begin, troubles, isMobile }) => {
      const tongue = tongues[index % tongues.length] ?? spanish;
      await page.emulateMedia({ colorScheme: index % 4 < 2 ? 'light' : 'dark' });
      const size = page.viewportSize() ?? { width: 0, height: 0 };
      const look = (state: string) =>
        test.step(state, async () => {
          await expectOneHeading(page, tongue);
          // At the top, so that the header covers no target.
          await page.evaluate(() => scrollTo(0, 0));
          await axe(page);
          await expectNoSidewaysScroll(page);
          if (!isMobile) return;
          await page.setViewportSize({ width: 320, height: 640 });
          await expectNoSidewaysScroll(page);
          await page.setViewportSize(size);
        });
      await go({ page, tongue, visit: begin(tongue), troubles, look });
    },
  );

test('all parts together have no findings in either theme', async ({ page }) => {
  expect((await page.goto('/__kit'))?.status()).toBe(200);
  await axeInBothThemes(page);
  await expectNoSidewaysScroll(page);
});
