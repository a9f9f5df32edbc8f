import type { Choice } from '../choice/choice.js';
import type { CurrencyCode } from '../currency/currency.js';
import type { ErrorCode } from '../errors/error-catalogue.js';
import { isSame, type Money, subtract, sum } from '../money/money.js';

/** A ticket at the price that it had; what is of one `package` has the same number. */
export interface KeptLine extends Choice {
  readonly amount: Money;
  readonly package: number | undefined;
}

/** A cart's prices as they were told, to be looked at again until they end (docs/rules/quotes.md). */
export interface KeptQuote {
  readonly until: Date;
  readonly currency: CurrencyCode;
  readonly lines: readonly KeptLine[];
  /** A code took something off in the cart, and is not in these prices. */
  readonly hadCode: boolean;
}

const longestMs = 48 * 60 * 60 * 1000;
const minuteMs = 60_000;

/**
 * Until when a quote of now is kept: 48 hours, or as long as the backend says of its prices where
 * that is shorter, in whole minutes; `undefined` where that is over already.
 */
export function quoteEnd(now: Date, told: Date | undefined): Date | undefined {
  const end = Math.min(now.getTime() + longestMs, told?.getTime() ?? Infinity);
  const whole = Math.floor(end / minuteMs) * minuteMs;
  return whole > now.getTime() ? new Date(whole) : undefined;
}

/** At its end it is over. */
export const isQuoteOver = ({ until }: Pick<KeptQuote, 'until'>, now: Date): boolean =>
  now.getTime() >= until.getTime();

/** Loose tickets one by one and packages whole, in the order in which they stand. */
export function quoteGroups(lines: readonly KeptLine[]): readonly (readonly KeptLine[])[] {
  const first = (line: KeptLine) => lines.find((other) => other.package === line.package);
  return lines.flatMap((line) => {
    if (line.package === undefined) return [[line]];
    return first(line) === line ? [lines.filter((other) => other.package === line.package)] : [];
  });
}

/** What a ticket costs today, why it can't be had any more, or that nobody could say. */
export type LineToday =
  | { readonly kind: 'sold'; readonly amount: Money }
  | { readonly kind: 'gone'; readonly why: ErrorCode }
  | { readonly kind: 'unknown' };

/** What became of a ticket's price. */
export type LineChange =
  | { readonly kind: 'same' }
  | { readonly kind: 'dearer' | 'cheaper'; readonly by: Money }
  | Exclude<LineToday, { kind: 'sold' }>;

/** A package is sold whole: with one part gone, none of the others can be had as it was. */
export function togetherToday(parts: readonly LineToday[]): readonly LineToday[] {
  if (!parts.some(({ kind }) => kind === 'gone')) return parts;
  return parts.map((part) => (part.kind === 'gone' ? part : { kind: 'gone', why: 'packagePart' }));
}

export function lineChange(line: Pick<KeptLine, 'amount'>, today: LineToday): LineChange {
  if (today.kind !== 'sold') return today;
  if (isSame(line.amount, today.amount)) return { kind: 'same' };
  const more = subtract(today.amount, line.amount);
  return more.amount > 0
    ? { kind: 'dearer', by: more }
    : { kind: 'cheaper', by: subtract(line.amount, today.amount) };
}

/** All of a quote beside today: what it came to, and what of it can be had comes to now. */
export interface QuoteChange {
  readonly changes: readonly LineChange[];
  readonly before: Money;
  /** `undefined` where nothing of it can be had, or the price of anything is not known. */
  readonly today: Money | undefined;
  readonly isSame: boolean;
}

/** `today` has one entry for each line, in their order. */
export function compareQuote(
  { lines, currency }: Pick<KeptQuote, 'lines' | 'currency'>,
  today: readonly LineToday[],
): QuoteChange {
  const changes = lines.map((line, at) => lineChange(line, today[at] ?? { kind: 'unknown' }));
  const sold = today.flatMap((one) => (one.kind === 'sold' ? [one.amount] : []));
  const isKnown = changes.every(({ kind }) => kind !== 'unknown');
  return {
    changes,
    before: sum(
      lines.map(({ amount }) => amount),
      currency,
    ),
    today: isKnown && sold.length > 0 ? sum(sold, currency) : undefined,
    isSame: changes.every(({ kind }) => kind === 'same'),
  };
}
