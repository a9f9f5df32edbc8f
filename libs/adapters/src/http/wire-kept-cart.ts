import { type CartLine, type CartPackage, extras, subtract } from '@shop/domain';
import type { KeptCart } from '@shop/ports/backends';
import { z } from 'zod';
import { ofKnown } from './entries.js';
import { cartStay, readCartStay } from './wire-cart-stay.js';
import { item, readLine, readTotals, totals } from './wire-cart.js';
import { percentOn, promo, readPromo, type WirePromo } from './wire-promo.js';
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

/** What the amount does not say beside itself is that nothing was saved. */
function readPackage(wanted: WirePackage, money: wire.ReadMoney): CartPackage {
  const amount = money(wanted.Amount, 'Packages.Amount');
  const original = money(wanted.Original ?? wanted.Amount, 'Packages.Original');
  const { Id: id, Units: people, Extras, Saved } = wanted;
  const saved = Saved === undefined ? subtract(original, amount) : money(Saved, 'Packages.Saved');
  const pickup = wanted.Items.find(({ Pickup }) => Pickup)?.Pickup?.Id;
  return { id, people, extras: Extras, pickup, original, saved, amount };
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

/** The whole cart; a backend that sells no packages says nothing of them. */
export const keptCart = z
  .object({
    SessionId: z.string().min(1).max(200),
    IdCart: wire.id,
    Currency: wire.currencyRecord,
    ExpiresAt: wire.instant.nullish(),
    ValidUntil: wire.instant.nullish(),
    HoldExtensionsLeft: wire.count.nullish(),
    Items: z.array(item).max(50),
    Packages: z.array(packageOfLines).max(20).default([]),
    Stays: z.array(cartStay).max(20).default([]),
    Promo: promo.nullish(),
    Totals: totals,
    NeedsPayment: z.boolean().nullish(),
    AmountsUSD: z.object({ Total: wire.decimal }).nullish(),
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
        ...(cart.ValidUntil && { validUntil: cart.ValidUntil }),
        holdExtensionsLeft: cart.HoldExtensionsLeft ?? undefined,
        lines: [
          ...cart.Items.map((line) => ({
            ...readLine(line, money),
            ...percentOn(line.Id, cart.Promo),
          })),
          ...cart.Packages.flatMap((one) => readParts(one, cart.Promo, money)),
        ],
        packages: cart.Packages.map((one) => readPackage(one, money)),
        ...(cart.Stays.length > 0 && {
          stays: cart.Stays.map((stay) => readCartStay(stay, money, context)),
        }),
        ...(cart.Promo && { promo: readPromo(cart.Promo, money) }),
        ...readTotals(cart.Totals, money),
        ...(typeof cart.NeedsPayment === 'boolean' && { needsPayment: cart.NeedsPayment }),
        totalUSD: cart.AmountsUSD
          ? wire.moneyReader('USD', context)(cart.AmountsUSD.Total, 'AmountsUSD.Total')
          : undefined,
      },
    };
  });
