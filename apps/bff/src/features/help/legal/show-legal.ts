import { Inject, Injectable } from '@nestjs/common';
import { type Language, pathOf, translated, writeLongDate } from '@shop/domain';
import {
  ContentSource,
  HelpContent,
  type LegalDocument,
  legalDocuments,
} from '@shop/ports/backends';
import { legalScreen, type LegalView, type LinkView } from '@shop/ports/screens';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';

@Injectable()
export class ShowLegal implements ScreenHandler {
  readonly routes = legalDocuments;
  readonly sharedBy = [];
  readonly isWithoutPrices = true;

  constructor(
    @Inject(HelpContent) private readonly help: HelpContent,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async show({ route, visitor }: PageQuestion): Promise<ShowOutcome> {
    const { language } = visitor;
    const document = legalDocuments.find((name) => name === route.name);
    if (!document) return { kind: 'notFound' };
    const { heading, lead, summary, version, sections } = this.help.legal(document, language);
    const view: LegalView = {
      document,
      title: heading,
      lead,
      version: { day: version, text: writeLongDate(version, language) },
      sections: sections.map(({ id, title, parts }) => ({ id, title, parts })),
      others: legalDocuments
        .filter((name) => name !== document)
        .map((name) => this.linkTo(name, language)),
    };
    return shown(legalScreen, view, {
      head: {
        title: `${heading} · ${this.content.site(language).brand}`,
        description: summary,
        isIndexed: true,
        wall: undefined,
      },
      breadcrumb: [this.linkTo(document, language)],
    });
  }

  async listed(): Promise<readonly ListedPage[]> {
    return legalDocuments.map((document) => ({
      route: { name: document, params: {} },
      group: 'legal',
      menu: 'legal',
      name: translated((language) => this.help.legal(document, language).heading),
    }));
  }

  private linkTo(document: LegalDocument, language: Language): LinkView {
    return {
      name: this.help.legal(document, language).heading,
      href: pathOf({ name: document, params: {} }, language),
    };
  }
}
