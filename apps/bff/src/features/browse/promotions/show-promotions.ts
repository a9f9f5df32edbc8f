import { Inject, Injectable } from '@nestjs/common';
import { type Language, parkDayAt, pathOf } from '@shop/domain';
import { ContentSource, OffersContent } from '@shop/ports/backends';
import { isUnknownQuery } from '../../../screen/is-unknown-query.js';
import { promotionKinds, promotionsScreen, type PromotionsView } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { listedOfferPage, presentOfferPage } from '../../../screen/present-offer-page.js';
import { currentCoupons } from './current-coupons.js';
import { kindOf, standingPromotions } from './standing-promotions.js';

@Injectable()
export class ShowPromotions implements ScreenHandler {
  readonly routes = ['promotions'] as const;
  readonly sharedBy = ['kind'] as const;

  constructor(
    @Inject(OffersContent) private readonly offers: OffersContent,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async show({ visitor, query, now }: PageQuestion): Promise<ShowOutcome> {
    const { language, currency } = visitor;
    const { href, title, lead, around } = presentOfferPage('promotions', this.offers, language);
    const build = presentOfferPage('builder', this.offers, language);
    const all = [
      ...standingPromotions(currency, this.offers.months(), {
        name: build.title,
        href: build.href,
      }),
      ...currentCoupons(this.offers.coupons(language), parkDayAt(now), language),
    ];
    const present = promotionKinds.filter((kind) => all.some((one) => kindOf(one) === kind));
    const chosen = present.find((kind) => kind === query.get('kind'));
    const view: PromotionsView = {
      title,
      lead,
      filters: present.map((key) => ({
        key,
        href: key === chosen ? href : `${href}?kind=${key}`,
        isOn: key === chosen,
        count: all.filter((one) => kindOf(one) === key).length,
      })),
      clear: href,
      promotions: all.filter((one) => !chosen || kindOf(one) === chosen),
      ways: this.ways(language),
    };
    return shown(promotionsScreen, view, {
      ...around,
      section: 'promotions',
      hasUnknownQuery: isUnknownQuery(query, this.sharedBy, { kind: [chosen] }),
    });
  }

  async listed() {
    return [listedOfferPage('promotions', this.offers, 'plan')];
  }

  private ways(language: Language): PromotionsView['ways'] {
    const to = (name: 'list' | 'packages' | 'priceGuide') => pathOf({ name, params: {} }, language);
    return [
      { key: 'list', name: this.content.site(language).listTitle, href: to('list') },
      {
        key: 'packages',
        name: this.offers.page('packages', language).title,
        href: to('packages'),
      },
      {
        key: 'priceGuide',
        name: this.offers.page('price-guide', language).title,
        href: to('priceGuide'),
      },
    ];
  }
}
