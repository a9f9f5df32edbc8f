import {
  type Contact,
  money,
  type Order,
  type OrderLine,
  subtract,
  sum,
  wholeName,
} from '@shop/domain';
import { type OctoBooking, readableCodes } from './wire-octo.js';
import { cartLineOf } from './octo-lines.js';
import type { BookedLine, BookedOrder } from './octo-records.js';

type OrderedLine = BookedOrder['lines'][number];

/** The order to display; its amounts are fixed once it is placed. */
export function orderOf(order: BookedOrder, now: Date): Order {
  const { id, currency, contact, payment } = order;
  const lines = order.lines.map((line) => lineOf(line, order, now));
  const original = sum(
    lines.map((line) => line.original),
    currency,
  );
  const total = sum(
    lines.map((line) => line.amount),
    currency,
  );
  return {
    id,
    status: statusOf(order, now),
    createdAt: new Date(order.createdAt),
    contact,
    lines,
    original,
    total,
    saved: subtract(original, total),
    ...(order.status === 'CONFIRMED' && { can: ['cancel'] }),
    ...(payment !== null && { paymentId: payment }),
  };
}

/** An order being confirmed is paid, so it never counts as expired. */
function statusOf({ status, until }: BookedOrder, now: Date): Order['status'] {
  if (status === 'CONFIRMING') return 'ON_HOLD';
  return status === 'ON_HOLD' && new Date(until) <= now ? 'EXPIRED' : status;
}

function lineOf(line: OrderedLine, { currency, lines, status }: BookedOrder, now: Date): OrderLine {
  const parks = lines.filter(({ packageId }) => packageId === line.packageId).length;
  const shown = cartLineOf(line, currency, now, parks);
  const { cancelled } = line;
  return {
    ...shown,
    status: 'HELD',
    reason: undefined,
    vouchers:
      cancelled === null
        ? line.vouchers.map(({ code, unit, amount }) => ({
            code,
            unit,
            amount: money(amount, currency),
          }))
        : [],
    ...(cancelled === null && line.files.length > 0 && { files: line.files }),
    ...(status === 'CONFIRMED' && {
      rule: { steps: [{ hours: line.cancelHours, percent: 100 }], ways: ['refund'] },
    }),
    ...(cancelled !== null && {
      cancellation: { amount: money(cancelled, currency), way: 'refund' },
    }),
  };
}

/** Each person's ticket: the unit's code, else the booking's, else a file; never a reference. */
export function ticketsOf(
  line: Pick<BookedLine, 'units'>,
  booking: OctoBooking,
): Pick<OrderedLine, 'vouchers' | 'files'> {
  const left = [...booking.unitItems];
  const vouchers: OrderedLine['vouchers'] = [];
  const files: string[] = [];
  for (const { unit, quantity, unitPrice } of line.units)
    for (let number = 0; number < quantity; number += 1) {
      const at = left.findIndex(({ pricing }) => pricing?.retail === unitPrice);
      const [item] = left.splice(Math.max(at, 0), 1);
      const code = item?.supplierReference ?? item?.uuid ?? booking.uuid;
      const gate = codeIn(item?.ticket) ?? codeIn(booking.voucher);
      const file = fileIn(item?.ticket) ?? fileIn(booking.voucher);
      if (gate !== undefined) vouchers.push({ code, gate, unit, amount: unitPrice });
      else if (file !== undefined) files.push(file);
    }
  return { vouchers, files };
}

const fileIn = (ticket: OctoBooking['voucher']): string | undefined =>
  ticket?.deliveryOptions.find(
    ({ deliveryFormat, deliveryValue }) =>
      deliveryFormat === 'PDF_URL' &&
      URL.canParse(deliveryValue) &&
      new URL(deliveryValue).protocol === 'https:',
  )?.deliveryValue;

const codeIn = (ticket: OctoBooking['voucher']): string | undefined =>
  ticket?.deliveryOptions.find(({ deliveryFormat }) => readableCodes.includes(deliveryFormat))
    ?.deliveryValue;

export const octoContact = (
  { firstName, lastName, email, country, phone }: Contact,
  locale: string,
) => ({
  firstName,
  lastName,
  fullName: wholeName(firstName, lastName),
  emailAddress: email,
  phoneNumber: phone,
  country,
  locales: [locale],
});
