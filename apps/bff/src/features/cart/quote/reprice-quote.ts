import { Injectable } from '@nestjs/common';
import { earliestEnd, isQuoteOver, type SharedQuote } from '@shop/domain';
import { type KeepContext, KeepQuote } from '../cart/keep-quote.js';
import { AskToday, type QuoteToday } from './ask-today.js';

interface RepricedQuote {
  /** It ends at the earlier end: of the saved prices, or of today's. */
  readonly quote: SharedQuote;
  readonly today: QuoteToday;
  /** Link that saves today's prices, if the saved ones have ended. */
  readonly renewed: string | undefined;
}

/** Prices a saved quote again, and saves today's prices once its own have ended. */
@Injectable()
export class RepriceQuote {
  constructor(
    private readonly asking: AskToday,
    private readonly keeping: KeepQuote,
  ) {}

  async run(saved: SharedQuote, context: KeepContext): Promise<RepricedQuote> {
    const { now } = context;
    const today = await this.asking.run(saved, now);
    const until = earliestEnd([saved.until, today.validUntil]) ?? saved.until;
    const quote = { ...saved, until: isQuoteOver(saved, now) ? saved.until : until };
    const renewed = isQuoteOver(quote, now) ? await this.renew(saved, today, context) : undefined;
    return { quote, today, renewed };
  }

  private renew(
    { lines, currency }: SharedQuote,
    today: QuoteToday,
    context: KeepContext,
  ): Promise<string | undefined> {
    const sold = lines.flatMap((line, at) => {
      const now = today.lines[at];
      return now?.kind === 'sold' ? [{ ...line, amount: now.amount }] : [];
    });
    const quote = { lines: sold, currency, hadCode: false };
    return this.keeping.at(quote, today.validUntil, context);
  }
}
