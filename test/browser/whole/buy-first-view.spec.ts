import { pathOf, type Language, languages, type Route } from '@shop/domain';
import en from '../../../apps/web/src/screens/choose/buy/buy.en.json' with { type: 'json' };
import es from '../../../apps/web/src/screens/choose/buy/buy.es.json' with { type: 'json' };
import pt from '../../../apps/web/src/screens/choose/buy/buy.pt.json' with { type: 'json' };
import { atRest, openAwake } from '../support/awake.js';
import { addButton, chooseDay } from '../support/buying.js';
import { expect, type Page, test } from '../support/shop.js';
import { screenSizes } from '../support/screen-sizes.js';
import { spanish } from '../support/tongues.js';

/** The lowest start of the calendar in the first view, by screen height. */
const lowest = { phone: 560, desktop: 620 } as const;

const over = { es: es.facts.over, en: en.facts.over, pt: pt.facts.over };

const places: Readonly<Record<string, Route>> = {
  flagship: { name: 'buyFlagship', params: {} },
  park: { name: 'buyPark', params: { slug: 'copalera' } },
  night: { name: 'buyPark', params: { slug: 'gran-ceiba-noche' } },
  tour: { name: 'buyTour', params: { slug: 'camino-blanco-amanecer' } },
};

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** Where the facts of a product start and end, relative to its ticket. */
const wordsOf = (page: Page) =>
  page.locator('#title').evaluate((title) => {
    const wall = title.closest('[data-wall]');
    const hero = wall?.parentElement;
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
    return {
      facts: box(wall?.querySelector('dl'))?.bottom ?? 0,
      wall: box(wall)?.bottom ?? 0,
      scene: box(hero)?.bottom ?? 0,
      ticket: box(document.querySelector('[aria-labelledby=step-ticket]'))?.top ?? 0,
    };
  });

async function expectDaysFirst(page: Page, language: Language, size: keyof typeof lowest) {
  for (const [place, route] of Object.entries(places)) {
    const path = pathOf(route, language);
    await page.goto(path);
    const named = `${place} in ${language}`;
    // The text after closing time is the longest, so the test sets it at any hour.
    const today = page.locator('[data-wall] dl > :nth-child(2) dd').first();
    await today.evaluate((element, text) => (element.textContent = text), over[language]);
    expect.soft(await topOf(page, '[data-months]'), named).toBeLessThanOrEqual(lowest[size]);
    const { facts, wall, scene, ticket } = await wordsOf(page);
    // The wall continues below the ticket, the scene ends behind it, and no word is covered.
    expect.soft([facts < ticket, ticket < wall, wall < scene], named).toEqual([true, true, true]);
  }
}

for (const [size, tag] of [
  ['desktop', '@desktop'],
  ['phone', '@phone'],
] as const)
  test(`shows the days in the first view of a ${size}`, { tag }, async ({ page }) => {
    for (const language of languages) await expectDaysFirst(page, language, size);
  });

/** The painted scene's address, and the visible share of its width. */
const cropOf = (page: Page) =>
  page.locator('#title').evaluate((title) => {
    const picture = title.closest('[data-wall]')?.parentElement?.querySelector('img');
    const frame = picture?.parentElement?.getBoundingClientRect();
    if (!picture || !frame) throw new Error('there is no scene');
    return {
      address: new URL(picture.currentSrc),
      share: frame.width / picture.getBoundingClientRect().width,
    };
  });

test('crops the scene for the width, also when coming from the cart', async ({ page }) => {
  await openAwake(page, spanish.park);
  await chooseDay(page, spanish, { months: 1, day: 3 });
  await addButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: spanish.words.goToCart }).click();
  await page.getByRole('link', { name: 'Ver más parques y tours' }).click();
  await page.locator(`main a[href^="${spanish.park}"]:visible`).first().click();
  await expect(page.locator('[data-months]')).toBeVisible();
  await atRest(page);
  const wide = await cropOf(page);
  expect(wide).toMatchObject({ share: 1 });
  // Browsers cache a picture once, whatever the fragment.
  expect(wide.address.hash).toBe('');
  await page.setViewportSize(screenSizes.phone.viewport);
  expect((await cropOf(page)).share).toBeCloseTo(0.45, 2);
  for (const width of [768, screenSizes.desktop.viewport.width]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await cropOf(page)).share).toBe(1);
  }
});

test('keeps the total and the button in view and uncovered', async ({ page, begin }) => {
  const day = await begin().aDay(spanish.park);
  await page.goto(`${spanish.park}?date=${day}&adults=2&children=1&extras=transport&extras=photo`);
  await atRest(page);
  const summary = page.locator('#summary');
  for (const [width, height] of [
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const top of [0, 700]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    }
    const right = await summary.evaluate((one) => one.getBoundingClientRect().right);
    const chat = await page.locator('[data-island=chat-panel]').boundingBox();
    expect(chat?.x, `${width}`).toBeGreaterThanOrEqual(right);
  }
});

test('loads pictures of other places when scrolled near, not during selection @phone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(pathOf({ name: 'buyTour', params: { slug: 'ojos-de-agua' } }, 'es'));
  await atRest(page);
  const pictures = await page
    .locator('#others img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
  expect(pictures).toHaveLength(4);
  await page.locator('input[name=adults] ~ button').last().tap();
  await expect(page.locator('input[name=adults]')).toHaveValue('3');
  await atRest(page);
  expect(asked.filter((path) => pictures.includes(path))).toEqual([]);
  await page.locator('#others').scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(pictures.slice(0, 2)));
});
