import type { Choice } from '../choice/choice.js';
import type { CurrencyCode } from '../currency/currency.js';
import type { ErrorCode } from '../errors/error-catalogue.js';
import { isSame, type Money, subtract, sum } from '../money/money.js';

/** A ticket at its earlier price; parts of one `package` share a number. */
export interface KeptLine extends Choice {
  readonly amount: Money;
  readonly package: number | undefined;
}

/** A cart's prices, saved until they expire (docs/rules/quotes.md). */
export interface SharedQuote {
  readonly until: Date;
  readonly currency: CurrencyCode;
  readonly lines: readonly KeptLine[];
  /** The cart had a promo code; these prices are without it. */
  readonly hadCode: boolean;
}

const longestMs = 48 * 60 * 60 * 1000;
const minuteMs = 60_000;

/** In 48 hours, or when the backend's prices expire; `undefined` if that is past. */
export function quoteEnd(now: Date, told: Date | undefined): Date | undefined {
  const end = Math.min(now.getTime() + longestMs, told?.getTime() ?? Infinity);
  const whole = Math.floor(end / minuteMs) * minuteMs;
  return whole > now.getTime() ? new Date(whole) : undefined;
}

export const isQuoteOver = ({ until }: Pick<SharedQuote, 'until'>, now: Date): boolean =>
  now.getTime() >= until.getTime();

/** Single tickets one by one, packages as groups, in their order. */
export function quoteGroups(lines: readonly KeptLine[]): readonly (readonly KeptLine[])[] {
  const first = (line: KeptLine) => lines.find((other) => other.package === line.package);
  return lines.flatMap((line) => {
    if (line.package === undefined) return [[line]];
    return first(line) === line ? [lines.filter((other) => other.package === line.package)] : [];
  });
}

/** Today's price of a ticket, why it is gone, or `unknown` if the backend did not reply. */
export type LineToday =
  | { readonly kind: 'sold'; readonly amount: Money }
  | { readonly kind: 'gone'; readonly why: ErrorCode }
  | { readonly kind: 'unknown' };

export type LineChange =
  | { readonly kind: 'same' }
  | { readonly kind: 'dearer' | 'cheaper'; readonly by: Money }
  | Exclude<LineToday, { kind: 'sold' }>;

/** A package is sold whole: if one part is gone, so are the others. */
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

export interface QuoteChange {
  readonly changes: readonly LineChange[];
  readonly before: Money;
  /** `undefined` if nothing is available or any price is unknown. */
  readonly today: Money | undefined;
  readonly isSame: boolean;
}

/** `today` has one entry per line, in order. */
export function compareQuote(
  { lines, currency }: Pick<SharedQuote, 'lines' | 'currency'>,
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
