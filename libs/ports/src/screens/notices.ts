import { action } from './screen.js';

/** What may run beside the shop itself; what the shop needs to work is not asked about. */
export const consentCategories = ['personalisation', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Lines that a visitor can close: the app for 30 days, the language offer for a week. */
export const closables = ['app', 'banner', 'offer'] as const;
export type Closable = (typeof closables)[number];

export interface ConsentInput {
  /** The page that the notice stands on. */
  path: string;
  /** The button that was pressed; `chosen` takes the boxes that are ticked. */
  choice: 'all' | 'none' | 'chosen';
  /** Repeated in a form, a list in JSON. */
  categories?: string | string[];
}

export const giveConsent = action<ConsentInput, null>('/consent');

export interface CloseInput {
  path: string;
  what: Closable;
}

export const closeLine = action<CloseInput, null>('/close');

/** A line of the phone list, by its country: kept as the visitor's own. */
export interface PhoneInput {
  path: string;
  country: string;
}

export const choosePhone = action<PhoneInput, null>('/phone');
