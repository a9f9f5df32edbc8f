import type { KeptQuote } from '@shop/domain';

/**
 * Kept quotes as texts that anybody may carry and read, and only this shop can write. They stand in
 * an address: letters, digits, `-`, `_` and `.`.
 */
export interface QuoteTokens {
  write(quote: KeptQuote): Promise<string>;
  /** `undefined` for whatever is not, to the letter, a text of ours; one that is over is read. */
  read(token: string): Promise<KeptQuote | undefined>;
}

export const QuoteTokens = Symbol('QuoteTokens');
