import { expect, type Locator, type Page } from '@playwright/test';
import { daysAfter } from './days.js';

const mostStops = 120;

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

/** Skips the header by the page's first link. */
export async function tabToMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

export async function isFocused(target: Locator): Promise<boolean> {
  return (await target.and(target.page().locator(':focus')).count()) > 0;
}

/** Tabs in both directions: the focus must stay within the panel. */
export async function expectTrapped(page: Page, panel: Locator): Promise<void> {
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const isWithin = () => panel.evaluate((node) => node.contains(document.activeElement));
    await expect.poll(isWithin, { message: key }).toBe(true);
  }
}

export const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');

/** Presses a key in the calendar and expects the day that gets the focus. */
export async function expectMove(page: Page, key: string, day: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => focusedDay(page), { message: key }).toBe(day);
}

/** Moves day by day to the first of two free days in a row. */
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
