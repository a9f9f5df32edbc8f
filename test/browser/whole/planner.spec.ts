import { atRest, openAwake } from '../support/awake.js';
import { axeInBothThemes, expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const dayWord = (page: Page) => page.locator('a[data-island=priced-days]');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /elige tu día/ });
const openDays = (page: Page) => dialogOf(page).locator('label:has(input:enabled)');

async function openDialog(page: Page) {
  await page.goto(spanish.home);
  await dayWord(page).click();
  await expect(openDays(page).first()).toBeVisible();
}

test('requests no day before the first interaction, and shows prices at the first press @phone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('/api/plan/days') && asked.push(one.url()));
  await page.goto(spanish.home);
  await atRest(page);
  expect(asked).toEqual([]);
  await dayWord(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(
    openDays(page)
      .filter({ hasText: /\d,\d{3}/ })
      .first(),
  ).toBeVisible();
  const box = await dialogOf(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
});

test('a pressed day shows in the planner and carries over to the buy page', async ({ page }) => {
  await openDialog(page);
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await expect(dialogOf(page).locator('[aria-busy]')).toHaveCount(0);
  const day = openDays(page).nth(4);
  const value = await day.locator('input').inputValue();
  await day.click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(dayWord(page)).toBeFocused();
  await expect(dayWord(page)).toContainText(
    new RegExp(`${Number(value.slice(8))} .*${value.slice(0, 4)}`),
  );
  await page.getByRole('button', { name: 'Uno más: Adultos (12+)' }).click();
  await page.getByRole('button', { name: 'Ver precio' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${value}&adults=3`));
});

test('works by keyboard: arrows select, Escape closes and returns the focus', async ({ page }) => {
  await openDialog(page);
  await axeInBothThemes(page);
  // The planner's first day may be sold out; then no day is chosen.
  await openDays(page).first().locator('input').focus();
  await page.keyboard.press('Space');
  const chosen = dialogOf(page).locator('input:checked');
  const before = await chosen.inputValue();
  await page.keyboard.press('ArrowRight');
  await expect(chosen).not.toHaveValue(before);
  await expect(dialogOf(page)).toBeVisible();
  const after = await chosen.inputValue();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(dayWord(page)).toBeFocused();
  await expect(page.locator('#planner-date')).toHaveValue(after);
});

test('truncates no product name in any language @everywhere', async ({ page }) => {
  for (const path of ['/es/', '/en/', '/pt/']) {
    await page.goto(path);
    const cut = await page.locator('#planner-product').evaluate((select: HTMLSelectElement) => {
      const { paddingLeft, paddingRight, fontWeight, fontSize, fontFamily } =
        getComputedStyle(select);
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const probe = document.createElement('span');
      probe.style.cssText = `position:absolute;white-space:nowrap;font:${fontWeight} ${fontSize} ${fontFamily}`;
      document.body.append(probe);
      const widthOf = (text: string) => {
        probe.textContent = text;
        return probe.getBoundingClientRect().width;
      };
      return [...select.options].map(({ text }) => text).filter((text) => widthOf(text) > room);
    });
    expect(cut, path).toEqual([]);
  }
});

for (const path of [spanish.home, spanish.park])
  test(`scrolling the page by wheel changes no people count: ${path}`, async ({ page }) => {
    await openAwake(page, path);
    const count = page.locator('[name=adults]').first();
    await count.click();
    const before = await count.inputValue();
    const top = () => page.evaluate(() => window.scrollY);
    const first = await top();
    await page.mouse.wheel(0, 200);
    await expect.poll(top).toBeGreaterThan(first);
    await expect(count).toHaveValue(before);
    await expect(count).not.toBeFocused();
  });
