import express, { type Express } from 'express';
import { chatRoutes } from './chat/routes.js';
import type { Config } from './config/config.js';
import { bearer, siteHeaders } from './http/bearer.js';
import type { Faults } from './http/faults.js';
import { hotelRoutes } from './hotels/routes.js';
import type { Identity } from './identity/identity.js';
import { identityRoutes } from './identity/routes.js';
import { letterRoutes, mailboxRoutes } from './mailbox/routes.js';
import { newsletterRoutes } from './newsletter/routes.js';
import { pageStyleRoutes } from './pages/page-guard.js';
import { instalmentRoutes } from './instalments/routes.js';
import { isPaid } from './payment/intent.js';
import { bankRoutes } from './payment/bank-page.js';
import { payPageRoutes } from './payment/page.js';
import { payPalRoutes } from './payment/paypal-page.js';
import { paymentRoutes } from './payment/routes.js';
import { searchRoutes } from './search/routes.js';
import type { SearchApi } from './search/search-api.js';
import { tokenFaults } from './search/token-faults.js';
import { shoppingCartRoutes } from './shopping-cart/routes.js';
import { usersRoutes } from './users/routes.js';
import type { Users } from './users/users.js';

interface Parts {
  readonly config: Config;
  /** All that the APIs work with; also serves as `PaymentShop`. */
  readonly users: Users;
  readonly identity: Identity;
  readonly search: SearchApi;
  readonly faults: Faults;
  /** Wakes the chores after a change. */
  readonly onChange: () => void;
}

const json = express.json({ limit: '64kb' });
/** A mail has a text part, an HTML part and attachments. */
const mailJson = express.json({ limit: '3mb' });

export function mountFaults(app: Express, { search, faults }: Parts): void {
  app.use('/__faults/search-tokens', json, tokenFaults(search.tokens));
  app.use('/__faults', json, faults.routes());
}

export function mountPages(app: Express, { config, users, identity, faults, onChange }: Parts) {
  const { BFF_WEBHOOK_URL: url } = config;
  if (url) app.use('/chat', chatRoutes(new URL(url).origin));
  app.use('/instalments', instalmentRoutes(users.publicUrl));
  app.use('/pages', pageStyleRoutes());
  app.use('/pay', faults.strike('page'), payPageRoutes(users, onChange));
  app.use('/paypal', faults.strike('page'), payPalRoutes(users, onChange));
  app.use('/bank', faults.strike('page'), bankRoutes(users, onChange));
  app.use('/mail', mailboxRoutes(users.db));
  app.use('/identity', faults.strike('identity'), identityRoutes(identity));
}

export function mountApis(app: Express, { config, users, search, faults, onChange }: Parts) {
  app.use(
    '/cart-api',
    faults.strike('cart'),
    bearer(config.CART_API_TOKEN),
    siteHeaders,
    json,
    shoppingCartRoutes(users, isPaid),
  );
  app.use(
    '/payment-api',
    faults.strike('payment'),
    bearer(config.PAYMENT_API_TOKEN),
    json,
    paymentRoutes(users, onChange),
  );
  app.use(
    '/newsletter-api',
    faults.strike('newsletter'),
    bearer(config.NEWSLETTER_API_TOKEN),
    json,
    newsletterRoutes(users, newsletterAccount(config)),
  );
  app.use(
    '/hotel-api',
    faults.strike('hotels'),
    bearer(config.HOTELS_API_TOKEN),
    json,
    hotelRoutes(users, config.HOTELS_API_TOKEN),
  );
  app.use(
    '/search-api',
    faults.strike('search'),
    json,
    searchRoutes(search, config.SEARCH_API_TOKEN),
  );
  app.use('/users-api', faults.strike('users'), json, usersRoutes(users, config.USERS_API_TOKEN));
}

/** The shop sends its mails here while it has no SMTP server. */
export function mountMailApi(app: Express, { config, users, faults }: Parts) {
  app.use(
    '/mail-api',
    faults.strike('mail'),
    bearer(config.MAILBOX_API_TOKEN),
    mailJson,
    letterRoutes(users),
  );
}

const newsletterAccount = (config: Config) => ({
  clientId: config.NEWSLETTER_CLIENT_ID,
  externalKey: config.NEWSLETTER_EXTERNAL_KEY,
  origin: config.NEWSLETTER_ORIGIN,
  mid: config.NEWSLETTER_MID,
});
