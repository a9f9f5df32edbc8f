/** Who buys, how it is paid, the last look. */
export const checkoutSteps = ['contact', 'method', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];
