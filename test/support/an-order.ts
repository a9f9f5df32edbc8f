import { createHash } from 'node:crypto';
import {
  type Contact,
  type Order,
  type OrderLine,
  subtract,
  sum,
  type Voucher,
} from '@shop/domain';
import { aCartLine } from './a-display-cart.js';

export const aContact = (differs: Partial<Contact> = {}): Contact => ({
  firstName: 'Ana',
  lastName: 'Ruiz Peña',
  email: 'ana@example.com',
  country: 'MX',
  phone: '+525512345678',
  ...differs,
});

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A voucher code derived from the text, such as `7K2M-91XD-4WQA`. */
export function aCode(text: string): string {
  const bytes = [...createHash('sha256').update(text).digest().subarray(0, 12)];
  const all = bytes.map((byte) => letters.charAt(byte % letters.length)).join('');
  return [all.slice(0, 4), all.slice(4, 8), all.slice(8)].join('-');
}

const vouchersOf = (line: Pick<OrderLine, 'id' | 'units'>): readonly Voucher[] =>
  line.units.flatMap(({ unit, quantity, unitPrice }) =>
    Array.from({ length: quantity }, (_, index) => ({
      code: aCode(`${line.id} ${unit} ${index + 1}`),
      unit,
      amount: unitPrice,
    })),
  );

export function anOrderLine(differs: Partial<OrderLine> = {}): OrderLine {
  const line = aCartLine(differs);
  return { ...line, vouchers: vouchersOf(line), ...differs };
}

/** A confirmed order of one line. Its totals are the sums of its lines. */
export function anOrder(differs: Partial<Order> = {}): Order {
  const lines = differs.lines ?? [anOrderLine()];
  const currency = lines[0]?.amount.currency ?? 'MXN';
  const sumOf = (part: 'original' | 'amount') =>
    sum(
      lines.map((line) => line[part]),
      currency,
    );
  return {
    id: 'TQ-0000-0001',
    status: 'CONFIRMED',
    createdAt: new Date('2026-11-20T15:00:00Z'),
    contact: aContact(),
    lines,
    original: sumOf('original'),
    saved: subtract(sumOf('original'), sumOf('amount')),
    total: sumOf('amount'),
    ...differs,
  };
}
