import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource, UsersGateway } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { VisitsGateway } from '../../../presenters/visits-gateway.js';
import { ShowAccount } from './show-account.js';

@Module({
  providers: [
    {
      provide: ShowAccount,
      inject: [UsersGateway, VisitsGateway, CatalogueGateway, ContentSource],
      useFactory: (
        users: UsersGateway,
        orders: VisitsGateway,
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
