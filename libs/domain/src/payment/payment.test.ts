import {
  canPaymentBecome,
  type MethodCode,
  missingMethods,
  type PaymentStatus,
  paymentTransitions,
} from './payment.js';

const statuses = Object.keys(paymentTransitions) as PaymentStatus[]; // as: the keys of a const table

/** Captured money can only be refunded. */
const moves: Record<PaymentStatus, string> = {
  CREATED: 'REQUIRES_ACTION AUTHORIZED DECLINED EXPIRED',
  REQUIRES_ACTION: 'AUTHORIZED DECLINED EXPIRED',
  AUTHORIZED: 'CAPTURED DECLINED EXPIRED',
  CAPTURED: 'REFUNDED',
  DECLINED: '',
  EXPIRED: '',
  REFUNDED: '',
};

it.each(statuses)('a payment that is %s moves only as the table allows', (from) => {
  const reachable = statuses.filter((to) => canPaymentBecome(from, to));
  expect(reachable.toSorted()).toEqual(moves[from].split(' ').filter(Boolean).toSorted());
});

it.each([
  { currency: 'JPY', codes: 'AX DN DS', missing: ['VI', 'MC', 'JC', 'PP'] },
  { currency: 'none of ours', codes: 'MC JC PP', missing: ['VI'] },
  { currency: 'RUB', codes: '', missing: [] },
])('in $currency visitors lack $missing', ({ codes, missing }) => {
  const listed = codes.split(' ').filter(Boolean);
  const methods = listed.map((code, id) => ({ id, code: code as MethodCode, name: code })); // as: the row holds only codes
  expect(missingMethods(methods)).toEqual(missing);
});
