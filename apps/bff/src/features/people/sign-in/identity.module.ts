import { Inject, Module } from '@nestjs/common';
import { ContentSource, IdentityProvider, UsersGateway } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { AttemptLimit } from '../../../http/attempt-limit.js';
import { LimitStore } from '../../../http/limit-store.js';
import { Screens } from '../../../screen/screens.js';
import { CodeFlowController } from './code-flow.controller.js';
import { LogIn } from './log-in.js';
import { LookUpUser } from './look-up-user.js';
import { OpenAccount } from './open-account.js';
import { ShowForgot } from './show-forgot.js';
import { ShowSignIn } from './show-sign-in.js';
import { SignInController } from './sign-in.controller.js';
import { UserCallsController } from './user-calls.controller.js';

/** One account, and one address, may be tried by several: these many times as often as a pair. */
const perAccount = 4;
const perAddress = 6;

@Module({
  controllers: [SignInController, UserCallsController, CodeFlowController],
  providers: [
    {
      provide: LogIn,
      inject: [UsersGateway, Config, LimitStore],
      useFactory: (users: UsersGateway, { SIGN_IN_PER_MINUTE: times }: Config, store: LimitStore) =>
        new LogIn(users, {
          pair: new AttemptLimit(times, 'sign-in', store),
          account: new AttemptLimit(times * perAccount, 'sign-in account', store),
          address: new AttemptLimit(times * perAddress, 'sign-in address', store),
        }),
    },
    {
      provide: OpenAccount,
      inject: [UsersGateway, Config, LimitStore],
      useFactory: (users: UsersGateway, { SIGN_UP_PER_MINUTE: times }: Config, store: LimitStore) =>
        new OpenAccount(users, {
          signUp: new AttemptLimit(times, 'sign-up', store),
          forgot: new AttemptLimit(times, 'forgot', store),
          mailbox: new AttemptLimit(times, 'mailbox', store),
        }),
    },
    {
      provide: LookUpUser,
      inject: [IdentityProvider],
      useFactory: (provider: IdentityProvider) => new LookUpUser(provider),
    },
    {
      provide: ShowSignIn,
      inject: [ContentSource, Config],
      useFactory: (content: ContentSource, config: Config) => new ShowSignIn(content, config),
    },
    {
      provide: ShowForgot,
      inject: [ContentSource],
      useFactory: (content: ContentSource) => new ShowForgot(content),
    },
  ],
})
export class IdentityModule {
  constructor(
    @Inject(Screens) screens: Screens,
    @Inject(ShowSignIn) signIn: ShowSignIn,
    @Inject(ShowForgot) forgot: ShowForgot,
  ) {
    screens.add(signIn);
    screens.add(forgot);
  }
}
