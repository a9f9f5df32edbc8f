import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource, PlacesContent } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowAbout } from './show-about.js';

@Module({
  providers: [
    {
      provide: ShowAbout,
      inject: [CatalogueGateway, ContentSource, PlacesContent],
      useFactory: (catalogue: CatalogueGateway, content: ContentSource, places: PlacesContent) =>
        new ShowAbout(catalogue, content, places),
    },
  ],
})
export class AboutModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowAbout) about: ShowAbout) {
    screens.add(about);
  }
}
