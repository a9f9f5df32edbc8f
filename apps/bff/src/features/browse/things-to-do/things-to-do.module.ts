import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource, PlacesContent } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowThingsToDo } from './show-things-to-do.js';

@Module({
  providers: [
    {
      provide: ShowThingsToDo,
      inject: [CatalogueGateway, ContentSource, PlacesContent],
      useFactory: (catalogue: CatalogueGateway, content: ContentSource, places: PlacesContent) =>
        new ShowThingsToDo(catalogue, content, places),
    },
  ],
})
export class ThingsToDoModule {
  constructor(
    @Inject(Screens) screens: Screens,
    @Inject(ShowThingsToDo) thingsToDo: ShowThingsToDo,
  ) {
    screens.add(thingsToDo);
  }
}
