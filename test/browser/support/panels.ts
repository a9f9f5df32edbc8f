import { expect, type Locator, type Page } from '@playwright/test';
import type { Tongue } from './tongues.js';

/** Whether the page is laid out for a phone. */
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/**
 * Waits until a part of the frame has come to life, which is after the page is there. Pressed before
 * that, its links lead to the footer. React leaves its mark on what it has taken over.
 */
export async function untilAlive(part: Locator): Promise<void> {
  const isAlive = () =>
    part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAlive).toBe(true);
}

/** Opens the phone's menu from the header. */
export async function openMenu(page: Page, { words }: Tongue): Promise<Locator> {
  await page.locator('header').getByRole('link', { name: words.menu, exact: true }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
}

/** Opens language, currency and theme: from the strip on a desktop, from the menu on a phone. */
export async function openSettings(page: Page, tongue: Tongue): Promise<Locator> {
  if (isPhone(page)) {
    const menu = await openMenu(page, tongue);
    await menu.getByRole('button', { name: tongue.words.settings }).click();
  } else {
    const trigger = page.getByRole('link', { name: tongue.words.settings }).first();
    await untilAlive(trigger);
    await trigger.click();
  }
  const panel = page.getByRole('dialog').filter({ has: page.locator('#panel-currency') });
  await expect(panel.getByText('Visa')).toBeVisible();
  return panel;
}
