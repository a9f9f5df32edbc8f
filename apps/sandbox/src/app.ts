import express, { type ErrorRequestHandler, type Express, type Request } from 'express';
import { chatRoutes } from './chat/routes.js';
import type { Config } from './config/config.js';
import { Chores } from './engine/chores.js';
import type { Clock } from './engine/clock.js';
import type { Content } from './engine/content.js';
import type { Database } from './engine/database.js';
import { refuse } from './engine/refusal.js';
import { bearer, siteHeaders } from './http/bearer.js';
import { requestIdOf, sendRefusal } from './http/call.js';
import { Faults } from './http/faults.js';
import { hotelRoutes } from './hotels/routes.js';
import { newsletterRoutes } from './newsletter/routes.js';
import { isPaid } from './payment/intent.js';
import { payPageRoutes } from './payment/page.js';
import { paymentChores } from './payment/payment-chores.js';
import type { Till } from './payment/till.js';
import { paymentRoutes } from './payment/routes.js';
import { searchRoutes } from './search/routes.js';
import { createSearchApi, type SearchApi } from './search/search-api.js';
import { tokenFaults } from './search/token-faults.js';
import { cartChores } from './shopping-cart/cart-chores.js';
import { shoppingCartRoutes } from './shopping-cart/routes.js';

export interface Surroundings {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly content: Content;
  /** The sandbox's own origin as browsers reach it. */
  readonly publicUrl: string;
  readonly onError: (error: unknown) => void;
}

export interface Sandbox {
  readonly app: Express;
  readonly chores: Chores;
  readonly faults: Faults;
  readonly search: SearchApi;
}

/** The backends over one engine: each API below its own path, each with its own token. */
export function createSandbox(surroundings: Surroundings): Sandbox {
  const { config, db, clock, content, publicUrl, onError } = surroundings;
  const till: Till = { db, clock, content, publicUrl };
  const { BFF_WEBHOOK_URL: url, PAYMENT_WEBHOOK_SECRET: secret } = config;
  const chores = new Chores(
    [...paymentChores(till, url ? { url, secret } : undefined), ...cartChores(till)],
    onError,
  );
  const wake = () => chores.wake();
  const faults = new Faults();
  const search = createSearchApi(config.CONTENT_DIR, content, clock);
  const app = express().disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use((request, response, next) => {
    requestIdOf(request, response);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  const json = express.json({ limit: '64kb' });
  app.get('/health', async (_request, response) => {
    await db.selectFrom('stock').select('pool').limit(1).execute();
    response.json({ status: 'ok' });
  });
  if (config.SANDBOX_FAULTS === 'on') {
    app.use('/__faults/search-tokens', json, tokenFaults(search.tokens));
    app.use('/__faults', json, faults.routes());
  }
  if (url) app.use('/chat', chatRoutes(new URL(url).origin));
  app.use('/pay', faults.strike('page'), payPageRoutes(till, wake));
  app.use(
    '/cart-api',
    faults.strike('cart'),
    bearer(config.CART_API_TOKEN),
    siteHeaders,
    json,
    shoppingCartRoutes(till, isPaid),
  );
  app.use(
    '/payment-api',
    faults.strike('payment'),
    bearer(config.PAYMENT_API_TOKEN),
    json,
    paymentRoutes(till, wake),
  );
  app.use(
    '/newsletter-api',
    faults.strike('newsletter'),
    bearer(config.NEWSLETTER_API_TOKEN),
    json,
    newsletterRoutes(till, newsletterAccount(config)),
  );
  app.use(
    '/hotel-api',
    faults.strike('hotels'),
    bearer(config.HOTELS_API_TOKEN),
    hotelRoutes(till),
  );
  app.use(
    '/search-api',
    faults.strike('search'),
    json,
    searchRoutes(search, config.SEARCH_API_TOKEN),
  );
  app.use((request, response) => sendRefusal(request, response, refuse('NOT_FOUND')));
  app.use(errorHandler(onError));
  return { app, chores, faults, search };
}

const newsletterAccount = (config: Config) => ({
  clientId: config.NEWSLETTER_CLIENT_ID,
  externalKey: config.NEWSLETTER_EXTERNAL_KEY,
  origin: config.NEWSLETTER_ORIGIN,
  mid: config.NEWSLETTER_MID,
});

/** A body that can't be read is the caller's mistake; anything else is ours, and is told of. */
const errorHandler =
  (onError: (error: unknown) => void): ErrorRequestHandler =>
  (error: unknown, request: Request, response, next) => {
    if (response.headersSent) return next(error);
    if (isUnreadable(error)) return sendRefusal(request, response, refuse('BAD_REQUEST'));
    onError(error);
    const requestId = requestIdOf(request, response);
    response
      .status(500)
      .json({ code: 'INTERNAL', message: 'Something went wrong here.', field: null, requestId });
  };

const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;
