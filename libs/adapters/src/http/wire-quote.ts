import type { CurrencyCode } from '@shop/domain';
import type { PackageQuestion, PackageQuote, PriceQuestion, Quote } from '@shop/ports/backends';
import { z } from 'zod';
import { orNone } from './entries.js';
import { extraLines, readExtra, readUnit, unitLines } from './wire-cart.js';
import { promo, readPromo } from './wire-promo.js';
import { readTotals } from './wire-totals.js';
import * as wire from './wire-values.js';

const adultPriceIn = (units: z.output<typeof unitLines>): number => {
  const adult = units.find(({ Type }) => Type === 'ADULT');
  return adult?.ListPrice ?? adult?.UnitPrice ?? 0;
};

export const quote = (asked: CurrencyCode) =>
  z
    .object({
      ListPrice: wire.decimal.optional(),
      Units: unitLines,
      AllExtras: extraLines.default([]),
      Original: wire.decimal.optional(),
      Total: wire.decimal,
      ValidUntil: orNone('ValidUntil', wire.instant),
    })
    .transform((prices, context): Quote => {
      const money = wire.moneyReader(asked, context);
      const { original, total } = readTotals(prices, money, 'Pricing');
      return {
        listPrice: money(prices.ListPrice ?? adultPriceIn(prices.Units), 'ListPrice'),
        original,
        total,
        units: prices.Units.map((line) => {
          const { unit, quantity, unitPrice, amount } = readUnit(line, money);
          return { unit, quantity, unitPrice, amount };
        }),
        extraPrices: prices.AllExtras.map((line) => {
          const { extra, quantity, unitPrice, amount } = readExtra(line, money);
          const { idUpgrade, nameUpgrade, hasBeenAdded } = line;
          const own = { idUpgrade, nameUpgrade, hasBeenAdded };
          return { extra, price: unitPrice, quantity, amount, ...own };
        }),
        ...(prices.ValidUntil && { validUntil: prices.ValidUntil }),
      };
    });

export const packageQuote = (asked: CurrencyCode, parts: number) =>
  z
    .object({
      Parts: z.array(quote(asked)).length(parts),
      Original: wire.decimal.optional(),
      Total: wire.decimal,
      ValidUntil: orNone('ValidUntil', wire.instant),
      Promo: promo.nullish(),
    })
    .transform(({ Parts, Original, Total, ValidUntil, Promo }, context): PackageQuote => {
      const money = wire.moneyReader(asked, context);
      const { original, total } = readTotals({ Original, Total }, money, 'PackagePricing');
      return {
        parts: Parts,
        original,
        total,
        ...(ValidUntil && { validUntil: ValidUntil }),
        ...(Promo && { promo: readPromo(Promo, money) }),
      };
    });

export const writePackage = ({ parts, people, extras, currency, promo }: PackageQuestion) => ({
  Parts: parts.map(({ slug, day, time, components }) => ({
    Slug: slug,
    Date: day,
    StartTime: time ?? null,
    ComponentIds: components,
  })),
  Units: people,
  Extras: extras,
  Currency: currency,
  ...(promo && { Code: promo.code, SessionId: promo.session ?? null }),
});

export const writeQuestion = (question: PriceQuestion) => ({
  Slug: question.slug,
  Date: question.day ?? null,
  StartTime: question.time ?? null,
  Units: question.people,
  Extras: question.extras,
  Currency: question.currency,
});
