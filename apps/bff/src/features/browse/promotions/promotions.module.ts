import { Inject, Module } from '@nestjs/common';
import { ContentSource, OffersContent } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowPromotions } from './show-promotions.js';

@Module({
  providers: [
    {
      provide: ShowPromotions,
      inject: [OffersContent, ContentSource],
      useFactory: (offers: OffersContent, content: ContentSource) =>
        new ShowPromotions(offers, content),
    },
  ],
})
export class PromotionsModule {
  constructor(
    @Inject(Screens) screens: Screens,
    @Inject(ShowPromotions) promotions: ShowPromotions,
  ) {
    screens.add(promotions);
  }
}
