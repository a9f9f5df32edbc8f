import type { Locator } from '@playwright/test';
import { endAnimations } from '../support/animations.js';
import { atRest, openAwake } from '../support/awake.js';
import { hold } from '../support/hold.js';
import { openSettings } from '../support/panels.js';
import { screenSizes } from '../support/screen-sizes.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const { words } = spanish;

/** Makes the shop report a currency change, with the page's clock stopped. */
async function causeReport(page: Page): Promise<Locator> {
  await page.goto(spanish.list);
  const panel = await openSettings(page, spanish);
  await panel.locator('#panel-currency').selectOption('EUR');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await panel.getByRole('button', { name: words.apply }).click();
  const report = page.getByRole('region', { name: 'Avisos' }).getByRole('status').first();
  await expect(report).toContainText('Ahora los precios están en euros');
  return report;
}

test('a notice stays for at least six seconds and while hovered, and can be dismissed', async ({
  page,
}) => {
  const report = await causeReport(page);
  await page.clock.runFor(6_500);
  await expect(report).toBeVisible();
  await report.hover();
  await page.clock.runFor(60_000);
  await expect(report).toBeVisible();
  await expect(report.getByRole('link')).toHaveCount(0);
  await page.clock.resume();
  await report.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(report).toHaveCount(0);
});

test('shows a one-line placeholder for payment methods, without layout shift', async ({ page }) => {
  const { held, letGo } = await hold(page, '**/api/screens/methods*');
  await openAwake(page, spanish.list);
  await page.getByRole('link', { name: words.settings }).first().click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Buscando formas de pago')).toHaveCount(1);
  await expect.poll(() => held.length).toBe(1);
  const before = await restingTop(panel);
  await letGo();
  await expect(panel.getByText('Visa')).toBeVisible();
  expect(await restingTop(panel)).toBeCloseTo(before ?? NaN, 0);
});

async function restingTop(panel: Locator): Promise<number | undefined> {
  await endAnimations(panel.page());
  return (await panel.boundingBox())?.y;
}

const notice = (page: Page) => page.locator('#cookies');

test('the cookie notice is small, with equally weighted answers @everywhere', async ({
  page,
  isMobile,
}) => {
  await page.goto(spanish.home);
  const height = (await notice(page).boundingBox())?.height;
  expect(height).toBeLessThanOrEqual(isMobile ? 92 : 64);
  const ways = notice(page).locator('button:visible, summary');
  await expect(ways).toHaveText(['Aceptar', 'Rechazar', 'Elegir']);
  const looks = await ways.evaluateAll((all) =>
    all.map((way) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(way);
      return [color, backgroundColor, borderColor, fontSize, fontWeight].join();
    }),
  );
  expect(new Set(looks).size, looks.join('\n')).toBe(1);
  const boxes = await Promise.all((await ways.all()).map((way) => way.boundingBox()));
  const areas = boxes.map((each) => (each?.width ?? 0) * (each?.height ?? 0));
  expect(Math.max(...areas)).toBeLessThan(Math.min(...areas) * 1.1);
});

/** Interactive parts that the notice covers at every scroll position. */
const neverFree = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, textarea')]
      .filter(
        (one) => !one.closest('#cookies') && one.checkVisibility({ visibilityProperty: true }),
      )
      .filter((one) => {
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('#cookies');
      })
      .map((one) => one.textContent || one.getAttribute('name')),
  );

test('no control stays hidden below the cookie notice', async ({ page }) => {
  for (const path of [spanish.home, spanish.tour, '/es/promociones/']) {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    for (const size of [screenSizes.phone, screenSizes.desktop]) {
      await page.setViewportSize(size.viewport);
      expect([path, await neverFree(page)]).toEqual([path, []]);
    }
  }
});

test('sales pages show no countdown', async ({ page }) => {
  await page.clock.install();
  await page.goto(spanish.tour);
  // A desktop requests its second month after hydration.
  await expect(page.locator('[data-months="2"]')).toBeVisible();
  const before = await page.locator('main').innerText();
  await page.clock.runFor(60_000);
  expect(await page.locator('main').innerText()).toBe(before);
});

test('loads the chat on first open and returns the focus', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/chat')) asked.push(request.url());
  });
  await page.goto(spanish.home);
  await atRest(page);
  const open = page.getByRole('link', { name: 'Chat en vivo' }).last();
  await open.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await open.click();
  const panel = page.getByRole('dialog', { name: 'Chat en vivo' });
  await expect(panel.locator('iframe')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
});

test('lists the contact channels in the same order in footer and panel', async ({ page }) => {
  await openAwake(page, '/es/galeria/');
  const order = await page.locator('footer #contact a').allInnerTexts();
  expect(order.join(' | ')).toMatch(/\+52.* \| Chat en vivo \| Mensajes \| hola@/s);
  await page.getByRole('link', { name: 'Atención al cliente' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText(order);
});
