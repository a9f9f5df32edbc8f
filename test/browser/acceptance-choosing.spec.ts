import { openSettings } from './support/panels.js';
import { screenSizes } from './support/screen-sizes.js';
import { expect, test } from './support/shop.js';
import { spanish } from './support/tongues.js';

const about = '/es/acerca-de-gran-ceiba/';
const compare = '/es/compara-parques-y-tours/';
const hours = /\d{1,2}:\d\d/;

test('U17 says the word again, counts, groups and marks what it found', async ({ page }) => {
  await page.goto('/es/busqueda/?q=ceiba');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ceiba');
  await expect(page).toHaveTitle(/ceiba/);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('ceiba');
  await expect(page.locator('main').getByRole('status')).toHaveText(/^\d+ resultados$/);
  await expect(page.locator('main h2')).toContainText(['Parques', 'Información y ayuda']);
  await expect(page.locator('main mark').first()).toHaveText(/ceiba/i);
});

test('U17 has ways on when nothing was found', async ({ page }) => {
  await page.goto('/es/busqueda/?q=qqzzxx');
  const main = page.locator('main');
  await expect(main.locator('article')).toHaveCount(3);
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
});

test('U17 proposes the spelling that we know', async ({ page }) => {
  await page.goto('/es/busqueda/?q=coplaera');
  const main = page.locator('main');
  await expect(main).toContainText('Quizás quisiste decir: copalera');
  await main
    .getByRole('link', { name: /copalera/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/copalera/i);
  await expect(main.getByRole('status')).toHaveText(/resultado/);
});

test('U18 a card says what, when, how long and from how much, and is one link', async ({
  page,
}) => {
  await page.goto(spanish.list);
  const cards = page.locator('main article');
  expect(await cards.count()).toBeGreaterThan(8);
  for (const card of await cards.all()) {
    await expect(card.getByRole('link')).toHaveCount(1);
    const text = await card.innerText();
    expect(text).toMatch(hours);
    expect(text).toMatch(/\d\s?h\b|Todo el día/);
    expect(text).toMatch(/desde\s+\$[\d,.]+\s+MXN/);
    expect(text.match(/Nocturno|Nuevo/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});

test('U18 a card moves by 4 px at most under the pointer, and is pressed anywhere', async ({
  page,
}) => {
  await page.goto(spanish.list);
  const card = page.locator('main article').nth(2);
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  await card.hover();
  await page.waitForTimeout(400);
  const after = await card.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0))).toBeLessThanOrEqual(4);
  await card.click({ position: { x: 20, y: (after?.height ?? 0) - 20 } });
  await expect(page.getByRole('heading', { level: 1, name: 'Copalera' })).toBeVisible();
});

test('U19 tells the variants of a day apart by words and hours', async ({ page }) => {
  await page.goto(spanish.list);
  const fire = page.locator('main article').filter({ hasText: 'Copalera Fuego' });
  await expect(fire).toContainText('Nocturno');
  await expect(fire).toContainText(hours);
  await page.goto('/es/comprar-mi-entrada/');
  const tickets = page.locator('section[aria-labelledby=step-ticket]');
  const night = tickets.getByRole('link', { name: /Noche/ });
  await expect(night).toContainText(/16:00–22:30/);
});

test('U21 compares four at most, in a real table', async ({ page }) => {
  await page.goto(compare);
  const boxes = page.getByRole('checkbox', { name: /para comparar$/ });
  for (const at of [0, 2, 5, 10]) await boxes.nth(at).check();
  await expect(boxes.nth(1)).toBeDisabled();
  await page.getByRole('button', { name: 'Comparar' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  const rows = table.getByRole('row');
  const before = await rows.count();
  expect(await table.getByRole('rowheader').count()).toBeGreaterThan(8);
  await page.getByRole('link', { name: 'Solo diferencias' }).click();
  await expect.poll(() => rows.count()).toBeLessThan(before);
});

test.describe('on a phone', () => {
  test.use(screenSizes.phone);

  test('U21 keeps the first column and the names in view', async ({ page }) => {
    await page.goto(`${compare}?pick=copalera,bruma,guarida,barlovento`);
    const label = page.getByRole('rowheader', { name: 'Agua' });
    const names = page.getByRole('columnheader', { name: 'Bruma' });
    await label.scrollIntoViewIfNeeded();
    const { x: start = 0 } = (await label.boundingBox()) ?? {};
    const region = page.getByRole('region', { name: 'Comparación' });
    await region.evaluate((part) => part.scrollTo({ left: 120, behavior: 'instant' }));
    expect((await label.boundingBox())?.x).toBeCloseTo(start, 0);
    await region.evaluate((part) => {
      part.scrollIntoView({ block: 'center' });
      part.scrollTo({ top: part.scrollHeight, behavior: 'instant' });
    });
    await expect(page.getByRole('rowheader').last()).toBeInViewport();
    await expect(names).toBeInViewport();
  });
});

for (const path of [spanish.tour, about])
  test(`U22 lists what is included, what is not and what to bring on ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const name of [/^Incluye$/, /^No incluye$/, /^(Trae|Qué llevar)$/]) {
      const part = page.locator('main').getByRole('region', { name });
      await expect(part.getByRole('listitem').first()).toBeVisible();
      expect(await part.evaluate((node) => node.closest('details'))).toBeNull();
    }
  });

test('U48 shows the ways to pay of a currency before it is applied', async ({ page }) => {
  await page.goto(spanish.list);
  const panel = await openSettings(page, spanish);
  await panel.locator('#panel-currency').selectOption('JPY');
  await expect(panel).toContainText('Tarjetas y formas de pago con JPY');
  const ways = panel.getByRole('listitem');
  await expect(ways).not.toHaveCount(0);
  expect((await ways.allInnerTexts()).join()).not.toMatch(/Visa|Mastercard/i);
  await expect(page.locator('main')).toContainText('MXN');
});
