import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowList } from './show-list.js';

@Module({
  providers: [
    {
      provide: ShowList,
      inject: [CatalogueGateway, ContentSource],
      useFactory: (catalogue: CatalogueGateway, content: ContentSource) =>
        new ShowList(catalogue, content),
    },
  ],
})
export class ListModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowList) list: ShowList) {
    screens.add(list);
  }
}
