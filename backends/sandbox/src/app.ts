import express, { type ErrorRequestHandler, type Express, type Request } from 'express';
import type { JWK } from 'oidc-provider';
import type { Config } from './config/config.js';
import { Chores } from './engine/chores.js';
import type { Clock } from './engine/clock.js';
import type { Content } from './engine/content.js';
import type { Database } from './engine/database.js';
import { refuse } from './engine/refusal.js';
import { requestIdOf, sendRefusal } from './http/call.js';
import { Faults } from './http/faults.js';
import { Identity } from './identity/identity.js';
import { mountApis, mountFaults, mountMailApi, mountPages } from './mount.js';
import { paymentChores } from './payment/payment-chores.js';
import type { PaymentShop } from './payment/payment-shop.js';
import { createSearchApi, type SearchApi } from './search/search-api.js';
import { cartChores } from './shopping-cart/cart-chores.js';
import { Passwords } from './users/passwords.js';
import { userChores } from './users/user-chores.js';
import type { Users } from './users/users.js';

export interface Surroundings {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly content: Content;
  readonly publicUrl: string;
  readonly signingKey: JWK;
  readonly onError: (error: unknown) => void;
}

export interface Sandbox {
  readonly app: Express;
  readonly chores: Chores;
  readonly faults: Faults;
  readonly search: SearchApi;
  readonly users: Users;
  readonly identity: Identity;
}

/** The backends over one engine. Each API has its own path and its own token. */
export function createSandbox(surroundings: Surroundings): Sandbox {
  const { config, db, clock, content, publicUrl, onError } = surroundings;
  const paymentShop: PaymentShop = { db, clock, content, publicUrl };
  const identity = createIdentity(surroundings);
  const users: Users = {
    ...paymentShop,
    passwords: new Passwords(config.PASSWORD_COST),
    shopOrigin: identity.shopOrigin,
    emailOfAccessToken: (token) => identity.emailOf(token),
  };
  const chores = createChores(config, users, onError);
  const faults = new Faults();
  const search = createSearchApi(config.CONTENT_DIR, content, clock);
  const app = express().disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use((request, response, next) => {
    requestIdOf(request, response);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  app.get('/health', async (_request, response) => {
    await db.selectFrom('stock').select('pool').limit(1).execute();
    response.json({ status: 'ok' });
  });
  const parts = { config, users, identity, search, faults, onChange: () => chores.wake() };
  if (config.SANDBOX_FAULTS === 'on') mountFaults(app, parts);
  mountPages(app, parts);
  mountApis(app, parts);
  mountMailApi(app, parts);
  app.use((request, response) => sendRefusal(request, response, refuse('NOT_FOUND')));
  app.use(errorHandler(onError));
  return { app, chores, faults, search, users, identity };
}

const createIdentity = ({ config, content, publicUrl, signingKey, onError }: Surroundings) =>
  new Identity({
    issuer: `${publicUrl}/identity`,
    client: {
      id: config.OAUTH_CLIENT_ID,
      secret: config.OAUTH_CLIENT_SECRET,
      origin: new URL(config.PUBLIC_ORIGIN).origin,
    },
    people: content.people.social,
    key: signingKey,
    onError,
  });

function createChores(config: Config, users: Users, onError: Surroundings['onError']): Chores {
  const { BFF_WEBHOOK_URL: url, PAYMENT_WEBHOOK_SECRET: secret } = config;
  const listener = url ? { url, secret } : undefined;
  return new Chores(
    [...paymentChores(users, listener), ...cartChores(users), ...userChores(users)],
    onError,
  );
}

/** An unreadable body is the caller's error. Any other error is the sandbox's, and is logged. */
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
