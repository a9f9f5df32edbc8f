import type { Provider } from '@nestjs/common';
import type { Backend } from '@shop/adapters/http';
import { CodeFlowStrategy, OidcProvider, type OidcSettings } from '@shop/adapters/oauth';
import { Clock, IdentityProvider, Reporter, type SignInTransactions } from '@shop/ports/backends';
import type { Request } from 'express';
import { Passport } from 'passport';
import { Config } from '../config/config.js';
import { IdentityBackend } from './backend-clients.js';

export const SignInPassport = Symbol('SignInPassport');

/** Stores pending sign-ins; the visit implements it. */
export const KeptSignIns = Symbol('KeptSignIns');

/** Absolute URLs from configuration: relative ones would be built from the Host header. */
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
    inject: [IdentityProvider, Config, KeptSignIns],
    useFactory: (provider: OidcProvider, config: Config, kept: SignInTransactions<Request>) =>
      new Passport().use(new CodeFlowStrategy(provider, settingsOf(config), kept)),
  },
];
