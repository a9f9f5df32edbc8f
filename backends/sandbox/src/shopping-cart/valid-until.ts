import { earliestEnd, priceEnd } from '@shop/domain';
import type { Content, SoldProduct } from '../engine/content.js';
import { type Choice, type Terms, tierQuestion } from '../engine/quote.js';
import { findProduct } from '../engine/selling.js';
import { type Line, parksBeside } from './line.js';

/** When the current price ends; `undefined` if no date ends it. */
export const validUntil = (
  product: SoldProduct,
  { day }: Pick<Choice, 'day'>,
  { now, parks = 1 }: Pick<Terms, 'now' | 'parks'>,
): Date | undefined => priceEnd(day ?? undefined, tierQuestion(product, day, now, parks));

/** A line keeps the price of its quote, so its end counts from the quote. */
export const linesValidUntil = (content: Content, lines: readonly Line[]): Date | undefined =>
  earliestEnd(
    lines.map((line) => {
      const product = findProduct(content, line.choice.slug);
      const { at } = line.quote;
      if (!product || !at) return undefined;
      return validUntil(product, line.choice, {
        now: new Date(at),
        parks: parksBeside(line, lines),
      });
    }),
  );
