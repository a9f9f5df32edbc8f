import { buyTickets } from '../../support/own-tickets.js';
import { awake, openAwake } from '../support/awake.js';
import { chooseDay, chooseFirst, summaryOf } from '../support/buying.js';
import { hold } from '../support/hold.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';
import type { Visit } from '../support/visits.js';

test('returns to the previous scroll position, filter and tab', async ({ page }) => {
  await openAwake(page, spanish.list);
  await page
    .locator('main')
    .getByRole('link', { name: /^Noche/ })
    .click();
  await expect(page.locator('article')).toHaveCount(3);
  const last = page.locator('article').last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.locator('main [aria-current="true"]').first()).toContainText('Noche');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

// The tests' browser has no back/forward cache, so the test dispatches its event.
test('refreshes the cart count on a page restored from the back/forward cache', async ({
  page,
  begin,
}) => {
  await openAwake(page, spanish.list);
  await expect(page.locator('[data-cart-count]')).toHaveText('0');
  await begin().fill();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
});

test('shows the cart as it is once the page wakes', async ({ page, begin }) => {
  const visit = begin();
  await visit.fill();
  await page.goto(spanish.list);
  await visit.stay();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  await awake(page);
  await expect(page.locator('[data-cart-count]')).toHaveText('2');
});

test('another browser shows the same for the address of a selection', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAwake(page, spanish.tour);
  await chooseDay(page, spanish, { months: 1, day: 3 });
  await chooseFirst(page, 'time');
  await page.getByRole('button', { name: spanish.words.oneMore }).click();
  await expect(page).toHaveURL(/children=1/);
  await expect(summaryOf(page).getByText(/^3 \S+$/)).toBeVisible();
  await expect(page.locator('header + [data-on]')).toHaveCount(0);
  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto(page.url());
  // The calendar's second month loads after the page, on both.
  await expect(async () => {
    const [here, there] = await Promise.all([page, other].map((one) => one.innerText('main')));
    expect(there).toBe(here);
  }).toPass({ timeout: 10_000 });
  await other.context().close();
});

test('shows that a page is slow and blocks no input', async ({ page }) => {
  await openAwake(page, spanish.home);
  const strip = page.locator('header + [aria-hidden=true]');
  await expect(strip).toBeHidden();
  const { letGo } = await hold(page, '**/api/screens/page*');
  await page.locator('header nav').getByRole('link', { name: 'Tours' }).click();
  await expect(strip).toBeVisible();
  await expect(strip).toHaveCSS('animation-delay', '0.15s');
  await expect(strip).toHaveCSS('pointer-events', 'none');
  await page.locator('#header-q').fill('ceiba');
  await expect(page.locator('#header-q')).toBeFocused();
  await letGo();
  await expect(page).toHaveURL(/kind=tour/);
  await expect(strip).toBeHidden();
});

interface Press {
  readonly press: string;
  readonly part: string;
  readonly act: (page: Page, visit: Visit) => Promise<void>;
}

const presses: readonly Press[] = [
  {
    press: 'places to compare',
    part: '#title',
    act: async (page) => {
      await openAwake(page, '/es/compara-parques-y-tours/');
      for (const name of ['Copalera', 'Bruma'])
        await page.getByRole('checkbox', { name: `Elegir ${name} para comparar` }).check();
      await page.getByRole('button', { name: 'Comparar' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    press: 'a new day of a ticket',
    part: '#rights',
    act: async (page, visit) => {
      const { path } = await buyTickets(visit.visitor, 'es', ['bruma'], 'dia@mail.example');
      await visit.handOver();
      await openAwake(page, path);
      await page.getByRole('link', { name: /^Cambiar fecha.*Bruma/ }).click();
      await page.locator('#right [data-day][type=submit]:not([aria-disabled])').last().click();
      await page.getByRole('button', { name: /^Cambiar al / }).click();
      await expect(page.getByText(/^Bruma: nueva fecha, /)).toBeVisible();
    },
  },
  {
    press: 'the cheapest days of a package',
    part: '#strip',
    act: async (page) => {
      await openAwake(page, '/es/arma-tu-paquete/?part=bruma&part=guarida&plan=yes');
      await page.getByRole('link', { name: 'Usar estos días' }).first().click();
      await expect(page.locator('#strip > [data-state=dated]')).toHaveCount(2);
    },
  },
];

for (const { press, part, act } of presses)
  test(`the result of a press is in view and has the focus: ${press} @phone`, async ({
    page,
    begin,
  }) => {
    await act(page, begin());
    const result = page.locator(part);
    await expect(result).toBeFocused();
    const inUpperHalf = async () => Math.abs(((await result.boundingBox())?.y ?? 999) - 200);
    await expect.poll(inUpperHalf).toBeLessThanOrEqual(200);
  });
