import { expect, type Locator, type Page } from '@playwright/test';

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
    expect(await panel.evaluate((node) => node.contains(document.activeElement))).toBe(true);
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
