import { Inject, Injectable } from '@nestjs/common';
import { partyFields, readPackageDraft } from '@shop/domain';
import { CatalogueGateway, OffersContent } from '@shop/ports/backends';
import { monthsShown } from '@shop/ports/screens';
import { listedOfferPage } from '../../../screen/present-offer-page.js';
import type { PageQuestion, ScreenHandler, ShowOutcome } from '../../../screen/screen-handler.js';
import { GatherBuilderFacts } from './gather-builder-facts.js';
import { BuilderPresenter } from './present-builder.js';
import { nightsOfDraft } from './present-nights.js';
import { parksPage } from './present-panel.js';

/** Package builder: up to four parks, each on its own day, for the same people. */
@Injectable()
export class ShowBuilder implements ScreenHandler {
  readonly routes = ['buildPackage'] as const;
  readonly sharedBy = [] as const;
  /** A started draft is one visitor's own. */
  readonly ownBy = [
    'part',
    'slot',
    'choose',
    'pick',
    'time',
    'component',
    'drop',
    'month',
    monthsShown,
    ...partyFields,
    'package',
    'from',
    'to',
    'plan',
    'code',
    'coupon',
    'stay',
    'nights',
    parksPage,
  ];

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(OffersContent) private readonly offers: OffersContent,
    private readonly facts: GatherBuilderFacts,
    private readonly presenter: BuilderPresenter,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const products = await this.catalogue.products();
    if (products.kind !== 'ok') return { kind: 'unavailable', code: 'catalogue' };
    const draft = readPackageDraft(question.query);
    if (question.query.has('nights')) return { kind: 'moved', to: nightsOfDraft(draft, question) };
    const facts = await this.facts.of(draft, products.answer, question);
    return this.presenter.present(facts, question);
  }

  async listed() {
    return [listedOfferPage('builder', this.offers, 'plan')];
  }
}
