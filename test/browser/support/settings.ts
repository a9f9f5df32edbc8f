import { expect, type Page } from '@playwright/test';
import type { Tongue } from './tongues.js';

export async function useCurrency(page: Page, tongue: Tongue, currency: string): Promise<void> {
  const select = page.locator('#footer-currency');
  if ((await select.inputValue()) === currency) return;
  // On a phone it is inside a fold.
  if (!(await select.isVisible()))
    await page.locator('footer details').filter({ has: select }).locator('summary').click();
  await select.selectOption(currency);
  await page.locator('#settings').getByRole('button', { name: tongue.words.apply }).click();
  await expect(page.locator('main')).toContainText(signOf(currency));
}

const signOf = (currency: string) => (currency === 'EUR' ? '€' : currency);
