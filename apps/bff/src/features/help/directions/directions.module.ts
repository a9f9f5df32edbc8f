import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource, PlacesContent } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowDirections } from './show-directions.js';

@Module({
  providers: [
    {
      provide: ShowDirections,
      inject: [CatalogueGateway, ContentSource, PlacesContent],
      useFactory: (catalogue: CatalogueGateway, content: ContentSource, places: PlacesContent) =>
        new ShowDirections(catalogue, content, places),
    },
  ],
})
export class DirectionsModule {
  constructor(
    @Inject(Screens) screens: Screens,
    @Inject(ShowDirections) directions: ShowDirections,
  ) {
    screens.add(directions);
  }
}
