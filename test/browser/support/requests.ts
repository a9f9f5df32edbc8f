import type { BrowserContext, Page, Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const open = new Set<Request>();
    underWay.set(page, open);
    page.on('request', (request) => {
      // Prefetches belong to the browser, which may never report their end.
      if (request.headers()['sec-purpose']?.includes('prefetch')) return;
      // Drops the requests of the previous page.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
      open.add(request);
    });
    // A change ends with its reply; the page may never read the body to its end.
    page.on('response', (response) => {
      if (response.request().method() === 'POST') open.delete(response.request());
    });
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
  });
}

export const requestsUnderWay = (page: Page): readonly string[] =>
  [...(underWay.get(page) ?? [])].map((request) => `asked for: ${request.url()}`);
