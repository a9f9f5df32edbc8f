import type { Page } from '@playwright/test';

/**
 * Reads the mailbox of the sandbox as somebody with the e-mail does, and opens the link of the
 * newest mail of that subject; answers the token that it brings.
 */
export async function openMail(page: Page, email: string, subject: string): Promise<string> {
  await page.goto(`${process.env.TAQUILLA_SANDBOX ?? ''}/mail`);
  const mail = page.getByRole('article', { name: subject }).filter({ hasText: email }).first();
  const token = await mail.locator('code').innerText();
  await mail.getByRole('link').click();
  return token;
}
