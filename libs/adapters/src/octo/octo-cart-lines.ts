import type { CartLineKey, CurrencyCode, Language, Product } from '@shop/domain';
import type { Failure, Refusal } from '@shop/ports/backends';
import type { Holding, HoldRequest } from './octo-bookings.js';
import { keyOfLine } from './octo-lines.js';
import type { BookedCart, BookedLine } from './octo-records.js';

export type No =
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      readonly line?: string;
      readonly part?: number;
    }
  | { readonly kind: 'failed'; readonly reason: Failure };

export const refused = (refusal: Refusal) => ({ kind: 'refused', refusal }) as const;

export const emptyCart = (
  session: string,
  { currency, language }: { readonly currency: CurrencyCode; readonly language: Language },
): BookedCart => ({
  id: session.slice(0, 13),
  session,
  currency,
  language,
  lines: [],
  extensions: 0,
  done: [],
});

export const keysOf = (
  lines: readonly BookedLine[],
  all: readonly Product[],
): readonly CartLineKey[] =>
  lines.map((line) =>
    keyOfLine(line, all.find(({ slug }) => slug === line.slug)?.variantOf ?? line.slug),
  );

export const lineOfHolding = (
  id: string,
  { slug, day, time, people }: HoldRequest,
  holding: Holding,
  packageId: string | null = null,
): BookedLine => ({
  id,
  slug,
  day: day ?? '',
  time: time ?? null,
  people,
  ...holding,
  packageId,
  order: null,
});
