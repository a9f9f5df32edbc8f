import { Inject, Module } from '@nestjs/common';
import { ContentSource, HotelsContent, HotelsGateway } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { Screens } from '../../../screen/screens.js';
import { ShowHotels } from './show-hotels.js';

@Module({
  providers: [
    {
      provide: ShowHotels,
      inject: [HotelsGateway, HotelsContent, ContentSource, Config],
      useFactory: (
        gateway: HotelsGateway,
        hotels: HotelsContent,
        content: ContentSource,
        { PUBLIC_ORIGIN }: Config,
      ) => new ShowHotels(gateway, hotels, content, PUBLIC_ORIGIN),
    },
  ],
})
export class HotelsModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowHotels) hotels: ShowHotels) {
    screens.add(hotels);
  }
}
