import type { Provider } from '@nestjs/common';
import type { Backend } from '@shop/adapters/http';
import { CodeFlowStrategy, OidcProvider, type OidcSettings } from '@shop/adapters/oauth';
import { Clock, IdentityProvider, Reporter } from '@shop/ports/backends';
import type { Request } from 'express';
import { Passport } from 'passport';
import { Config } from '../config/config.js';
import { CookieJar } from '../visit/cookies.js';
import { createSeal } from '../visit/seal.js';
import { CookieTransactions } from '../visit/session/cookie-transactions.js';
import { SessionStore } from '../visit/session/session-store.js';
import { SignInPassport } from '../visit/session/sign-in-passport.js';
import { IdentityBackend } from './ways-out.js';

/** Absolute, of configuration: a relative one would be built from the Host header. */
const settingsOf = (config: Config): OidcSettings => ({
  issuer: config.OAUTH_ISSUER_URL,
  clientId: config.OAUTH_CLIENT_ID,
  clientSecret: config.OAUTH_CLIENT_SECRET,
  scopes: config.OAUTH_SCOPES,
  callbackUrl: new URL('/sign-in/callback/', config.PUBLIC_ORIGIN).href,
});

export const identity: readonly Provider[] = [
  {
    provide: IdentityProvider,
    inject: [IdentityBackend, Config, Clock, Reporter],
    useFactory: (backend: Backend, config: Config, clock: Clock, reporter: Reporter) =>
      new OidcProvider(backend, settingsOf(config), clock, reporter),
  },
  {
    provide: SignInPassport,
    inject: [IdentityProvider, Config, Clock, SessionStore],
    useFactory: (provider: OidcProvider, config: Config, clock: Clock, store: SessionStore) => {
      const seal = createSeal(config.SESSION_SECRETS);
      const transactions = new CookieTransactions(jarFor(seal), store, clock);
      const strategy = new CodeFlowStrategy(provider, settingsOf(config), transactions);
      return new Passport().use(strategy);
    },
  },
];

const jarFor = (seal: ReturnType<typeof createSeal>) => (request: Request) => {
  if (!request.res) throw new Error('express gives every request its answer');
  return new CookieJar(request, request.res, seal);
};
