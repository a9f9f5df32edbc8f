import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource, HelpContent } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { PhotoPrices } from './photo-prices.js';
import { ShowPhotoPass } from './show-photo-pass.js';

@Module({
  providers: [
    {
      provide: ShowPhotoPass,
      inject: [HelpContent, CatalogueGateway, ContentSource],
      useFactory: (help: HelpContent, catalogue: CatalogueGateway, content: ContentSource) =>
        new ShowPhotoPass(help, content, catalogue, new PhotoPrices(catalogue)),
    },
  ],
})
export class PhotoPassModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowPhotoPass) photos: ShowPhotoPass) {
    screens.add(photos);
  }
}
