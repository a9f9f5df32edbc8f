import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource, OffersContent } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowPackages } from './show-packages.js';

@Module({
  providers: [
    {
      provide: ShowPackages,
      inject: [CatalogueGateway, ContentSource, OffersContent],
      useFactory: (catalogue: CatalogueGateway, content: ContentSource, offers: OffersContent) =>
        new ShowPackages(catalogue, content, offers),
    },
  ],
})
export class PackagesModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowPackages) packages: ShowPackages) {
    screens.add(packages);
  }
}
