import { Inject, Module } from '@nestjs/common';
import { ContentSource } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowSiteMap } from './show-site-map.js';

@Module({
  providers: [
    {
      provide: ShowSiteMap,
      inject: [Screens, ContentSource],
      useFactory: (screens: Screens, content: ContentSource) => new ShowSiteMap(screens, content),
    },
  ],
})
export class SiteMapModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowSiteMap) siteMap: ShowSiteMap) {
    screens.add(siteMap);
  }
}
