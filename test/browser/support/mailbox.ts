import type { Page } from '@playwright/test';

/** Opens the link of the newest mail with that subject; returns its token. */
export async function openMail(page: Page, email: string, subject: string): Promise<string> {
  await page.goto(`${process.env.TAQUILLA_SANDBOX ?? ''}/mail`);
  const mail = page.getByRole('article', { name: subject }).filter({ hasText: email }).first();
  const token = await mail.locator('code').innerText();
  await mail.getByRole('link').click();
  return token;
}
