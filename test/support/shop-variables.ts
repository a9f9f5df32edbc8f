import { unlimited } from '../../scripts/lib/test-settings.mjs';

export const tokens = {
  CART_API_TOKEN: 'token-of-the-cart-api',
  PAYMENT_API_TOKEN: 'token-of-the-payment-api',
  HOTELS_API_TOKEN: 'token-of-the-hotel-api',
  NEWSLETTER_API_TOKEN: 'token-of-the-newsletter-api',
  SEARCH_API_TOKEN: 'token-of-the-search-api',
  USERS_API_TOKEN: 'token-of-the-users-api',
  MAILBOX_API_TOKEN: 'token-of-the-mailbox-api',
  OAUTH_CLIENT_SECRET: 'a-secret-of-the-client',
  PAYMENT_WEBHOOK_SECRET: 'a-webhook-secret-of-32-characters',
};

interface Places {
  /** Where visitors reach the shop. */
  readonly url: string;
  readonly sandboxUrl: string;
  readonly databaseUrl: string;
}

/** Variables of a sandbox that plays all backends of a shop. */
export const sandboxVariables = ({ url, sandboxUrl, databaseUrl }: Places) => ({
  ...tokens,
  PORT: new URL(sandboxUrl).port,
  HOST: 'localhost',
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: sandboxUrl,
  BFF_WEBHOOK_URL: `${url}/api/webhooks/payment`,
  SANDBOX_FAULTS: 'on',
});

/** Variables of a shop over that sandbox; the ports are the caller's. */
export const shopVariables = ({ url, sandboxUrl, databaseUrl }: Places) => ({
  ...tokens,
  PUBLIC_ORIGIN: url,
  DATABASE_URL: databaseUrl,
  CART_API_URL: `${sandboxUrl}/cart-api`,
  PAYMENT_API_URL: `${sandboxUrl}/payment-api`,
  HOTELS_API_URL: `${sandboxUrl}/hotel-api`,
  NEWSLETTER_API_URL: `${sandboxUrl}/newsletter-api`,
  SEARCH_API_URL: `${sandboxUrl}/search-api`,
  USERS_API_URL: `${sandboxUrl}/users-api`,
  MAILBOX_API_URL: `${sandboxUrl}/mail-api`,
  OAUTH_ISSUER_URL: `${sandboxUrl}/identity`,
  PAYMENT_PAGE_ORIGIN: sandboxUrl,
  SESSION_SECRETS: 'a-session-secret-of-32-characters-and-more',
  GATE_SECRET: 'a-gate-key-of-the-tests',
  LOG_LEVEL: 'info',
  ...unlimited,
});
