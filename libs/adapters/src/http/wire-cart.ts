import {
  type CartCount,
  type CartLine,
  extras,
  fitName,
  longestNameOnTicket,
  type People,
  unitTypes,
} from '@shop/domain';
import { z } from 'zod';
import { ofKnown, orNone, word } from './entries.js';
import { linePickup, readPickup } from './wire-pickup.js';
import { readOriginal } from './wire-totals.js';
import * as wire from './wire-values.js';

/** Product count and error flag are at the top or under `Cart`; no flag means no error. */
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
  ListPrice: wire.decimal.optional(),
  UnitPrice: wire.decimal,
  Amount: wire.decimal,
});

const extraLine = z.object({
  Code: wire.extraCode,
  idUpgrade: wire.id.optional().catch(undefined),
  nameUpgrade: wire.name.optional().catch(undefined),
  hasBeenAdded: z.boolean().optional().catch(undefined),
  Quantity: wire.count,
  UnitPrice: wire.decimal,
  Amount: wire.decimal,
});

const typeIn = (key: string) => (entry: unknown) =>
  typeof entry === 'object' && entry !== null && Object.hasOwn(entry, key)
    ? (entry as Record<string, unknown>)[key] // as: an object that has the key
    : undefined;

/** At most one line per unit type: two would hide people from the count. */
export const unitLines = ofKnown(unitTypes, typeIn('Type'), unitLine).refine(
  (units) => new Set(units.map(({ Type }) => Type)).size === units.length,
  'each unit type once',
);
export const extraLines = ofKnown(extras, typeIn('Code'), extraLine);

const reasons = ['EXPIRED', 'SOLD_OUT', 'CLOSED'] as const;

const lostBy = { EXPIRED: 'ended', SOLD_OUT: 'soldOut', CLOSED: 'closed' } as const;

export const item = z.object({
  Id: wire.id,
  Slug: wire.slug,
  Name: wire.name,
  Date: wire.parkDay.nullish(),
  StartTime: wire.parkTime.nullish(),
  Components: z
    .array(z.object({ ComponentId: z.int() }))
    .max(20)
    .default([]),
  Units: unitLines,
  Extras: extraLines.default([]),
  Pickup: linePickup,
  NameOnTicket: orNone('Items.NameOnTicket', z.string()),
  Original: wire.decimal.optional(),
  Amount: wire.decimal,
  // An unknown status does not block payment: the order backend decides.
  Status: word(['HELD', 'UNAVAILABLE'], 'HELD').default('HELD'),
  Reason: word(reasons, 'EXPIRED').nullish(),
});

export const readUnit = (unit: z.output<typeof unitLine>, money: wire.ReadMoney) => ({
  unit: unit.Type,
  quantity: unit.Quantity,
  listPrice: money(unit.ListPrice ?? unit.UnitPrice, 'Units.ListPrice'),
  unitPrice: money(unit.UnitPrice, 'Units.UnitPrice'),
  amount: money(unit.Amount, 'Units.Amount'),
});

export const readExtra = (extra: z.output<typeof extraLine>, money: wire.ReadMoney) => ({
  extra: extra.Code,
  quantity: extra.Quantity,
  unitPrice: money(extra.UnitPrice, 'Extras.UnitPrice'),
  amount: money(extra.Amount, 'Extras.Amount'),
});

export function readLine(line: z.output<typeof item>, money: wire.ReadMoney): CartLine {
  const amount = money(line.Amount, 'Items.Amount');
  const said = line.Original === undefined ? undefined : money(line.Original, 'Items.Original');
  return {
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
    original: readOriginal(said, amount, 'Items.Original'),
    amount,
    status: line.Status,
    ...(line.Status === 'UNAVAILABLE' && line.Reason && { reason: lostBy[line.Reason] }),
    ...readPickup(
      line.Pickup,
      line.Extras.map(({ Code }) => Code),
    ),
    ...readNameOnTicket(line.NameOnTicket ?? ''),
  };
}

function readNameOnTicket(said: string): Pick<CartLine, 'nameOnTicket'> {
  const nameOnTicket = fitName(said).slice(0, longestNameOnTicket).trim();
  return nameOnTicket ? { nameOnTicket } : {};
}

const peopleOf = (units: z.output<typeof unitLines>): People => {
  const people = { ADULT: 0, CHILD: 0, INFANT: 0 };
  for (const { Type, Quantity } of units) people[Type] = Quantity;
  return people;
};
