import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource, Ids } from '@shop/ports/backends';
import { Screens } from '../pages/screens.js';
import { LinePresenter } from '../present/present-line.js';
import { ShowBuy } from './show-buy.js';

@Module({
  providers: [
    {
      provide: ShowBuy,
      inject: [CatalogueGateway, ContentSource, LinePresenter, Ids],
      useFactory: (
        catalogue: CatalogueGateway,
        content: ContentSource,
        lines: LinePresenter,
        ids: Ids,
      ) => new ShowBuy(catalogue, content, lines, ids),
    },
  ],
})
export class BuyModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowBuy) buy: ShowBuy) {
    screens.add(buy);
  }
}
