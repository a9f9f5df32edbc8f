import { Inject, Module } from '@nestjs/common';
import {
  CatalogueGateway,
  ContentSource,
  OrdersGateway,
  PurchaseLedger,
} from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { LinePresenter } from '../../../presenters/present-line.js';
import { ShowOrder } from './show-order.js';

@Module({
  providers: [
    {
      provide: ShowOrder,
      inject: [OrdersGateway, PurchaseLedger, CatalogueGateway, ContentSource, LinePresenter],
      useFactory: (
        orders: OrdersGateway,
        ledger: PurchaseLedger,
        catalogue: CatalogueGateway,
        content: ContentSource,
        lines: LinePresenter,
      ) => new ShowOrder(orders, ledger, catalogue, content, lines),
    },
  ],
})
export class OrderModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowOrder) order: ShowOrder) {
    screens.add(order);
  }
}
