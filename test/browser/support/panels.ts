import { expect, type Locator, type Page } from '@playwright/test';
import { awake } from './awake.js';
import type { Tongue } from './tongues.js';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

export async function openMenu(page: Page, { words }: Tongue): Promise<Locator> {
  await awake(page);
  await page.locator('header').getByRole('link', { name: words.menu, exact: true }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
}

/** Opens language, currency and theme: from a desktop's top line, or a phone's menu. */
export async function openSettings(page: Page, tongue: Tongue): Promise<Locator> {
  if (isPhone(page)) {
    const menu = await openMenu(page, tongue);
    await menu.getByRole('button', { name: tongue.words.settings }).click();
  } else {
    await awake(page);
    await page.getByRole('link', { name: tongue.words.settings }).first().click();
  }
  const panel = page.getByRole('dialog').filter({ has: page.locator('#panel-currency') });
  await expect(panel.getByText('Visa')).toBeVisible();
  return panel;
}
