import { type CartCount, type CartLine, type People, unitTypes } from '@shop/domain';
import type { KeptCart } from '@shop/ports/backends';
import { z } from 'zod';
import * as wire from './wire-values.js';

/** Product count and error flag stand at the top or under `Cart`; no flag says no error. */
export const cartCount = z
  .object({
    Currency: wire.currencyRecord,
    ProductCount: wire.count.optional(),
    WithErrors: z.boolean().optional(),
    Cart: z
      .object({ ProductCount: wire.count.optional(), WithErrors: z.boolean().optional() })
      .nullish(),
  })
  .transform(({ Currency, Cart, ...top }, context): CartCount => {
    const productCount = top.ProductCount ?? Cart?.ProductCount;
    const withErrors = top.WithErrors ?? Cart?.WithErrors ?? false;
    if (productCount === undefined) {
      context.addIssue({ code: 'custom', message: 'neither at the top nor under Cart' });
      return z.NEVER;
    }
    return { productCount, withErrors, currency: Currency.IsoCode };
  });

const unitLine = z.object({
  Type: wire.unitType,
  Quantity: wire.count,
  ListPrice: wire.decimal,
  UnitPrice: wire.decimal,
  Amount: wire.decimal,
});

const extraLine = z.object({
  Code: wire.extraCode,
  Quantity: wire.count,
  UnitPrice: wire.decimal,
  Amount: wire.decimal,
});

/** At most one line a unit type: two would hide people from the count. */
export const unitLines = z
  .array(unitLine)
  .max(unitTypes.length)
  .refine((units) => new Set(units.map(({ Type }) => Type)).size === units.length);
export const extraLines = z.array(extraLine).max(10);

export const item = z.object({
  Id: wire.id,
  Slug: wire.slug,
  Name: wire.name,
  Date: wire.parkDay.nullable(),
  StartTime: wire.parkTime.nullable(),
  Components: z.array(z.object({ ComponentId: z.int() })).max(20),
  Units: unitLines,
  Extras: extraLines,
  Original: wire.decimal,
  Amount: wire.decimal,
  Status: z.enum(['HELD', 'UNAVAILABLE']),
});

export const readUnit = (unit: z.output<typeof unitLine>, money: wire.ReadMoney) => ({
  unit: unit.Type,
  quantity: unit.Quantity,
  listPrice: money(unit.ListPrice),
  unitPrice: money(unit.UnitPrice),
  amount: money(unit.Amount),
});

export const readExtra = (extra: z.output<typeof extraLine>, money: wire.ReadMoney) => ({
  extra: extra.Code,
  quantity: extra.Quantity,
  unitPrice: money(extra.UnitPrice),
  amount: money(extra.Amount),
});

export const readLine = (line: z.output<typeof item>, money: wire.ReadMoney): CartLine => ({
  id: line.Id,
  slug: line.Slug,
  name: line.Name,
  day: line.Date ?? undefined,
  time: line.StartTime ?? undefined,
  people: peopleOf(line.Units),
  extras: line.Extras.map(({ Code }) => Code),
  components: line.Components.map(({ ComponentId }) => ComponentId),
  units: line.Units.map((unit) => readUnit(unit, money)),
  extraLines: line.Extras.map((extra) => readExtra(extra, money)),
  original: money(line.Original),
  amount: money(line.Amount),
  status: line.Status,
});

const peopleOf = (units: z.output<typeof unitLines>): People => {
  const people = { ADULT: 0, CHILD: 0, INFANT: 0 };
  for (const { Type, Quantity } of units) people[Type] = Quantity;
  return people;
};

export const totals = z.object({
  Original: wire.decimal,
  Saved: wire.decimal,
  Total: wire.decimal,
});

export const keptCart = z
  .object({
    SessionId: z.string().min(1).max(200),
    IdCart: wire.id,
    Currency: wire.currencyRecord,
    ExpiresAt: wire.instant.nullable(),
    Items: z.array(item).max(50),
    Totals: totals,
  })
  .transform((cart, context): KeptCart => {
    const currency = cart.Currency.IsoCode;
    const money = wire.moneyReader(currency, context);
    return {
      session: cart.SessionId,
      cart: {
        id: cart.IdCart,
        currency,
        expiresAt: cart.ExpiresAt ?? undefined,
        lines: cart.Items.map((line) => readLine(line, money)),
        original: money(cart.Totals.Original),
        saved: money(cart.Totals.Saved),
        total: money(cart.Totals.Total),
      },
    };
  });
