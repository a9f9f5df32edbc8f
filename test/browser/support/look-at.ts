import type { Language } from '@shop/domain';
import type { Page } from '@playwright/test';
import { findingsOfAxe } from './axe.js';
import { scrollToEnd } from './scroll.js';

/** What a page must be, wherever it is looked at. */
export interface Expected {
  readonly path: string;
  readonly status: number;
  readonly language: Language;
  readonly isListed: boolean;
}

const mostShift = 0.01;
const restMs = 1_000;
const mostTries = 40;
const narrow = { width: 320, height: 640 };

/** Opens a page and looks at all of it; answers what is wrong, in words. */
export async function lookAt(page: Page, expected: Expected): Promise<readonly string[]> {
  const response = await page.goto(expected.path);
  const status = response?.status();
  const findings = status === expected.status ? [] : [`status ${status}`];
  findings.push(...(await findingsInHead(page, expected)), ...(await findingsOfLargest(page)));
  await scrollToEnd(page);
  const [axe] = await Promise.all([findingsOfAxe(page), page.waitForTimeout(restMs)]);
  findings.push(
    ...axe.map(({ rule, where }) => `axe ${rule}: ${where.join('; ').replace(/\s+/g, ' ')}`),
  );
  const shift = await shiftOf(page);
  if (shift > mostShift) findings.push(`moves by itself: ${shift.toFixed(3)}`);
  findings.push(...(await findingsOfWidth(page)));
  await page.setViewportSize(narrow);
  return [...findings, ...(await findingsOfWidth(page))];
}

async function findingsInHead(page: Page, { language, isListed }: Expected): Promise<string[]> {
  const seen = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    lang: document.documentElement.lang,
  }));
  return [
    ...(seen.headings === 1 ? [] : [`${seen.headings} h1`]),
    ...(seen.mains === 1 ? [] : [`${seen.mains} main`]),
    ...(isTitle(seen.title, isListed) ? [] : [`title “${seen.title}”`]),
    ...(seen.description || !isListed ? [] : ['no description']),
    ...(seen.lang.startsWith(language) ? [] : [`lang ${seen.lang}`]),
  ];
}

/** A page that may be found by a search says whose it is. */
const isTitle = (title: string, isListed: boolean) =>
  title.length <= 60 && (isListed ? title.includes('Coralibrí') : title.trim() !== '');

/** What the browser notes of the page's painting, with what was noted before it was asked. */
const entriesOf = (page: Page, type: 'layout-shift' | 'largest-contentful-paint') =>
  page.evaluate(
    (kind) =>
      new Promise<{ value: number; isLazy: boolean }[]>((resolve) => {
        interface Noted extends PerformanceEntry {
          readonly value?: number;
          readonly hadRecentInput?: boolean;
          readonly element?: Element | null;
        }
        const noted: Noted[] = [];
        const observer = new PerformanceObserver((list) => noted.push(...list.getEntries()));
        observer.observe({ type: kind, buffered: true });
        setTimeout(() => {
          noted.push(...observer.takeRecords());
          const own = noted.filter(({ hadRecentInput }) => !hadRecentInput);
          const lazy = ({ element }: Noted) => element?.getAttribute('loading') === 'lazy';
          resolve(own.map((one) => ({ value: one.value ?? 0, isLazy: lazy(one) })));
        }, 50);
      }),
    type,
  );

/** How much the page moved by itself, as the browser scores it. */
const shiftOf = async (page: Page) =>
  (await entriesOf(page, 'layout-shift')).reduce((sum, { value }) => sum + value, 0);

/** The browser may be late to note it, but it always has one: a look that finds none is no look. */
async function findingsOfLargest(page: Page): Promise<string[]> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const largest = (await entriesOf(page, 'largest-contentful-paint')).at(-1);
    if (largest) return largest.isLazy ? ['the largest picture is lazy'] : [];
  }
  return ['the browser noted no largest paint'];
}

/** Names what reaches over the edge, for the width alone leads nobody to it. */
const findingsOfWidth = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const over = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = over.slice(-3).map(({ tagName, className }) => `${tagName}.${className}`);
    return [`scrolls sideways at ${clientWidth}: ${scrollWidth}, ${names.join(', ')}`];
  });
