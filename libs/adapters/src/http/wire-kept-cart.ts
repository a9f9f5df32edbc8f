import { type CartLine, type CartPackage, deductionOf, extras, type Money } from '@shop/domain';
import type { KeptCart } from '@shop/ports/backends';
import { z } from 'zod';
import { ofKnown, orNone } from './entries.js';
import { cartStay, readCartStay } from './wire-cart-stay.js';
import { item, readLine } from './wire-cart.js';
import { percentOn, promo, readPromo, type WirePromo } from './wire-promo.js';
import { checkSum, readTotals, totals } from './wire-totals.js';
import * as wire from './wire-values.js';

const packageOfLines = z.object({
  Id: wire.id,
  Units: z.object({ ADULT: wire.count, CHILD: wire.count, INFANT: wire.count }),
  Extras: ofKnown(extras, (entry) => entry, wire.extraCode).default([]),
  Items: z.array(item).max(20),
  Original: wire.decimal.optional(),
  Saved: wire.decimal.optional(),
  Amount: wire.decimal,
});

type WirePackage = z.output<typeof packageOfLines>;

function readPackage(
  { Amount, ...wanted }: WirePackage,
  parts: readonly CartLine[],
  money: wire.ReadMoney,
): CartPackage {
  const amounts = readTotals({ ...wanted, Total: Amount }, money, 'Packages');
  const { original, saved, total: amount } = amounts;
  checkSum(amount, parts.map(amountOf), 'Packages.Amount');
  const { Id: id, Units: people, Extras } = wanted;
  const pickup = wanted.Items.find(({ Pickup }) => Pickup)?.Pickup?.Id;
  return { id, people, extras: Extras, pickup, original, saved, amount };
}

const amountOf = ({ amount }: { readonly amount: Money }) => amount;
const isHeld = ({ status }: { readonly status: CartLine['status'] }) => status === 'HELD';

/** The total must equal everything held, less a promo code's one-off saving. */
function checkTotal({ lines, stays = [], promo, total }: KeptCart['cart']): void {
  const once = deductionOf(promo);
  const parts = [...lines.filter(isHeld), ...stays.filter(isHeld)].map(amountOf);
  checkSum(total, once ? [...parts, { ...once, amount: -once.amount }] : parts, 'Totals.Total');
}

const readParts = (
  { Id, Items }: WirePackage,
  found: WirePromo | null | undefined,
  money: wire.ReadMoney,
): readonly CartLine[] =>
  Items.map((line) => ({
    ...readLine(line, money),
    ...percentOn(line.Id, found),
    packageId: Id,
    parksInPackage: Items.length,
  }));

/** The total in dollars, beside the cart's own. */
const dollars = z
  .object({ Total: wire.decimal })
  .transform(({ Total }, context) => wire.moneyReader('USD', context)(Total, 'Total'));

/** The whole cart; packages may be absent. */
export const keptCart = z
  .object({
    SessionId: z.string().min(1).max(200),
    IdCart: wire.id,
    Currency: wire.currencyRecord,
    ExpiresAt: orNone('ExpiresAt', wire.instant),
    ValidUntil: orNone('ValidUntil', wire.instant),
    HoldExtensionsLeft: orNone('HoldExtensionsLeft', wire.count),
    Items: z.array(item).max(50),
    Packages: z.array(packageOfLines).max(20).default([]),
    Stays: z.array(cartStay).max(20).default([]),
    Promo: promo.nullish(),
    Totals: totals,
    NeedsPayment: orNone('NeedsPayment', z.boolean()),
    AmountsUSD: orNone('AmountsUSD', dollars),
  })
  .transform(({ SessionId, ...kept }, context): KeptCart => {
    const currency = kept.Currency.IsoCode;
    const money = wire.moneyReader(currency, context);
    const parts = kept.Packages.map((one) => readParts(one, kept.Promo, money));
    const singleTickets = kept.Items.map((line) => ({
      ...readLine(line, money),
      ...percentOn(line.Id, kept.Promo),
    }));
    const cart = {
      id: kept.IdCart,
      currency,
      expiresAt: kept.ExpiresAt ?? undefined,
      ...(kept.ValidUntil && { validUntil: kept.ValidUntil }),
      holdExtensionsLeft: kept.HoldExtensionsLeft ?? undefined,
      lines: [...singleTickets, ...parts.flat()],
      packages: kept.Packages.map((one, at) => readPackage(one, parts[at] ?? [], money)),
      ...(kept.Stays.length > 0 && {
        stays: kept.Stays.map((stay) => readCartStay(stay, money, context)),
      }),
      ...(kept.Promo && { promo: readPromo(kept.Promo, money) }),
      ...readTotals(kept.Totals, money),
      ...(typeof kept.NeedsPayment === 'boolean' && { needsPayment: kept.NeedsPayment }),
      totalUSD: kept.AmountsUSD ?? undefined,
    };
    checkTotal(cart);
    return { session: SessionId, cart };
  });
