import { Inject, Injectable } from '@nestjs/common';
import { errorText, pathOf, type Translated } from '@shop/domain';
import { subscriptionErrorScreen } from '@shop/ports/screens';
import { ContentSource } from '@shop/ports/backends';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';

const titles: Translated = {
  es: 'Tu suscripción al boletín',
  en: 'Your newsletter subscription',
  pt: 'Sua inscrição no boletim',
};

/** Shown after a failed subscription. Search engines do not index it. */
@Injectable()
export class ShowSubscriptionError implements ScreenHandler {
  readonly routes = ['subscriptionError'] as const;
  readonly sharedBy = [];
  readonly isWithoutPrices = true;

  constructor(@Inject(ContentSource) private readonly content: ContentSource) {}

  async show({ visitor }: PageQuestion): Promise<ShowOutcome> {
    const { language } = visitor;
    const title = titles[language];
    const text = errorText('newsletterPage', language);
    return shown(
      subscriptionErrorScreen,
      { title, text, home: pathOf({ name: 'home', params: {} }, language) },
      {
        head: {
          title: `${title} · ${this.content.site(language).brand}`,
          description: text,
          isIndexed: false,
          wall: undefined,
        },
        breadcrumb: [
          { name: title, href: pathOf({ name: 'subscriptionError', params: {} }, language) },
        ],
      },
    );
  }
}
