import { expect, type Locator, type Page } from '@playwright/test';
import type { Tongue } from './tongues.js';

/** The part of the buy page that says what is made and what it costs. */
export const summaryOf = (page: Page): Locator => page.locator('#summary');

/** The add button in view: a desktop has it on the ticket, a phone in its dock. */
export const addButton = (page: Page): Locator =>
  page.locator('button[formaction="/api/cart/items"]').filter({ visible: true }).last();

/** The days of the calendar in view that can be bought. */
export const openDays = (page: Page): Locator =>
  page.locator('[data-state=free], [data-state=best]').filter({ visible: true });

/** A choice as somebody with a pointer makes it. */
export interface Choice {
  /** How many months to turn, and which of the days that can be bought to take there. */
  readonly months: number;
  readonly day: number;
}

/** Turns the calendar and takes a day; answers it, ISO 8601. */
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
  // The mark is there at once; the name says it with the answer.
  await expect(name).not.toHaveText(before);
  return day;
}

/** Takes the first departure and the first activity, where the ticket has such. */
export async function chooseFirst(page: Page, name: 'time' | 'component'): Promise<void> {
  const [first] = await page.locator(`input[name=${name}]:enabled`).all();
  if (first) await first.check();
}
