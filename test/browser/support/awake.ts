import { expect, type Page } from '@playwright/test';
import { requestsUnderWay } from './requests.js';

/** Touches the page as a passing pointer does, and waits until it is hydrated. */
export async function awake(page: Page): Promise<void> {
  const touched = async () => {
    await page.evaluate(touch);
    return page.evaluate(asleep);
  };
  await expect.poll(touched, { message: 'asleep', intervals }).toEqual([]);
}

/** Waits until requests and animations end; some pages hydrate on their own before that. */
export async function atRest(page: Page): Promise<void> {
  const unrest = async () => [
    ...((await page.evaluate(wakesAtRest)) ? await page.evaluate(asleep) : []),
    ...(await page.evaluate(moving)),
    ...requestsUnderWay(page),
  ];
  await expect.poll(unrest, { message: 'not at rest', intervals }).toEqual([]);
}

const intervals = [20, 20, 50];

/** Pending requests and animations; `isWoken` also touches the page and counts unhydrated parts. */
export async function unrestOf(page: Page, isWoken: boolean): Promise<readonly string[]> {
  if (isWoken) await page.evaluate(touch);
  return [
    ...(isWoken ? await page.evaluate(asleep) : []),
    ...(await page.evaluate(moving)),
    ...requestsUnderWay(page),
  ];
}

export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

/** In the page: the touch that starts hydration; the cookie notice works without it. */
const touch = () =>
  document
    .querySelector(':is(button,input,[data-island]):not(#cookies *)')
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

/** In the page: whether it hydrates without a touch. */
const wakesAtRest = () => document.querySelector('#early[data-rest]') !== null;

/** In the page: parts not yet hydrated; none on a page without scripts. */
function asleep(): readonly string[] {
  if (!document.querySelector('script[src]')) return [];
  const parts = document.querySelectorAll<HTMLElement>('html, [data-late-part]');
  return [...parts]
    .filter(({ dataset }) => dataset.awake === undefined)
    .map(({ tagName, textContent }) => `asleep: ${tagName} ${textContent.trim().slice(0, 20)}`);
}

/** In the page: pending loads and finite animations. */
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
