import { Inject, Module } from '@nestjs/common';
import {
  CatalogueGateway,
  ContentSource,
  HotelsContent,
  HotelsGateway,
} from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { PlanController } from './plan.controller.js';
import { ShowHome } from './show-home.js';

@Module({
  controllers: [PlanController],
  providers: [
    {
      provide: ShowHome,
      inject: [CatalogueGateway, ContentSource, HotelsGateway, HotelsContent],
      useFactory: (
        catalogue: CatalogueGateway,
        content: ContentSource,
        hotels: HotelsGateway,
        hotelTexts: HotelsContent,
      ) => new ShowHome(catalogue, content, hotels, hotelTexts),
    },
  ],
})
export class HomeModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowHome) home: ShowHome) {
    screens.add(home);
  }
}
