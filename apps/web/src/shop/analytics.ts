import type { Language, ToldEvent, TrackingInfo } from '@shop/domain';

/** What the shop tells of. Never an address of a mail, a number of an order, or what was typed. */
export type ShopEvent =
  | { readonly event: 'consent'; readonly analytics: boolean; readonly marketing: boolean }
  /** `page` is its canonical address: pages about one visitor have none. */
  | { readonly event: 'page_view'; readonly page: string | undefined }
  /** Before each step of the funnel, so that nothing of the one before is left in it. */
  | { readonly event?: undefined; readonly ecommerce: null }
  | ToldEvent
  | { readonly event: 'select_language'; readonly language: Language }
  | { readonly event: 'select_currency'; readonly currency: string }
  | { readonly event: 'subscribe' }
  /** Who looks (docs/rules/sign-in.md#tags): no event of its own. */
  | (TrackingInfo & { readonly event?: undefined })
  | { readonly event: 'search'; readonly attributionToken: string; readonly position: number }
  | {
      readonly event: 'select_result';
      /** The address of the page that was taken. */
      readonly page: string;
      readonly attributionToken: string;
      /** From 0, over all pages of results. */
      readonly position: number;
    };

declare global {
  interface Window {
    dataLayer?: ShopEvent[];
  }
}

/** Tells the tags, if there are any: without consent there is no queue, and nothing is kept. */
export const track = (event: ShopEvent): void => void window.dataLayer?.push(event);
