import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource, OffersContent } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowCompare } from './show-compare.js';

@Module({
  providers: [
    {
      provide: ShowCompare,
      inject: [CatalogueGateway, ContentSource, OffersContent],
      useFactory: (catalogue: CatalogueGateway, content: ContentSource, offers: OffersContent) =>
        new ShowCompare(catalogue, content, offers),
    },
  ],
})
export class CompareModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowCompare) compare: ShowCompare) {
    screens.add(compare);
  }
}
