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

/** Rules that depend on a theme's colours; the others are equal in both themes. */
const ofColours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** A rule of WCAG 2.2 that axe disables by default. */
const all: RunOptions = { rules: { 'target-size': { enabled: true } } };

/**
 * Findings for WCAG 2.2 A and AA and best practices. Animations end first: contrast needs pixels.
 */
export const findingsOfAxe = (page: Page): Promise<readonly Finding[]> => run(page, all);

/** Axe's colour findings in the current theme, after a full check. */
const findingsOfColours = (page: Page): Promise<readonly Finding[]> => run(page, ofColours);

async function run(page: Page, options: RunOptions): Promise<readonly Finding[]> {
  await endAnimations(page);
  // Evaluated through the debugger, so the page's Content-Security-Policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof axeCore }; // as: put there above
    // A docked notice covers what scrolls under it; in the flow, each target is checked whole.
    const notice = document.getElementById('cookies');
    if (notice) notice.style.position = 'static';
    // Passed rules need no details; preloading is for sound, which we have none of.
    const found = await axe.run({ resultTypes: ['violations'], preload: false, ...given });
    notice?.style.removeProperty('position');
    return found;
  }, options);
  return findingsOf(results);
}

export async function axeInBothThemes(page: Page): Promise<void> {
  await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findingsOfColours(page), `axe in the dark on ${page.url()}`).toEqual([]);
}

export async function axe(page: Page): Promise<void> {
  expect(await findingsOfAxe(page), `axe on ${page.url()}`).toEqual([]);
}
