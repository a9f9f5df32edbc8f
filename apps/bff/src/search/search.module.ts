import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import { Screens } from '../pages/screens.js';
import { LocalSearch } from './local-search.js';
import { ShowSearch } from './show-search.js';

@Module({
  providers: [
    {
      provide: ShowSearch,
      inject: [Screens, CatalogueGateway, ContentSource],
      useFactory: (screens: Screens, catalogue: CatalogueGateway, content: ContentSource) =>
        new ShowSearch(new LocalSearch(content), screens, catalogue, content),
    },
  ],
})
export class SearchModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowSearch) search: ShowSearch) {
    screens.add(search);
  }
}
