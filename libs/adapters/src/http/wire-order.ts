import {
  type Contact,
  deductionOf,
  isSameEmail,
  type Order,
  type OrderStatus,
  orderTransitions,
  toDecimal,
  unitTypes,
} from '@shop/domain';
import type { OrderRequest } from '@shop/ports/backends';
import { z } from 'zod';
import { fittingOf, notTwice, orNone, someOf, word } from './entries.js';
import { orderStay, readOrderStay } from './wire-cart-stay.js';
import { item, readLine } from './wire-cart.js';
import { writeLanguage } from './wire-choice.js';
import { voucherStatus } from './wire-voucher.js';
import { percentOn, promo, readPromo } from './wire-promo.js';
import { can, lineRights, readLineRights } from './wire-rights.js';
import { checkSum, readTotals, totals } from './wire-totals.js';
import * as wire from './wire-values.js';

const contact = z
  .object({
    FirstName: wire.name,
    LastName: wire.name,
    Email: wire.name,
    Country: wire.name,
    Phone: wire.name,
  })
  .transform((person): Contact => ({
    firstName: person.FirstName,
    lastName: person.LastName,
    email: person.Email,
    country: person.Country,
    phone: person.Phone,
  }));

const orderStatuses = Object.keys(orderTransitions) as OrderStatus[]; // as: the keys of a const table

/** Characters that survive being read aloud. */
const spoken = '[0-9A-HJKMNP-TV-Z]{4}';

const voucher = z.object({
  Code: z.string().regex(new RegExp(`^(?:${spoken}-){2}${spoken}$`)),
  // An unknown unit type must not invalidate a voucher.
  UnitType: word(unitTypes, 'ADULT'),
  Amount: wire.decimal,
  Status: voucherStatus.default('VALID'),
  At: orNone('Vouchers.At', wire.instant),
});

type WireVoucher = z.output<typeof voucher>;

/** Leaves out revoked units, whose codes admit no one. */
const readVoucher = ({ Code, UnitType, Amount, Status, At }: WireVoucher, money: wire.ReadMoney) =>
  Status === 'REVOKED'
    ? []
    : {
        code: Code,
        unit: UnitType,
        amount: money(Amount, 'Items.Vouchers.Amount'),
        ...(Status === 'REDEEMED' && { used: { at: At ?? undefined } }),
      };

const orderItem = item.extend({
  PackageId: wire.id.nullish(),
  ...lineRights,
  /** Leaves out unreadable vouchers; the order's page reports missing ones. */
  Vouchers: orNone('Vouchers', someOf(voucher, 1000)).transform((all) => all ?? []),
});

const isUsed = ({ Vouchers }: z.output<typeof orderItem>, order: OrderStatus): boolean =>
  order === 'REDEEMED' || Vouchers.some(({ Status }) => Status === 'REDEEMED');

const readPackage = (
  { PackageId }: z.output<typeof orderItem>,
  all: readonly z.output<typeof orderItem>[],
) =>
  typeof PackageId === 'string' && {
    packageId: PackageId,
    parksInPackage: all.filter((one) => one.PackageId === PackageId).length,
  };

export const order = z
  .object({
    Id: z.string().regex(new RegExp(`^TQ-${spoken}-${spoken}$`)),
    // An unknown status decides nothing: the page says that the order is being confirmed.
    Status: word(orderStatuses, 'PENDING_PAYMENT'),
    CreatedAt: wire.instant,
    Currency: wire.currencyRecord,
    Contact: contact,
    Items: z.array(orderItem).max(50),
    Stays: z.array(orderStay).max(20).default([]),
    Promo: promo.nullish(),
    Totals: totals,
    PaymentId: z.string().min(1).max(200).nullish(),
    Can: can.nullish(),
  })
  .transform((placed, context): Order => {
    const money = wire.moneyReader(placed.Currency.IsoCode, context);
    const isFirst = notTwice(({ Code }: WireVoucher) => Code, 'Items.Vouchers.Code');
    const read: Order = {
      id: placed.Id,
      status: placed.Status,
      createdAt: placed.CreatedAt,
      contact: placed.Contact,
      lines: placed.Items.map((line) => ({
        ...readLine(line, money),
        ...readPackage(line, placed.Items),
        ...percentOn(line.Id, placed.Promo),
        ...readLineRights(line, money),
        ...(isUsed(line, placed.Status) && { isUsed: true }),
        vouchers: line.Vouchers.filter(isFirst).flatMap((unit) => readVoucher(unit, money)),
      })),
      ...(placed.Stays.length > 0 && {
        stays: placed.Stays.map((stay) => readOrderStay(stay, money, context)),
      }),
      ...(placed.Promo && { promo: readPromo(placed.Promo, money) }),
      ...readTotals(placed.Totals, money),
      ...(placed.Can && { can: placed.Can }),
      ...(placed.PaymentId && { paymentId: placed.PaymentId }),
    };
    checkTotal(read);
    return read;
  });

/** Checks the total as sold; skipped after cancellations, which backends may or may not deduct. */
function checkTotal({ lines, stays = [], promo, total }: Order): void {
  const parts = [...lines, ...stays];
  if (parts.some(({ cancellation }) => cancellation)) return;
  const once = deductionOf(promo);
  const amounts = parts.map(({ amount }) => amount);
  checkSum(total, once ? [...amounts, { ...once, amount: -once.amount }] : amounts, 'Totals.Total');
}

export const ordersOf = (email: string) =>
  z.object({ Orders: someOf(order, 100) }).transform(({ Orders }, context) => {
    const own = fittingOf(({ contact: { email: said } }: Order) =>
      isSameEmail(said, email) ? undefined : 'an order of this email',
    )(Orders);
    if (!own) context.addIssue({ code: 'custom', message: 'orders of this email' });
    return own ?? [];
  });

export const writeOrder = ({ session, contact: person, ...request }: OrderRequest) => ({
  SessionId: session,
  Language: writeLanguage(request.language),
  Contact: {
    FirstName: person.firstName,
    LastName: person.lastName,
    Email: person.email,
    Country: person.country,
    Phone: person.phone,
  },
  Total: toDecimal(request.total),
  Currency: request.total.currency,
  Reference: request.reference,
  ...(request.payUntil && { PayUntil: request.payUntil.toISOString() }),
});
