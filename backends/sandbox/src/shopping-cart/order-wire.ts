import { type Contact, type Money, type Promo, toDecimal } from '@shop/domain';
import type { SandboxOrderStatus } from '../engine/database.js';
import type { Content } from '../engine/content.js';
import type { OrderStay } from '../engine/cart-stay-table.js';
import type { OrderLine } from '../engine/quote.js';
import { totalsOf, totalsWire } from './cart-totals.js';
import { currencyWire, itemWire } from './cart-wire.js';
import { promoWire } from './discounts-wire.js';
import { stateWire } from './state-wire.js';
import { cancellationWire, rightsWire, whatOwnersMay } from './rights-wire.js';

export interface StoredOrder {
  readonly id: string;
  readonly session_id: string;
  readonly status: SandboxOrderStatus;
  readonly created_at: Date;
  readonly hold_until: Date;
  readonly reference: string;
  readonly language: string;
  readonly contact: Contact;
  readonly lines: readonly OrderLine[];
  readonly stays: readonly OrderStay[];
  readonly total: Money;
  readonly payment_id: string | null;
  readonly promo: Promo | null;
}

export interface StoredVoucher {
  readonly code: string;
  readonly line_id: string;
  readonly unit: string;
  readonly amount: Money;
  readonly redeemed_at: Date | null;
  readonly revoked_at: Date | null;
}

export function orderWire(
  content: Content,
  order: StoredOrder,
  vouchers: readonly StoredVoucher[],
  now: Date,
) {
  const lines = order.lines.map((line) => asHeld(line, order));
  return {
    Id: order.id,
    Status: order.status,
    CreatedAt: order.created_at.toISOString(),
    Reference: order.reference,
    Language: order.language,
    Currency: currencyWire(order.total.currency),
    Contact: contactWire(order.contact),
    Items: lines.map((line, at) => ({
      ...itemWire(content, line),
      PackageId: line.packageId,
      ...rightsWire(content, order.lines[at], now),
      HeldUntil: isHolding(order) && line.hold ? order.hold_until.toISOString() : null,
      Vouchers: vouchers
        .filter((voucher) => voucher.line_id === line.id)
        .map(({ code, unit, amount, ...when }) => ({
          Code: code,
          UnitType: unit,
          Amount: toDecimal(amount),
          ...stateWire(when),
        })),
    })),
    ...(order.stays.length > 0 && { Stays: order.stays.map(orderStayWire) }),
    Promo: promoWire(order.promo),
    Totals: totalsWire(totalsOf(lines, order.total.currency, order.promo, order.stays)),
    PaymentId: order.payment_id,
    Can: order.status === 'CONFIRMED' ? whatOwnersMay : [],
  };
}

const orderStayWire = ({ id, booking, amount, original, packageId, cancelled }: OrderStay) => ({
  Id: id,
  Booking: booking,
  Amount: toDecimal(amount),
  Original: toDecimal(original),
  PackageId: packageId ?? null,
  Cancellation: cancelled ? cancellationWire(cancelled) : null,
});

const contactWire = ({ firstName, lastName, email, country, phone }: Contact) => ({
  FirstName: firstName,
  LastName: lastName,
  Email: email,
  Country: country,
  Phone: phone,
});
const isHolding = ({ status }: StoredOrder) => status === 'ON_HOLD' || status === 'PENDING_PAYMENT';

/** An order's amounts stay, even after its places are released. */
const asHeld = ({ id, choice, quote, hold, packageId }: OrderLine, order: StoredOrder) => ({
  id,
  choice,
  quote,
  packageId: packageId ?? null,
  reason: null,
  hold: { id: hold ?? '', until: order.hold_until, order: order.id },
});
