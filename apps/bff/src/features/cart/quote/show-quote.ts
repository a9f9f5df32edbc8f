import { Inject, Injectable } from '@nestjs/common';
import { earliestEnd, isQuoteOver, type SharedQuote, type Language, pathOf } from '@shop/domain';
import { ContentSource, Ids, QuoteTokens } from '@shop/ports/backends';
import { type QuoteView, quoteScreen } from '@shop/ports/screens';
import { Config } from '../../../config/config.js';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { AskToday, type QuoteToday } from './ask-today.js';
import { KeepQuote } from '../cart/keep-quote.js';
import { QuoteWriter } from './present-quote.js';
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
    private readonly asking: AskToday,
    private readonly keeping: KeepQuote,
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
    quote: SharedQuote,
    token: string,
    { query, visitor: { language }, now, problems }: PageQuestion,
  ): Promise<QuoteView> {
    const today = await this.asking.run(quote, now);
    const left = readLeftOut(query);
    // The earlier end: of the saved prices, or of today's.
    const until = earliestEnd([quote.until, today.validUntil]) ?? quote.until;
    const shownUntil = isQuoteOver(quote, now) ? quote.until : until;
    const facts = { quote: { ...quote, until: shownUntil }, today, left, now, language };
    const written = this.writer.written(facts);
    const isPartlyInCart = left.size > 0;
    return {
      kind: 'kept',
      ...written,
      link: this.origin + quoteAddress(token, language),
      renewed: written.ended && (await this.renewed(quote, today, { language, now })),
      token,
      attempt: this.ids.next(),
      isPartlyInCart,
      canAdd: !isPartlyInCart && today.lines.some(({ kind }) => kind !== 'gone'),
      cart: pathOf({ name: 'cart', params: {} }, language),
      list: pathOf({ name: 'list', params: {} }, language),
      problems,
    };
  }

  private renewed(
    { lines, currency }: SharedQuote,
    today: QuoteToday,
    context: { language: Language; now: Date },
  ): Promise<string | undefined> {
    const sold = lines.flatMap((line, at) => {
      const now = today.lines[at];
      return now?.kind === 'sold' ? [{ ...line, amount: now.amount }] : [];
    });
    const quote = { lines: sold, currency, hadCode: false };
    return this.keeping.at(quote, today.validUntil, context);
  }
}
