import { expect, type Locator, type Page } from '@playwright/test';
import { daysAfter } from './days.js';

const mostStops = 120;

/** Presses Tab until the focus is on what is meant: only what the keyboard reaches is found. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

/** Goes past the header by the link that every page begins with. */
export async function tabToMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

/** Whether one of what is meant has the focus. */
export async function isFocused(target: Locator): Promise<boolean> {
  return (await target.and(target.page().locator(':focus')).count()) > 0;
}

/** Tabs all around: the focus must stay within, whichever way it goes. */
export async function expectTrapped(page: Page, panel: Locator): Promise<void> {
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const isWithin = () => panel.evaluate((node) => node.contains(document.activeElement));
    await expect.poll(isWithin, { message: key }).toBe(true);
  }
}

/** The day, ISO 8601, that has the focus. */
export const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');

/** A key pressed in the calendar, and the day that it must lead to. */
export async function expectMove(page: Page, key: string, day: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => focusedDay(page), { message: key }).toBe(day);
}

/** Goes on day by day to the first that can be bought, and so can the day after it. */
export async function toFreeDays(page: Page): Promise<string> {
  for (let day = await focusedDay(page), tries = 0; tries < mostStops; tries += 1) {
    if (await areFree(page, [day, daysAfter(day, 1)])) return day;
    day = daysAfter(day, 1);
    await expectMove(page, 'ArrowRight', day);
  }
  throw new Error('no two days after each other can be bought');
}

async function areFree(page: Page, days: readonly string[]): Promise<boolean> {
  const free = days.map((day) => `[data-day="${day}"]:not([aria-disabled=true])`).join();
  return (await page.locator(free).count()) === days.length;
}
