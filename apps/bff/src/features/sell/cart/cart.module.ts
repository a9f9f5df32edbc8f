import { Inject, Module } from '@nestjs/common';
import { CartGateway, CatalogueGateway, ContentSource, Ids } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { CartController } from './cart.controller.js';
import { ChangeCart } from './change-cart.js';
import { CartPresenter } from '../../../presenters/present-cart.js';
import { ShowCart } from './show-cart.js';

@Module({
  controllers: [CartController],
  providers: [
    {
      provide: ChangeCart,
      inject: [CartGateway],
      useFactory: (carts: CartGateway) => new ChangeCart(carts),
    },
    {
      provide: ShowCart,
      inject: [CartGateway, CatalogueGateway, ContentSource, CartPresenter, Ids],
      useFactory: (
        carts: CartGateway,
        catalogue: CatalogueGateway,
        content: ContentSource,
        presenter: CartPresenter,
        ids: Ids,
      ) => new ShowCart(carts, catalogue, content, presenter, ids),
    },
  ],
})
export class CartModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowCart) cart: ShowCart) {
    screens.add(cart);
  }
}
