import { Inject, Module } from '@nestjs/common';
import { ContentSource, HelpContent } from '@shop/ports/backends';
import { Screens } from '../../../screen/screens.js';
import { ShowLegal } from './show-legal.js';

@Module({
  providers: [
    {
      provide: ShowLegal,
      inject: [HelpContent, ContentSource],
      useFactory: (help: HelpContent, content: ContentSource) => new ShowLegal(help, content),
    },
  ],
})
export class LegalModule {
  constructor(@Inject(Screens) screens: Screens, @Inject(ShowLegal) legal: ShowLegal) {
    screens.add(legal);
  }
}
