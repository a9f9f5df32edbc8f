import type { Locator } from '@playwright/test';
import { endAnimations } from '../support/animations.js';
import { atRest, openAwake } from '../support/awake.js';
import { addButton } from '../support/buying.js';
import { hold } from '../support/hold.js';
import { openSettings } from '../support/panels.js';
import { screenSizes } from '../support/screen-sizes.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const { words } = spanish;

/** Has the shop report that prices are in another currency now, with the page's clock standing still. */
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

test('a report stays for more than five seconds', async ({ page }) => {
  const report = await causeReport(page);
  await page.clock.runFor(5_500);
  await expect(report).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(report).toHaveCount(0);
});

test('a report waits for the pointer, and can be sent away', async ({ page }) => {
  const report = await causeReport(page);
  await report.hover();
  await page.clock.runFor(60_000);
  await expect(report).toBeVisible();
  await expect(report.getByRole('link')).toHaveCount(0);
  await page.clock.resume();
  await report.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(report).toHaveCount(0);
});

test('waits for the ways to pay in one line of words, which takes no room away', async ({
  page,
}) => {
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

test('keeps its button where it is while the ways to pay of another currency are asked for', async ({
  page,
}) => {
  await openAwake(page, spanish.list);
  const panel = await openSettings(page, spanish);
  await endAnimations(page);
  const apply = panel.getByRole('button', { name: words.apply });
  const before = await apply.boundingBox();
  const { letGo } = await hold(page, '**/api/screens/methods*');
  for (const currency of ['COP', 'EUR', 'RUB'])
    await test.step(currency, async () => {
      await panel.locator('#panel-currency').selectOption(currency);
      expect((await apply.boundingBox())?.y).toBe(before?.y);
    });
  await letGo();
  await expect(panel.getByText('Buscando formas de pago')).toHaveCount(0);
  expect((await apply.boundingBox())?.y).toBe(before?.y);
  await panel.locator('#panel-currency').selectOption('EUR');
  await expect(panel.getByText('Carte Bancaire')).toBeVisible();
  expect((await apply.boundingBox())?.y).toBe(before?.y);
});

/** Where it ends up once it has moved in. */
async function restingTop(panel: Locator): Promise<number | undefined> {
  await endAnimations(panel.page());
  return (await panel.boundingBox())?.y;
}

test('the subscription error goes back to where one was', async ({ page }) => {
  await page.goto(spanish.list);
  await page.evaluate(() => location.assign('/es/suscripcion-error/'));
  await page.waitForURL(/suscripcion-error/);
  await atRest(page);
  await expect(page.locator('main')).toContainText(
    'Ocurrió un error con tu suscripción. Inténtalo más tarde.',
  );
  await page.getByRole('link', { name: 'Regresar' }).click();
  await expect(page).toHaveURL(new RegExp(`${spanish.list}$`));
});

const notice = (page: Page) => page.locator('#cookies');

test.describe('on a phone', () => {
  test.use(screenSizes.phone);

  test('the cookie notice is small, and no answer weighs more', async ({ page }) => {
    await page.goto(spanish.home);
    expect((await notice(page).boundingBox())?.height).toBeLessThanOrEqual(92);
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

  test('nothing lies over the price bar', async ({ page }) => {
    await page.goto(spanish.tour);
    await notice(page).getByRole('button', { name: 'Rechazar' }).click();
    await expect(notice(page)).toBeHidden();
    const box = await addButton(page).boundingBox();
    const middle = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    const top = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent,
      middle,
    );
    expect(top).toContain(words.add);
  });
});

/** Whatever somebody operates of a page, where the notice lies over it though it was scrolled to. */
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

test('nothing that is operated stays below the cookie notice', async ({ page }) => {
  for (const path of [spanish.home, spanish.tour, '/es/promociones/']) {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    for (const size of [screenSizes.phone, screenSizes.desktop]) {
      await page.setViewportSize(size.viewport);
      expect([path, await neverFree(page)]).toEqual([path, []]);
    }
  }
});

test('the cookie notice is first for a keyboard, and no tag runs before the answer', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '-')) strangers.push(request.url());
  });
  await page.goto(spanish.home);
  await atRest(page);
  expect((await notice(page).boundingBox())?.height).toBeLessThanOrEqual(64);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const accept = notice(page).getByRole('button', { name: 'Aceptar' });
  await expect(accept).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await page.goto(spanish.list);
  await expect(notice(page)).toBeHidden();
  await atRest(page);
  expect(strangers).toEqual([]);
});

test('nothing counts down, and the chat is not over the button', async ({ page }) => {
  await page.clock.install();
  await page.goto(spanish.tour);
  await expect(page.getByRole('link', { name: 'Chat en vivo' }).last()).toBeVisible();
  // A desktop asks for its second month as soon as scripts are there.
  await expect(page.locator('[data-months="2"]')).toBeVisible();
  const before = await page.locator('main').innerText();
  await page.clock.runFor(60_000);
  expect(await page.locator('main').innerText()).toBe(before);
  await addButton(page).scrollIntoViewIfNeeded();
  await addButton(page).click({ trial: true });
});

test('fetches the chat when it is first opened, and gives the focus back', async ({ page }) => {
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

test('has the ways to ask in the same order in the footer and in the panel', async ({ page }) => {
  await openAwake(page, '/es/galeria/');
  const order = (await page.locator('footer #contact a').allInnerTexts()).join(' | ');
  expect(order).toMatch(/\+52.* \| Chat en vivo \| Mensajes \| hola@/s);
  await page.getByRole('link', { name: 'Atención al cliente' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('link').first()).toContainText('+52');
  expect((await panel.getByRole('link').allInnerTexts()).join(' | ')).toBe(order);
});
