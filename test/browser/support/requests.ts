import type { BrowserContext, Page, Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** Follows what every page of a browser context asks for. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const open = new Set<Request>();
    underWay.set(page, open);
    page.on('request', (request) => {
      // A page that the browser fetches ahead is its own affair, and may never be told of again.
      if (request.headers()['sec-purpose']?.includes('prefetch')) return;
      // What the page before had asked for is nobody's any more.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
      open.add(request);
    });
    // A change is over with its answer, which nobody may care to read to its end.
    page.on('response', (response) => {
      if (response.request().method() === 'POST') open.delete(response.request());
    });
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
  });
}

/** The addresses that a page has asked for and that have not answered yet. */
export const requestsUnderWay = (page: Page): readonly string[] =>
  [...(underWay.get(page) ?? [])].map((request) => `asked for: ${request.url()}`);
