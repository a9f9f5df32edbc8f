import { Module } from '@nestjs/common';
import { NewsletterGateway } from '@shop/ports/backends';
import { NewsletterController } from './newsletter.controller.js';
import { TakeSubscription } from './take-subscription.js';

@Module({
  controllers: [NewsletterController],
  providers: [
    {
      provide: TakeSubscription,
      inject: [NewsletterGateway],
      useFactory: (newsletter: NewsletterGateway) => new TakeSubscription(newsletter),
    },
  ],
})
export class NewsletterModule {}
