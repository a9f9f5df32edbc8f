import { Inject, Module } from '@nestjs/common';
import { CatalogueGateway, ContentSource, HelpContent } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowFaq } from './show-faq.js';

@Module({
  providers: [
    {
      provide: ShowFaq,
      inject: [HelpContent, CatalogueGateway, ContentSource],
      useFactory: (help: HelpContent, catalogue: CatalogueGateway, content: ContentSource) =>
        new ShowFaq(help, catalogue, content),
    },
  ],
})
export class FaqModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowFaq) faq: ShowFaq) {
    screens.add(faq);
  }
}
