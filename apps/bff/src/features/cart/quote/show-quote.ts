import { Inject, Injectable } from '@nestjs/common';
import { type SharedQuote, type Language, pathOf } from '@shop/domain';
import { ContentSource, Ids, QuoteTokens } from '@shop/ports/backends';
import { type QuoteView, quoteScreen } from '@shop/ports/screens';
import { Config } from '../../../config/config.js';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { QuoteWriter } from './present-quote.js';
import { RepriceQuote } from './reprice-quote.js';
import { quoteAddress, quoteField, readLeftOut } from '../cart/quote-address.js';

const titles = {
  es: 'Tu precio guardado',
  en: 'Your saved price',
  pt: 'Seu preço salvo',
} as const;

/** A saved quote with today's prices. Not personal, and never cached. */
@Injectable()
export class ShowQuote implements ScreenHandler {
  readonly routes = ['quote'] as const;
  private readonly origin: string;

  constructor(
    private readonly repricing: RepriceQuote,
    private readonly writer: QuoteWriter,
    @Inject(QuoteTokens) private readonly tokens: QuoteTokens,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Ids) private readonly ids: Ids,
    config: Config,
  ) {
    this.origin = new URL(config.PUBLIC_ORIGIN).origin;
  }

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language } = question.visitor;
    const token = question.query.get(quoteField) ?? '';
    const quote = await this.tokens.read(token);
    const problem = this.writer.forged(language);
    return quote
      ? this.shown(await this.view(quote, token, question), language, 200)
      : this.shown({ kind: 'refused', problem }, language, 400);
  }

  private shown(view: QuoteView, language: Language, status: number): ShowOutcome {
    const title = titles[language];
    const { brand } = this.content.site(language);
    return shown(quoteScreen, view, {
      head: { title: `${title} · ${brand}`, description: title, isIndexed: false, wall: undefined },
      breadcrumb: [{ name: title, href: pathOf({ name: 'quote', params: {} }, language) }],
      status,
    });
  }

  private async view(
    saved: SharedQuote,
    token: string,
    { query, visitor: { language }, now, problems }: PageQuestion,
  ): Promise<QuoteView> {
    const { quote, today, renewed } = await this.repricing.run(saved, { language, now });
    const left = readLeftOut(query);
    const isPartlyInCart = left.size > 0;
    return {
      kind: 'kept',
      ...this.writer.written({ quote, today, left, now, language }),
      link: this.origin + quoteAddress(token, language),
      renewed,
      token,
      attempt: this.ids.next(),
      isPartlyInCart,
      canAdd: !isPartlyInCart && today.lines.some(({ kind }) => kind !== 'gone'),
      cart: pathOf({ name: 'cart', params: {} }, language),
      list: pathOf({ name: 'list', params: {} }, language),
      problems,
    };
  }
}
