import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { endAnimations } from './animations.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Finding {
  readonly rule: string;
  readonly impact: string;
  readonly where: readonly string[];
}

const findingsOf = ({ violations }: AxeResults): Finding[] =>
  violations.map(({ id, impact, nodes }) => ({
    rule: id,
    impact: impact ?? 'unknown',
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));

/** The rules that a theme's colours can break; all others are the same in each. */
const ofColours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** The one rule of WCAG 2.2 that axe leaves off until asked. */
const all: RunOptions = { rules: { 'target-size': { enabled: true } } };

/**
 * What axe finds on the page as it stands: WCAG 2.2 A and AA, and its best practices. What
 * moves is brought to rest first, for contrast is read off the screen.
 */
export const findingsOfAxe = (page: Page): Promise<readonly Finding[]> => run(page, all);

/** What axe finds on the page in the theme that it has now, once all of it was looked at. */
export const findingsOfColours = (page: Page): Promise<readonly Finding[]> => run(page, ofColours);

async function run(page: Page, options: RunOptions): Promise<readonly Finding[]> {
  await endAnimations(page);
  // Evaluated by the debugger: the page's policy, which forbids strangers' scripts, stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate((given) => {
    const { axe } = window as unknown as { axe: typeof axeCore }; // as: put there above
    // What is right needs no description; only sound, which we have none of, is loaded ahead.
    return axe.run({ resultTypes: ['violations'], preload: false, ...given });
  }, options);
  return findingsOf(results);
}

/** Expects that axe finds nothing on the page as it stands, in the light and in the dark. */
export async function axeInBothThemes(page: Page): Promise<void> {
  await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findingsOfColours(page), `axe in the dark on ${page.url()}`).toEqual([]);
}

/** Expects that axe finds nothing on the page as it stands. */
export async function axe(page: Page): Promise<void> {
  expect(await findingsOfAxe(page), `axe on ${page.url()}`).toEqual([]);
}
