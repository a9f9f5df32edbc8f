import { Global, Module } from '@nestjs/common';
import { Clock, IdentityProvider, Reporter, ShortLived } from '@shop/ports/backends';
import { Config } from '../../config/config.js';
import { createSeal } from '../seal.js';
import { FreshIdentities } from './fresh-identities.js';
import { FreshTokens } from './fresh-tokens.js';
import { Patience } from './patience.js';
import { SessionStore } from './session-store.js';
import { Sessions } from './sessions.js';

/** Who is signed in: what every feature may ask. */
@Global()
@Module({
  providers: [
    {
      provide: SessionStore,
      inject: [ShortLived, Clock, Config, Reporter],
      useFactory: (state: ShortLived, clock: Clock, config: Config, reporter: Reporter) => {
        const seal = createSeal(config.SESSION_SECRETS);
        const patience = new Patience((error) =>
          reporter.report({ event: 'session-store', error }),
        );
        return new SessionStore(state, seal, clock, patience);
      },
    },
    {
      provide: Sessions,
      inject: [SessionStore, Config, Clock],
      useFactory: (store: SessionStore, { SESSION_SECRETS }: Config, clock: Clock) =>
        new Sessions(store, SESSION_SECRETS, clock),
    },
    {
      provide: FreshIdentities,
      inject: [Sessions, IdentityProvider, Clock, SessionStore],
      useFactory: (
        sessions: Sessions,
        provider: IdentityProvider,
        clock: Clock,
        store: SessionStore,
      ) => new FreshIdentities(sessions, new FreshTokens(provider, clock, store), provider),
    },
  ],
  exports: [SessionStore, Sessions, FreshIdentities],
})
export class SessionModule {}
