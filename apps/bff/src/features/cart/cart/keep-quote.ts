import { Inject, Injectable } from '@nestjs/common';
import {
  type DisplayCart,
  explainLine,
  type KeptLine,
  productOf,
  type SharedQuote,
  type Language,
  leadDays,
  type Product,
  quoteEnd,
  withoutCode,
} from '@shop/domain';
import { QuoteTokens } from '@shop/ports/backends';
import { quoteAddress } from './quote-address.js';

export interface KeepContext {
  readonly language: Language;
  readonly now: Date;
}

@Injectable()
export class KeepQuote {
  constructor(@Inject(QuoteTokens) private readonly tokens: QuoteTokens) {}

  /** `undefined` if the cart is empty or its prices have expired. */
  async ofCart(
    cart: DisplayCart,
    { catalogue, ...context }: KeepContext & { readonly catalogue: readonly Product[] },
  ): Promise<string | undefined> {
    const { currency, promo, validUntil, packages } = cart;
    const lines = cart.lines.map((line): KeptLine => {
      const { slug, day, time, people, extras, components } = line;
      const product = productOf(catalogue, slug);
      const at = packages.findIndex(({ id }) => id === line.packageId);
      return {
        slug,
        day,
        time,
        people,
        extras,
        components,
        amount: product ? withoutCode(line, explained(line, product, context.now)) : line.amount,
        package: at < 0 ? undefined : at + 1,
      };
    });
    const hadCode = promo !== undefined && !promo.refusal;
    return this.at({ currency, lines, hadCode }, validUntil, context);
  }

  async at(
    quote: Omit<SharedQuote, 'until'>,
    told: Date | undefined,
    { language, now }: KeepContext,
  ): Promise<string | undefined> {
    const until = quoteEnd(now, told);
    if (!until || quote.lines.length === 0) return undefined;
    return quoteAddress(await this.tokens.write({ ...quote, until }), language);
  }
}

const explained = (line: DisplayCart['lines'][number], { notDiscount }: Product, now: Date) =>
  explainLine(line, {
    leadDays: line.day ? leadDays(now, line.day) : undefined,
    parksInPackage: line.parksInPackage ?? 1,
    notDiscount,
    couponPercent: line.couponPercent,
  });
