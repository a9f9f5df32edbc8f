import { expect, type Page } from '@playwright/test';
import { requestsUnderWay } from './requests.js';

/** Waits until the page's own code operates all of it: pressed before, a link is a plain link. */
export async function awake(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(asleep), { message: 'asleep', intervals }).toEqual([]);
}

/** The same while the late parts of the frame are still on their way. */
export const awakeAtFirst = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-awake');

/** Waits until nothing more comes or moves by itself: what is measured now stays as it is. */
export async function atRest(page: Page): Promise<void> {
  const unrest = async () => [
    ...(await page.evaluate(asleep)),
    ...(await page.evaluate(moving)),
    ...requestsUnderWay(page),
  ];
  await expect.poll(unrest, { message: 'not at rest', intervals }).toEqual([]);
}

const intervals = [20, 20, 50];

/** Opens a page and has it awake. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

/** In the page: what of it is not operated yet. A page without a script is operated by nothing. */
function asleep(): readonly string[] {
  if (!document.querySelector('script[src]')) return [];
  const parts = document.querySelectorAll<HTMLElement>('html, [data-part]');
  return [...parts]
    .filter(({ dataset }) => dataset.awake === undefined)
    .map(({ tagName, textContent }) => `asleep: ${tagName} ${textContent.trim().slice(0, 20)}`);
}

/** In the page: what of it is on its way, or moves and has an end to it. */
function moving(): readonly string[] {
  const isOver = ({ timeline, playState, effect }: Animation) =>
    timeline !== document.timeline ||
    playState !== 'running' ||
    effect?.getComputedTiming().endTime === Infinity;
  const animations = document.getAnimations().filter((one) => !isOver(one));
  return [
    ...(document.readyState === 'complete' ? [] : ['the page loads']),
    ...(document.fonts.status === 'loaded' ? [] : ['fonts load']),
    ...animations.map(
      (one) => `moves: ${one instanceof CSSAnimation ? one.animationName : one.id}`,
    ),
  ];
}
