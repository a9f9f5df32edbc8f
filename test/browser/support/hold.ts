import type { Page, Route } from '@playwright/test';

/** Holds requests that match a pattern until released; later requests pass. */
export async function hold(page: Page, pattern: string) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(pattern, (route) => (isHolding ? void held.push(route) : route.continue()));
  const letGo = async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
  return { held, letGo };
}
