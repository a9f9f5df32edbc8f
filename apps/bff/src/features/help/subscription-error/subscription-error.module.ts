import { Inject, Module } from '@nestjs/common';
import { ContentSource } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowSubscriptionError } from './show-subscription-error.js';

@Module({
  providers: [
    {
      provide: ShowSubscriptionError,
      inject: [ContentSource],
      useFactory: (content: ContentSource) => new ShowSubscriptionError(content),
    },
  ],
})
export class SubscriptionErrorModule {
  constructor(
    @Inject(Screens) screens: Screens,
    @Inject(ShowSubscriptionError) screen: ShowSubscriptionError,
  ) {
    screens.add(screen);
  }
}
