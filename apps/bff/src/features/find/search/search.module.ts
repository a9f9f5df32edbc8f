import { Inject, Module } from '@nestjs/common';
import {
  CatalogueGateway,
  ContentSource,
  HelpContent,
  HotelsContent,
  Reporter,
  SearchGateway,
} from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { RateLimit } from '../../../http/rate-limit.js';
import { Screens } from '../../../screen/screens.js';
import { FindPages } from './find-pages.js';
import { LocalSearch } from './local-search.js';
import { SearchBoxController } from './search-box.controller.js';
import { ShowSearch } from './show-search.js';
import { Suggest } from './suggest.js';

@Module({
  controllers: [SearchBoxController],
  providers: [
    {
      provide: LocalSearch,
      inject: [ContentSource, HotelsContent, HelpContent],
      useFactory: (content: ContentSource, hotels: HotelsContent, help: HelpContent) =>
        new LocalSearch({ content, hotels, help }),
    },
    {
      provide: FindPages,
      inject: [SearchGateway, LocalSearch, Reporter],
      useFactory: (gateway: SearchGateway, local: LocalSearch, reporter: Reporter) =>
        new FindPages(gateway, local, reporter),
    },
    {
      provide: ShowSearch,
      inject: [FindPages, Screens, CatalogueGateway, ContentSource],
      useFactory: (
        find: FindPages,
        screens: Screens,
        catalogue: CatalogueGateway,
        content: ContentSource,
      ) => new ShowSearch(find, screens, catalogue, content),
    },
    {
      provide: Suggest,
      inject: [SearchGateway, Reporter],
      useFactory: (gateway: SearchGateway, reporter: Reporter) => new Suggest(gateway, reporter),
    },
    {
      provide: RateLimit,
      inject: [Config],
      useFactory: ({ SUGGESTIONS_PER_MINUTE }: Config) => new RateLimit(SUGGESTIONS_PER_MINUTE),
    },
  ],
})
export class SearchModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowSearch) search: ShowSearch) {
    screens.add(search);
  }
}
