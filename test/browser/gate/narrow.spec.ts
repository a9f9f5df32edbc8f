import type { Page } from '@playwright/test';
import { atRest } from '../support/awake.js';
import { findingsOfWidth } from '../support/look-at.js';
import { screenSizes } from '../support/screen-sizes.js';
import { expect, test } from '../support/shop.js';
import { spanish, tongues } from '../support/tongues.js';

test.use({ ...screenSizes.phone, viewport: { width: 320, height: 640 } });

const closesOnSundays = 'copalera';

/** In the page: texts of one row that overlap. */
const collisions = (page: Page, rows: string, texts: string) =>
  page.evaluate(
    ([row, text]) => {
      const found: string[] = [];
      for (const each of document.querySelectorAll(row)) {
        let end = -Infinity;
        for (const part of each.querySelectorAll(text)) {
          const range = document.createRange();
          range.selectNodeContents(part);
          const { left, right, width } = range.getBoundingClientRect();
          if (width === 0 || getComputedStyle(part).visibility === 'hidden') continue;
          if (left < end) found.push(part.textContent);
          end = right;
        }
      }
      return found;
    },
    [rows, texts] as const,
  );

/** In the page: words that overflow their day or are invisible. */
const wordsOverTheEdge = (page: Page) =>
  page.evaluate(() => {
    const words = [
      ...document.querySelectorAll(':is([data-state=closed],[data-state=soldOut]) > i'),
    ];
    if (words.length === 0) return ['no word to look at'];
    const isOver = (word: Element) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      const { left, right } = range.getBoundingClientRect();
      const day = word.closest('td')?.getBoundingClientRect();
      return (
        !day ||
        getComputedStyle(word).visibility === 'hidden' ||
        left < day.left ||
        right > day.right
      );
    };
    return words.filter(isOver).map(({ textContent }) => textContent);
  });

/** In the page: parts of `main` cut off because they exceed their container. */
const cutParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table, main :has(> table)')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );

async function expectOneRow(page: Page, bar: string) {
  const boxes = await page
    .locator(`${bar} > *`)
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect)); // as: what toJSON makes
  expect(boxes.length).toBeGreaterThan(1);
  const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320);
}

for (const tongue of tongues)
  test(`the narrowest phone: texts of the calendar do not overlap, ${tongue.name}`, async ({
    page,
    begin,
  }) => {
    const path = tongue.park.replace('laguna-nacar', closesOnSundays);
    const day = await begin(tongue).aDay(path);
    await page.goto(`${path}?date=${day}&adults=2`);
    await atRest(page);
    expect(await page.locator('[data-state=closed]').count()).toBeGreaterThan(0);
    expect(await collisions(page, '[role=grid] tr', 'th, button > :last-child')).toEqual([]);
    expect(await findingsOfWidth(page)).toEqual([]);
    await expectOneRow(page, '[data-dock]');
    expect((await page.locator('[data-dock]').boundingBox())?.height).toBeLessThanOrEqual(80);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await wordsOverTheEdge(page), `at ${width}`).toEqual([]);
    }
  });

test('the narrowest phone: the tables of the privacy notice fit', async ({ page }) => {
  await page.goto('/es/aviso-de-privacidad/');
  await expect(page.getByRole('cell', { name: '180 días' }).first()).toBeVisible();
  expect(await cutParts(page)).toEqual([]);
  expect(await findingsOfWidth(page)).toEqual([]);
});

test('the narrowest phone: the bars of home and cart are one row, and nothing overflows', async ({
  page,
  begin,
}) => {
  await page.goto(spanish.home);
  await atRest(page);
  await expectOneRow(page, '[data-bar] ul');
  expect(await collisions(page, '[data-bar] ul', 'a')).toEqual([]);
  const ends = page.locator('[data-bar] li').last();
  expect(await ends.evaluate((last) => last.getBoundingClientRect().right)).toBeLessThan(320);
  expect(await findingsOfWidth(page)).toEqual([]);
  await begin().fill();
  await page.goto(spanish.cart);
  await atRest(page);
  await expectOneRow(page, '[data-dock]');
  expect(await findingsOfWidth(page)).toEqual([]);
});

/** In the page: bars visible at any scroll position. */
const barsInView = () =>
  [...document.querySelectorAll('[data-header] > :last-child, [data-dock], [data-bar], #cookies')]
    .filter((bar) => {
      const { top, bottom, height } = bar.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    })
    .map(({ textContent }) => textContent.trim().slice(0, 20));

test('a low window, as at 400 % zoom: no bar covers the page', async ({ page, begin }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const day = await begin().aDay(spanish.park);
  for (const path of [spanish.home, `${spanish.park}?date=${day}&adults=2`]) {
    await page.goto(path);
    await atRest(page);
    await page.evaluate(() => scrollTo(0, 700));
    expect(await page.evaluate(barsInView), path).toEqual([]);
  }
});

const wordsLeftOf = (line: number) =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((one) => [...one.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right, bottom, width } = range.getBoundingClientRect();
      const isSeen = width > 2 && right > 0 && bottom > 0 && !one.closest('.co-hidden');
      return isSeen && one.checkVisibility() && left < line;
    })
    .map(({ textContent }) => textContent.trim().slice(0, 20));

test('a phone in landscape: no text lies under the notch', async ({ page, begin }) => {
  await page.setViewportSize({ width: 740, height: 500 });
  const browser = await page.context().newCDPSession(page);
  const insets = { left: 47, right: 47, bottom: 21 };
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await begin().fill();
  for (const path of [spanish.home, spanish.cart]) {
    await page.goto(path);
    await atRest(page);
    expect(await page.evaluate(wordsLeftOf, 47), path).toEqual([]);
  }
});

/** In the page: amounts cut off under the text spacing of WCAG 1.4.12. */
function cutAmounts() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
  );
  document.adoptedStyleSheets.push(sheet);
  const amounts = [...document.querySelectorAll('main span[aria-hidden]:has(+ .co-hidden)')];
  const cut = amounts.filter((amount) => {
    let frame: Element | null = amount;
    while (frame && !/hidden|clip/.test(getComputedStyle(frame).overflowX))
      frame = frame.parentElement;
    const edge = frame?.getBoundingClientRect().right ?? innerWidth;
    return amount.getBoundingClientRect().right > edge + 1;
  });
  return { count: amounts.length, cut: cut.map(({ textContent }) => textContent) };
}

test('wide text spacing: no price on a poster is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(spanish.list);
  await atRest(page);
  const { count, cut } = await page.evaluate(cutAmounts);
  expect(count).toBeGreaterThan(5);
  expect(cut).toEqual([]);
});
