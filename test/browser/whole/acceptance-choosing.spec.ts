import { atRest, openAwake } from '../support/awake.js';
import { openSettings } from '../support/panels.js';
import { screenSizes } from '../support/screen-sizes.js';
import { expect, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const compare = '/es/compara-parques-y-tours/';

test('a card moves by 4 px at most on hover and is clickable everywhere', async ({ page }) => {
  await openAwake(page, spanish.list);
  const card = page.locator('main article').nth(2);
  await card.scrollIntoViewIfNeeded();
  await atRest(page);
  const before = await card.boundingBox();
  await card.hover();
  await atRest(page);
  const after = await card.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0))).toBeLessThanOrEqual(4);
  await card.click({ position: { x: 20, y: (after?.height ?? 0) - 20 } });
  await expect(page.getByRole('heading', { level: 1, name: 'Copalera' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(screenSizes.phone);

  test('a comparison keeps the first column and the names in view', async ({ page }) => {
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

test('shows the payment methods of a currency before it is applied', async ({ page }) => {
  await page.goto(spanish.list);
  const panel = await openSettings(page, spanish);
  await panel.locator('#panel-currency').selectOption('JPY');
  await expect(panel).toContainText('Formas de pago en JPY');
  const ways = panel.getByRole('listitem');
  await expect(ways).not.toHaveCount(0);
  expect((await ways.allInnerTexts()).join()).not.toMatch(/Visa|Mastercard/i);
  await expect(page.locator('main')).toContainText('MXN');
});
