import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource, OrdersGateway, UsersGateway } from '@shop/ports/backends';
import { Screens } from '../pages/screens.js';
import { ShowAccount } from './show-account.js';

@Module({
  providers: [
    {
      provide: ShowAccount,
      inject: [UsersGateway, OrdersGateway, CatalogueGateway, ContentSource],
      useFactory: (
        users: UsersGateway,
        orders: OrdersGateway,
        catalogue: CatalogueGateway,
        content: ContentSource,
      ) => new ShowAccount({ users, orders, catalogue, content }),
    },
  ],
})
export class AccountModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowAccount) account: ShowAccount) {
    screens.add(account);
  }
}
