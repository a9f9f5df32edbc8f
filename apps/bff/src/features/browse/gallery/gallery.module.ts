import { Inject, Module } from '@nestjs/common';
import { OffersContent } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowGallery } from './show-gallery.js';

@Module({
  providers: [
    {
      provide: ShowGallery,
      inject: [OffersContent],
      useFactory: (offers: OffersContent) => new ShowGallery(offers),
    },
  ],
})
export class GalleryModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowGallery) gallery: ShowGallery) {
    screens.add(gallery);
  }
}
