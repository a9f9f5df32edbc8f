import type { Language, ToldEvent, TrackingInfo } from '@shop/domain';

/** Analytics events. They never hold email addresses, order numbers or typed text. */
export type ShopEvent =
  | { readonly event: 'consent'; readonly analytics: boolean; readonly marketing: boolean }
  /** The canonical URL; pages about one visitor have none. */
  | { readonly event: 'page_view'; readonly page: string | undefined }
  /** Clears the previous ecommerce data before each funnel event. */
  | { readonly event?: undefined; readonly ecommerce: null }
  | ToldEvent
  | { readonly event: 'select_language'; readonly language: Language }
  | { readonly event: 'select_currency'; readonly currency: string }
  | { readonly event: 'subscribe' }
  /** Visitor data without an event (docs/rules/sign-in.md#tags). */
  | (TrackingInfo & { readonly event?: undefined })
  | { readonly event: 'search'; readonly attributionToken: string; readonly position: number }
  | {
      readonly event: 'select_result';
      /** URL of the chosen page. */
      readonly page: string;
      readonly attributionToken: string;
      /** From 0, across all result pages. */
      readonly position: number;
    };

declare global {
  interface Window {
    dataLayer?: ShopEvent[];
  }
}

/** Pushes an event to the tags. Without consent there is no `dataLayer`, and the event is lost. */
export const track = (event: ShopEvent): void => void window.dataLayer?.push(event);
