import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { LinePresenter } from '../../../presenters/present-line.js';
import { ShowBuy } from './show-buy.js';

@Module({
  providers: [
    {
      provide: ShowBuy,
      inject: [CatalogueGateway, ContentSource, LinePresenter],
      useFactory: (catalogue: CatalogueGateway, content: ContentSource, lines: LinePresenter) =>
        new ShowBuy(catalogue, content, lines),
    },
  ],
})
export class BuyModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowBuy) buy: ShowBuy) {
    screens.add(buy);
  }
}
