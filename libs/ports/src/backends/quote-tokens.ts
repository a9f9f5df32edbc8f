import type { SharedQuote } from '@shop/domain';

/** Signed, URL-safe tokens for saved quotes: anyone can read one, only this shop can write one. */
export interface QuoteTokens {
  write(quote: SharedQuote): Promise<string>;
  /** `undefined` unless this shop wrote exactly this token. An expired quote is returned too. */
  read(token: string): Promise<SharedQuote | undefined>;
}

export const QuoteTokens = Symbol('QuoteTokens');
