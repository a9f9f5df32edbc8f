import { expect, type Locator } from '@playwright/test';

/** The visible total in a part of the page: `$6,844.29 MXN`. */
export async function totalIn(part: Locator): Promise<string> {
  const row = part.locator('p').filter({ hasText: /^\s*Total/, visible: true });
  const seen = row.first().locator('[aria-hidden="true"]').last();
  await expect(seen).toBeVisible();
  return seen.innerText();
}

export async function storyIn(part: Locator, title: string): Promise<string> {
  const story = part.locator('details').filter({ hasText: title, visible: true }).first();
  if ((await story.getAttribute('open')) === null) await story.locator('summary').click();
  return story.innerText();
}
