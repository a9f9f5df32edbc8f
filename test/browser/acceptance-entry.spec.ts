import { addButton } from './support/buying.js';
import { isFocused } from './support/keys.js';
import { openSettings } from './support/panels.js';
import { screenSizes } from './support/screen-sizes.js';
import { expect, type Page, test } from './support/shop.js';
import { spanish } from './support/tongues.js';

const { words } = spanish;
const hours = /\d{1,2}:\d\d/;
const about = '/es/acerca-de-gran-ceiba/';
const faq = '/es/preguntas-frecuentes/gran-ceiba/';
const hotels = '/es/hoteles-coralibri/';
const guide = '/es/guia-de-precios/';
const promotions = '/es/promociones/';

test.describe('U01 without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, path, facts, action } of [
    { name: 'home', path: spanish.home, facts: [/desde/, hours], action: 'Ver precio' },
    { name: 'list', path: spanish.list, facts: [/desde/, hours], action: 'Copalera' },
    { name: 'buy', path: spanish.tour, facts: [/MXN/, hours], action: words.add },
    { name: 'hotels', path: hotels, facts: [/desde/, /por noche/], action: /Arrecife/ },
    { name: 'about', path: about, facts: [/desde/i, hours], action: 'Elige tu día' },
    { name: 'questions', path: faq, facts: [/preguntas/, hours], action: /^Llamar/ },
  ])
    test(`U01 the first HTML of ${name} has heading, facts and the main action`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const main = page.locator('main');
      for (const fact of facts) await expect(main).toContainText(fact);
      const ways = main.getByRole('link', { name: action, exact: typeof action === 'string' });
      const buttons = main.getByRole('button', { name: action });
      await expect(ways.or(buttons).filter({ visible: true }).first()).toBeVisible();
    });
});

test('U02 marks the entry of the header that a page belongs to', async ({ page }) => {
  for (const [path, name] of [
    [spanish.list, 'Parques'],
    [`${spanish.list}?kind=tour`, 'Tours'],
    [hotels, 'Hoteles'],
    [promotions, 'Promociones'],
    ['/es/paquetes/', 'Paquetes'],
  ] as const) {
    await page.goto(path);
    const current = page.locator('header nav [aria-current=page]');
    expect([path, await current.allInnerTexts()]).toEqual([path, [name]]);
  }
});

test.describe('on a phone', () => {
  test.use(screenSizes.phone);

  const bar = (page: Page) => page.locator('[data-bar]');

  test('U02 marks the entry of the bottom bar', async ({ page }) => {
    await page.goto(spanish.list);
    await expect(bar(page).locator('[aria-current=page]')).toHaveText(['Parques']);
  });

  test('U03 keeps the bar at the bottom, clear of the focus and of the price', async ({ page }) => {
    await page.goto(faq);
    const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(56);
    expect(y + height).toBeCloseTo(844, 0);
    await expect(bar(page).locator('li')).toHaveText([
      'Inicio',
      'Parques',
      'Tours',
      'Promociones',
      'Más',
    ]);
    for (let stops = 0; stops < 50; stops += 1) {
      await page.keyboard.press('Tab');
      expect(await coveredFocus(page)).toEqual([]);
    }
    await page.goto(spanish.tour);
    await expect(addButton(page)).toBeInViewport();
    await expect(bar(page)).toBeHidden();
  });

  test('U06 changes all amounts at once, keeps the place and the focus', async ({ page }) => {
    await page.goto(spanish.list);
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
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(page.locator('#announcer')).toHaveText(/Ahora los precios están en euros/);
    const trigger = page.locator('header').getByRole('link', { name: words.menu, exact: true });
    await expect(trigger).toBeFocused();
  });
});

/** What of the focused control lies under the bar. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector('[data-bar]');
    if (!focused || !bar || bar.contains(focused)) return [];
    const { bottom, height } = focused.getBoundingClientRect();
    const isCovered = height > 0 && bottom > bar.getBoundingClientRect().top + 1;
    return isCovered ? [focused.outerHTML.slice(0, 200)] : [];
  });

/** Two currencies on the page at the same moment, as a painting would show them. */
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

test('U05 names each language in itself, without a flag', async ({ page }) => {
  await page.goto(spanish.tour);
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

test('U07 shows language, currency and the ways to pay together', async ({ page }) => {
  await page.goto(spanish.list);
  const panel = await openSettings(page, spanish);
  for (const id of ['language', 'currency', 'theme'])
    await expect(panel.locator(`#panel-${id}`)).toBeVisible();
  await expect(panel).toContainText('Tarjetas y formas de pago con MXN');
  await expect(panel.getByRole('listitem')).toContainText(['Visa']);
});

test('U08 goes back to the place, the filter and the tab that were left', async ({ page }) => {
  await page.goto(spanish.list);
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

// The tests' browser keeps no page for the way back, so the event of such a page is told to it.
test('U08 counts the cart again on a page that was kept for the way back', async ({
  page,
  begin,
}) => {
  await page.goto(spanish.list);
  await expect(page.locator('[data-cart-count]')).toHaveText('0');
  await begin().fill();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
});

const choices: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  [spanish.list]: async (page) => {
    await page.locator('main').getByRole('link', { name: /^Agua/ }).click();
    await page.waitForURL(/kind=water/);
    await page
      .locator('main')
      .getByRole('link', { name: /^Precio/ })
      .click();
  },
  [promotions]: (page) =>
    page
      .locator('main')
      .getByRole('link', { name: /^Códigos/ })
      .click(),
  [guide]: async (page) => {
    const form = page.locator('main form').first();
    await form.getByLabel('Lugar').selectOption({ label: 'Copalera' });
    await form.getByLabel('Mes').selectOption({ index: 2 });
    await form.getByRole('button').click();
  },
  '/es/compara-parques-y-tours/': async (page) => {
    for (const name of ['Bruma', 'Guarida'])
      await page.getByRole('checkbox', { name: `Elegir ${name} para comparar` }).check();
    await page.getByRole('button', { name: 'Comparar' }).click();
    await page.getByRole('link', { name: 'Solo diferencias' }).click();
    await page.waitForURL(/only=differences/);
  },
};

for (const [path, choose] of Object.entries(choices))
  test(`U09 another browser shows the same at the address that ${path} came to`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(path);
    await choose(page);
    await page.waitForURL(/\?/);
    await expect(page.locator('header + [data-on]')).toHaveCount(0);
    const other = await (await browser.newContext({ baseURL })).newPage();
    await other.goto(page.url());
    await expect(page.locator('main')).toHaveText(await other.locator('main').innerText(), {
      useInnerText: true,
    });
    await other.context().close();
  });

test('U11 shows that a page is late, and lets nobody wait for it', async ({ page }) => {
  await page.goto(spanish.home);
  const strip = page.locator('header + [aria-hidden=true]');
  await expect(strip).toBeHidden();
  await page.route('**/api/screens/page*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.locator('header nav').getByRole('link', { name: 'Tours' }).click();
  await expect(strip).toBeVisible();
  await expect(strip).toHaveCSS('animation-delay', '0.15s');
  await expect(strip).toHaveCSS('pointer-events', 'none');
  await page.locator('#header-q').fill('ceiba');
  expect(await isFocused(page.locator('#header-q'))).toBe(true);
  await expect(page).toHaveURL(/kind=tour/);
  await expect(strip).toBeHidden();
});

test('U12 has one header, main and footer, and navigation with a name', async ({ page }) => {
  for (const path of [spanish.home, spanish.tour, about, faq, spanish.cart]) {
    await page.goto(path);
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1);
    for (const nav of await page.getByRole('navigation').all())
      await expect(nav).toHaveAccessibleName(/\S/);
  }
});
