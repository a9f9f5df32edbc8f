import { openAwake } from '../support/awake.js';
import { addButton } from '../support/buying.js';
import { openSettings } from '../support/panels.js';
import { screenSizes } from '../support/screen-sizes.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const { words } = spanish;
const faq = '/es/preguntas-frecuentes/gran-ceiba/';

test.describe('on a phone', () => {
  test.use(screenSizes.phone);

  const bar = (page: Page) => page.locator('[data-bar]');

  test('keeps the bar at the bottom, clear of the focus and of the price', async ({ page }) => {
    await openAwake(page, faq);
    const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(56);
    // It rests on the notice until that is answered, without overlap.
    const notice = await page.locator('#cookies').boundingBox();
    expect(y + height).toBeCloseTo(notice?.y ?? 0, 0);
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeCloseTo(844, 0);
    await expect(bar(page).locator('li')).toHaveText([
      'Inicio',
      'Parques',
      'Tours',
      'Promociones',
      'Más',
    ]);
    for (let stops = 0; stops < 50; stops += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => coveredFocus(page)).toEqual([]);
    }
    await bar(page).getByRole('link', { name: 'Más' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.locator('nav a').first()).toHaveText('Hoteles');
    await page.goto(spanish.tour);
    await expect(addButton(page)).toBeInViewport();
    await expect(bar(page)).toBeHidden();
  });

  test('a new currency updates all amounts at once and keeps scroll and focus', async ({
    page,
  }) => {
    await openAwake(page, spanish.list);
    await page.locator('article').nth(6).scrollIntoViewIfNeeded();
    const panel = await openSettings(page, spanish);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await panel.locator('#panel-currency').selectOption('EUR');
    await expect(page.locator('main')).not.toContainText('€');
    const mixed = await page.evaluateHandle(watchForMixture);
    await panel.getByRole('button', { name: words.apply }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.locator('main')).toContainText('€');
    await expect(page.locator('main')).not.toContainText('MXN');
    expect(await mixed.evaluate(({ seen }) => seen)).toEqual([]);
    await expect(page.locator('#announcer')).toHaveText(/Ahora los precios están en euros/);
    const trigger = page.locator('header').getByRole('link', { name: words.menu, exact: true });
    await expect(trigger).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});

/** The part of the focused control that the bar covers. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector('[data-bar]');
    if (!focused || !bar || focused.closest('[data-bar], #cookies')) return [];
    const { bottom, height } = focused.getBoundingClientRect();
    const isCovered = height > 0 && bottom > bar.getBoundingClientRect().top + 1;
    return isCovered ? [focused.outerHTML.slice(0, 200)] : [];
  });

/** Whether two currencies are visible in one frame. */
function watchForMixture(): { readonly seen: string[] } {
  const seen: string[] = [];
  const look = () => {
    const text = document.querySelector('main')?.textContent ?? '';
    if (text.includes('€') && text.includes('MXN')) seen.push(text.slice(0, 200));
    requestAnimationFrame(look);
  };
  look();
  return { seen };
}

test('names each language in itself, without a flag', async ({ page }) => {
  await page.goto(spanish.list);
  const links = page.locator('footer a[hreflang]');
  await expect(links).toHaveText(['Español', 'English', 'Português']);
  for (const link of await links.all()) {
    expect(await link.getAttribute('lang')).toBe(await link.getAttribute('hreflang'));
    await expect(link.locator('img, svg')).toHaveCount(0);
  }
  const panel = await openSettings(page, spanish);
  const options = panel.locator('#panel-language option');
  await expect(options).toHaveText(['Español', 'English', 'Português']);
  for (const [at, tag] of [/^es/, /^en/, /^pt/].entries())
    await expect(options.nth(at)).toHaveAttribute('lang', tag);
});
