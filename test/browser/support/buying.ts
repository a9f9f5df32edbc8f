import { expect, type Locator, type Page } from '@playwright/test';
import type { Tongue } from './tongues.js';

export const summaryOf = (page: Page): Locator => page.locator('#summary');

/** The visible add button: on a desktop's ticket or in a phone's dock. */
export const addButton = (page: Page): Locator =>
  page.locator('button[formaction="/api/cart/items"]').filter({ visible: true }).last();

export const openDays = (page: Page): Locator =>
  page.locator('[data-state=free], [data-state=best]').filter({ visible: true });

export interface Choice {
  /** How many months to turn, and which free day to choose there. */
  readonly months: number;
  readonly day: number;
}

/** Turns the calendar and chooses a day; returns it as ISO 8601. */
export async function chooseDay(page: Page, tongue: Tongue, choice: Choice): Promise<string> {
  const title = page.locator('#month-0');
  for (let turned = 0; turned < choice.months; turned += 1) {
    const before = await title.innerText();
    await page.getByRole('button', { name: tongue.words.nextMonth }).click();
    await expect(title).not.toHaveText(before);
  }
  const cell = openDays(page).nth(choice.day);
  const day = (await cell.getAttribute('data-day')) ?? '';
  const name = page.locator(`[data-day="${day}"] .co-hidden`);
  const before = await name.innerText();
  await cell.click();
  await expect(page.locator(`[data-day="${day}"][data-chosen]`)).toBeVisible();
  // The day is marked at once; its name changes with the reply.
  await expect(name).not.toHaveText(before);
  return day;
}

/** Chooses the first departure or activity, if the ticket has any. */
export async function chooseFirst(page: Page, name: 'time' | 'component'): Promise<void> {
  const [first] = await page.locator(`input[name=${name}]:enabled`).all();
  if (first) await first.check();
}
