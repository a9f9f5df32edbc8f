import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource, OffersContent } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowPriceGuide } from './show-price-guide.js';

@Module({
  providers: [
    {
      provide: ShowPriceGuide,
      inject: [CatalogueGateway, ContentSource, OffersContent],
      useFactory: (catalogue: CatalogueGateway, content: ContentSource, offers: OffersContent) =>
        new ShowPriceGuide(catalogue, content, offers),
    },
  ],
})
export class PriceGuideModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowPriceGuide) guide: ShowPriceGuide) {
    screens.add(guide);
  }
}
