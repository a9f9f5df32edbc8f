/** What may run beside the shop itself; what the shop needs to work is not asked about. */
export const consentCategories = ['personalisation', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Lines that a visitor can close: the app for 30 days, the language offer for a week. */
export const closables = ['app', 'banner', 'offer'] as const;
export type Closable = (typeof closables)[number];
