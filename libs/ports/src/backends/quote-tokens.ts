import type { KeptQuote } from '@shop/domain';

/**
 * Signed tokens for saved quotes: anyone can read one, only this shop can write one. They use only
 * URL-safe characters (letters, digits, `-`, `_` and `.`).
 */
export interface QuoteTokens {
  write(quote: KeptQuote): Promise<string>;
  /** `undefined` unless this shop wrote exactly this token. An expired quote is returned too. */
  read(token: string): Promise<KeptQuote | undefined>;
}

export const QuoteTokens = Symbol('QuoteTokens');
