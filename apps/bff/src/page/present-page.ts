import { Inject, Injectable } from '@nestjs/common';
import { ContentSource, OffersContent } from '@shop/ports/backends';
import { Config } from '../config/config.js';
import { SharingPictures } from '../presenters/sharing-pictures.js';
import type { PageQuestion, Shown } from '../screen/screen-handler.js';
import { Screens } from '../screen/screens.js';
import { OfferedCurrencies } from '../visit/offered-currencies.js';
import type { SharedPage } from './cache/cached-page.js';
import { presentFrame } from './present-frame.js';
import { presentHead } from './present-head.js';
import { presentInstalments } from './present-instalments.js';

export type Refused = Partial<Pick<PageQuestion, 'problems' | 'typed'>> & {
  /** Set if the form is in the frame, not in the screen. */
  readonly form?: 'newsletter' | 'settings';
};

/** Puts the frame and the head around a screen. */
@Injectable()
export class PagePresenter {
  constructor(
    private readonly screens: Screens,
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly config: Config,
    @Inject(SharingPictures) private readonly pictures: SharingPictures,
    private readonly currencies: OfferedCurrencies,
    @Inject(OffersContent) private readonly offers: OffersContent,
  ) {}

  async present(question: PageQuestion, shown: Shown, refused: Refused = {}): Promise<SharedPage> {
    const { screen, view } = shown;
    const { PUBLIC_ORIGIN, CHAT_PAGE_URL, TAG_MANAGER_URL } = this.config;
    const site = this.content.site(question.visitor.language);
    const frame = presentFrame(question, shown, {
      site,
      listed: await this.screens.listedBesideProducts(),
      currencies: this.currencies,
      chat: CHAT_PAGE_URL,
      tagManager: TAG_MANAGER_URL,
      instalments: presentInstalments(question, this.config, this.offers),
      refused: refused.form === 'newsletter' ? refused : {},
      unconfirmed: refused.form === 'settings' ? refused : {},
    });
    const head = presentHead(question, shown, {
      origin: PUBLIC_ORIGIN,
      site,
      pictures: this.pictures,
    });
    return { screen, view, frame, head };
  }
}
