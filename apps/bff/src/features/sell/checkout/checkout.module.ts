import { Inject, Module } from '@nestjs/common';
import {
  CartGateway,
  CatalogueGateway,
  ContentSource,
  Ids,
  PaymentGateway,
} from '@shop/ports/backends';
import { CartPresenter } from '../../../presenters/present-cart.js';
import { Screens } from '../../../screen/screens.js';
import { LastContact } from '../purchase/last-contact.js';
import { PurchaseModule } from '../purchase/purchase.module.js';
import { CheckoutController } from './checkout.controller.js';
import { ShowCheckout } from './show-checkout.js';

@Module({
  imports: [PurchaseModule],
  controllers: [CheckoutController],
  providers: [
    {
      provide: ShowCheckout,
      inject: [
        CartGateway,
        PaymentGateway,
        CatalogueGateway,
        ContentSource,
        CartPresenter,
        LastContact,
        Ids,
      ],
      useFactory: (
        carts: CartGateway,
        payments: PaymentGateway,
        catalogue: CatalogueGateway,
        content: ContentSource,
        presenter: CartPresenter,
        lastContact: LastContact,
        ids: Ids,
      ) => new ShowCheckout(carts, payments, catalogue, content, presenter, lastContact, ids),
    },
  ],
})
export class CheckoutModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowCheckout) checkout: ShowCheckout) {
    screens.add(checkout);
  }
}
