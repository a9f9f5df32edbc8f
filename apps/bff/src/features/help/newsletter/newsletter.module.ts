import { Module } from '@nestjs/common';
import { NewsletterGateway } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { RateLimit } from '../../../http/rate-limit.js';
import { NewsletterController } from './newsletter.controller.js';
import { TakeSubscription } from './take-subscription.js';

@Module({
  controllers: [NewsletterController],
  providers: [
    {
      provide: TakeSubscription,
      inject: [NewsletterGateway, Config],
      useFactory: (newsletter: NewsletterGateway, config: Config) =>
        new TakeSubscription(newsletter, new RateLimit(config.NEWSLETTER_PER_MINUTE)),
    },
  ],
})
export class NewsletterModule {}
