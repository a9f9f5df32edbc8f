import type { Language } from '@shop/domain';
import { expect, type Page } from '@playwright/test';
import { atRest } from './awake.js';
import { findingsOfAxe } from './axe.js';
import { notePainting } from './painting.js';
import { scrollToEnd } from './scroll.js';

export interface Expected {
  readonly path: string;
  readonly status: number;
  readonly language: Language;
  readonly isListed: boolean;
}

const mostShift = 0.01;
const narrow = { width: 320, height: 640 };

/** Opens a page and checks all of it; returns the findings as text. */
export async function lookAt(page: Page, expected: Expected): Promise<readonly string[]> {
  const readPainting = await notePainting(page);
  const response = await page.goto(expected.path);
  const status = response?.status();
  const findings = status === expected.status ? [] : [`status ${status}`];
  await atRest(page);
  findings.push(...(await findingsInHead(page, expected)));
  // The browser may report it late, but there always is one.
  await expect.poll(async () => (await readPainting()).isLargestLazy).toBeDefined();
  if ((await readPainting()).isLargestLazy) findings.push('the largest picture is lazy');
  await scrollToEnd(page);
  await atRest(page);
  const { shift } = await readPainting();
  if (shift > mostShift) findings.push(`moves by itself: ${shift.toFixed(3)}`);
  findings.push(
    ...(await findingsOfAxe(page)).map(
      ({ rule, where }) => `axe ${rule}: ${where.join('; ').replace(/\s+/g, ' ')}`,
    ),
  );
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

/** The title of an indexable page names the brand. */
const isTitle = (title: string, isListed: boolean) =>
  title.length <= 60 && (isListed ? title.includes('Coralibrí') : title.trim() !== '');

/** Names the overflowing elements, since the width alone is no help. */
export const findingsOfWidth = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const over = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = over.slice(-3).map(({ tagName, className }) => `${tagName}.${className}`);
    return [`scrolls sideways at ${clientWidth}: ${scrollWidth}, ${names.join(', ')}`];
  });

/** From the narrowest phone to a wide desktop; the last width stays. */
export async function findingsOfWidths(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    findings.push(...(await findingsOfWidth(page)));
  }
  return findings;
}
