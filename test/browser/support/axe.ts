import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { AxeResults } from 'axe-core';
import { endAnimations } from './animations.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
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

/**
 * What axe finds on the page as it stands: WCAG 2.2 A and AA, and its best practices. What
 * moves is brought to rest first, for contrast is read off the screen.
 */
export async function findingsOfAxe(page: Page): Promise<readonly Finding[]> {
  await endAnimations(page);
  // Evaluated by the debugger: the page's policy, which forbids strangers' scripts, stays in force.
  await page.evaluate(source);
  const results = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: typeof axeCore }; // as: put there above
    // The one rule of WCAG 2.2 that axe leaves off until asked; what is right needs no description.
    return axe.run({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  });
  return findingsOf(results);
}

/** Expects that axe finds nothing on the page as it stands. */
export async function axe(page: Page): Promise<void> {
  expect(await findingsOfAxe(page), `axe on ${page.url()}`).toEqual([]);
}
