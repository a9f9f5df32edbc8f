import { ticketsOf } from './octo-orders.js';
import { booking } from './wire-octo.js';

const line = { units: [{ unit: 'ADULT', quantity: 2, listPrice: 900, unitPrice: 900 }] } as const;
const ticket = (deliveryFormat: string, deliveryValue: string) => ({
  deliveryOptions: [{ deliveryFormat, deliveryValue }],
});
const none = { deliveryOptions: [] };
const pdf = 'https://supplier.example/1.pdf';
const other = 'https://supplier.example/2.pdf';

it.each([
  ['a code of its own', [ticket('QRCODE', 'A'), ticket('CODE128', 'B')], null, ['A', 'B'], []],
  ['the code of the booking', [null, none], ticket('AZTECCODE', 'C'), ['C', 'C'], []],
  ['a file of its own', [ticket('PDF_URL', pdf), ticket('PDF_URL', other)], null, [], [pdf, other]],
  ['the file of the booking', [null, null], ticket('PDF_URL', pdf), [], [pdf, pdf]],
  ['a code or a file', [ticket('QRCODE', 'A'), ticket('PDF_URL', pdf)], null, ['A'], [pdf]],
  ['a file of another scheme', [ticket('PDF_URL', 'javascript:a'), none], none, [], []],
  ['nothing, though it has references', [none, null], null, [], []],
])('a supplier gives each person %s', (_, tickets, voucher, codes, files) => {
  const unitItems = tickets.map((one, at) => ({
    uuid: `unit-${at}`,
    unitId: 'adult',
    supplierReference: `REF-${at}`,
    ticket: one,
  }));
  const told = booking.parse({ uuid: 'one', status: 'CONFIRMED', unitItems, voucher });
  const shown = ticketsOf({ units: [...line.units] }, told);
  expect([shown.vouchers.map(({ gate }) => gate), shown.files]).toEqual([codes, files]);
});
