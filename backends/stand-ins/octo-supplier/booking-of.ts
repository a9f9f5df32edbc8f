import { type ForeignProduct, type ForeignUnit, optionId, sumOf } from './catalogue.js';
import { idOf, type Place } from './places.js';

export interface Item {
  readonly uuid: string;
  readonly unit: ForeignUnit;
}
export interface Booking {
  readonly uuid: string;
  readonly createdAt: Date;
  product: ForeignProduct;
  place: Place;
  items: readonly Item[];
  until: Date;
  confirmedAt?: Date;
  cancelled?: { readonly at: Date; readonly reason: string | null; readonly refund: string };
  contact: object;
  notes: string | null;
  resellerReference: string | null;
}

const code = (of: string, isSold: boolean) => ({
  redemptionMethod: 'DIGITAL',
  utcRedeemedAt: null,
  deliveryOptions: isSold
    ? [
        { deliveryFormat: 'PDF_URL', deliveryValue: `https://supplier.example/${of}.pdf` },
        { deliveryFormat: 'QRCODE', deliveryValue: `SUB*${of.slice(0, 8).toUpperCase()}` },
      ]
    : [],
});

export function bookingOf(booking: Booking, status: string, now: Date) {
  const { uuid, product, place, items, cancelled, confirmedAt } = booking;
  const isSold = confirmedAt !== undefined && status === 'CONFIRMED';
  const isVoucher = product.delivery === 'VOUCHER';
  return {
    id: `bk_${uuid.slice(0, 8)}`,
    uuid,
    testMode: true,
    status,
    resellerReference: booking.resellerReference,
    supplierReference: confirmedAt ? `SUB-${uuid.slice(0, 6).toUpperCase()}` : null,
    utcCreatedAt: booking.createdAt,
    utcUpdatedAt: now,
    utcRedeemedAt: null,
    utcExpiresAt: status === 'ON_HOLD' ? booking.until : null,
    utcConfirmedAt: confirmedAt ?? null,
    productId: product.id,
    optionId,
    cancellable: ['ON_HOLD', 'CONFIRMED'].includes(status),
    cancellation: cancelled
      ? { refund: cancelled.refund, reason: cancelled.reason, utcCancelledAt: cancelled.at }
      : null,
    freesale: false,
    availabilityId: idOf(place),
    contact: booking.contact,
    notes: booking.notes,
    deliveryMethods: [product.delivery],
    voucher: isVoucher ? code(uuid, isSold) : null,
    pricing: sumOf(items.map(({ unit }) => unit)),
    unitItems: items.map((item) => ({
      uuid: item.uuid,
      unitId: item.unit.id,
      status,
      utcRedeemedAt: null,
      resellerReference: null,
      supplierReference: null,
      contact: {},
      ticket: isVoucher ? null : code(item.uuid, isSold),
      pricing: sumOf([item.unit]),
    })),
  };
}
