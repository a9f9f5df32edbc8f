import {
  type Contact,
  type Order,
  type OrderStatus,
  orderTransitions,
  toDecimal,
  unitTypes,
} from '@shop/domain';
import type { OrderRequest } from '@shop/ports/backends';
import { z } from 'zod';
import { word } from './entries.js';
import { orderStay, readOrderStay } from './wire-cart-stay.js';
import { item, readLine, readTotals, totals } from './wire-cart.js';
import { writeLanguage } from './wire-choice.js';
import { voucherStatus } from './wire-voucher.js';
import { percentOn, promo, readPromo } from './wire-promo.js';
import { can, lineRights, readLineRights } from './wire-rights.js';
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

const orderStatuses = Object.keys(orderTransitions) as OrderStatus[]; // as: keys of a const table

const voucher = z.object({
  Code: z.string().min(1).max(100),
  // A voucher lets somebody in, whatever its unit is called.
  UnitType: word(unitTypes, 'ADULT'),
  Amount: wire.decimal,
  Status: voucherStatus.default('VALID'),
  At: wire.instant.nullish(),
});

type WireVoucher = z.output<typeof voucher>;

/** Of a unit that was taken back there is nothing to show: its code lets nobody in. */
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
  Vouchers: z.array(voucher).max(1000).default([]),
});

/** Somebody came in with it. */
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
    Id: wire.id,
    // A status that we don't know decides nothing: the visitor is told that it is being confirmed.
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
    return {
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
        vouchers: line.Vouchers.flatMap((unit) => readVoucher(unit, money)),
      })),
      ...(placed.Stays.length > 0 && {
        stays: placed.Stays.map((stay) => readOrderStay(stay, money, context)),
      }),
      ...(placed.Promo && { promo: readPromo(placed.Promo, money) }),
      ...readTotals(placed.Totals, money),
      ...(placed.Can && { can: placed.Can }),
      ...(placed.PaymentId && { paymentId: placed.PaymentId }),
    };
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
