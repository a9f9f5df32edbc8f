import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource, HelpContent, HotelsContent } from '@shop/ports/backends';
import { Screens } from '../pages/screens.js';
import { LocalSearch } from './local-search.js';
import { ShowSearch } from './show-search.js';

@Module({
  providers: [
    {
      provide: ShowSearch,
      inject: [Screens, CatalogueGateway, ContentSource, HotelsContent, HelpContent],
      useFactory: (
        screens: Screens,
        catalogue: CatalogueGateway,
        content: ContentSource,
        hotels: HotelsContent,
        help: HelpContent,
      ) => {
        const local = new LocalSearch({ content, hotels, help });
        return new ShowSearch(local, screens, catalogue, content);
      },
    },
  ],
})
export class SearchModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowSearch) search: ShowSearch) {
    screens.add(search);
  }
}
