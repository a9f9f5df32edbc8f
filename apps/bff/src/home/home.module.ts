import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import { Screens } from '../pages/screens.js';
import { PlanController } from './plan.controller.js';
import { ShowHome } from './show-home.js';

@Module({
  controllers: [PlanController],
  providers: [
    {
      provide: ShowHome,
      inject: [CatalogueGateway, ContentSource],
      useFactory: (catalogue: CatalogueGateway, content: ContentSource) =>
        new ShowHome(catalogue, content),
    },
  ],
})
export class HomeModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowHome) home: ShowHome) {
    screens.add(home);
  }
}
