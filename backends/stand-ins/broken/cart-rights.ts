import { answering, type Fault, faultsOf, isCall, refusing, replying, type Wire } from './fault.js';
import type { Asked } from '../broken-server.js';

const fault = faultsOf('cart');
const order = 'GET /xapi/orders/{Id}';
const orders = 'POST /xapi/orders';
const confirm = 'POST /xapi/orders/{Id}/confirm';
const cancel = 'POST /xapi/orders/{Id}/cancel';
const changeDate = 'POST /xapi/orders/{Id}/change-date';

/** By call: the right code, the wrong one, the scenarios that notice. */
const words: Readonly<
  Record<string, readonly (readonly [string, string, ...Fault['caughtBy']])[]>
> = {
  'POST /shopping-cart/items': [
    ['DAY_CLOSED', 'NO_AVAILABILITY', 'refuses a closed day with DAY_CLOSED'],
    [
      'NO_AVAILABILITY',
      'DAY_CLOSED',
      'refuses more people than places left with NO_AVAILABILITY',
      'the last places are sold once',
    ],
    [
      'INFANTS_NOT_ADMITTED',
      'ADULT_REQUIRED',
      'refuses infants where none are admitted with INFANTS_NOT_ADMITTED',
    ],
  ],
  'POST /shopping-cart/packages': [
    [
      'DUPLICATE_PRODUCT',
      'SAME_DATE',
      'addPackage: refuses a product twice with DUPLICATE_PRODUCT',
    ],
  ],
  'PATCH /shopping-cart/packages/{Id}': [
    [
      'SAME_DATE',
      'DUPLICATE_PRODUCT',
      'changePackage: a refused change leaves the package unchanged',
    ],
  ],
  [orders]: [['LINE_UNAVAILABLE', 'TOTAL_CHANGED', 'a line that lost its places can’t be ordered']],
  [cancel]: [
    [
      'ORDER_CONFIRMED',
      'ORDER_EXPIRED',
      'cancelOrder: refuses to cancel a paid order as unpaid with ORDER_CONFIRMED',
    ],
    ['TICKET_CANCELLED', 'UNKNOWN_LINE', 'cancelOrder: a ticket is refunded by its rule, once'],
  ],
  [changeDate]: [
    [
      'SAME_CHOICE',
      'SAME_DATE',
      'changeDate: refuses with SAME_CHOICE, SAME_DATE, TOO_LATE, UNKNOWN_LINE',
    ],
  ],
  'POST /xapi/orders/{Id}/change-stay': [
    [
      'AMOUNT_CHANGED',
      'PAYMENT_NOT_ACCEPTED',
      'moveStay: cheaper nights are accepted, dearer nights need a payment',
    ],
  ],
  'POST /xapi/orders/{Id}/redeem': [
    ['UNIT_REVOKED', 'UNIT_REDEEMED', 'redeemVoucher: refuses a revoked code with UNIT_REVOKED'],
  ],
  'POST /shopping-cart/promo': [
    ['PROMO_USED', 'PROMO_UNKNOWN', 'addPromo: refuses a code that was used with PROMO_USED'],
  ],
};
const inOtherWords = Object.entries(words).flatMap(([call, rows]) =>
  rows.map(([code, other, ...scenarios]) =>
    fault(`sends ${other} instead of ${code}, at ${call}`, scenarios, refusing(code, other, call)),
  ),
);

const isUnpaid = (asked: Asked): boolean =>
  isCall(asked, confirm) && asked.body?.PaymentId === null;
/** An order fully paid by a code has its own scenario. */
const isPaid = ({ PaymentId }: Wire): boolean => PaymentId !== null;

const rights: readonly Fault[] = [
  fault(
    'sends ORDER_EXPIRED instead of PAYMENT_NOT_ACCEPTED',
    'confirmOrder: refuses a missing payment with PAYMENT_NOT_ACCEPTED',
    {
      answer: (answer, asked) =>
        isUnpaid(asked) && answer.status >= 400
          ? { ...answer, body: { ...answer.body, code: 'ORDER_EXPIRED' } }
          : answer,
    },
  ),
  fault(
    'requires a payment for a free order',
    'confirmOrder: an order paid in full by a code needs no payment',
    {
      answer: (answer, asked) =>
        isUnpaid(asked) && answer.status < 300
          ? replying(409, { code: 'PAYMENT_NOT_ACCEPTED' })
          : answer,
    },
  ),
  fault(
    'gives two people the same code',
    'confirmOrder: a paid order has one voucher code per person',
    answering(order, (body) => {
      for (const { Vouchers } of isPaid(body) ? body.Items : [])
        for (const one of Vouchers) one.Code = Vouchers[0].Code;
    }),
  ),
  fault(
    'loses the codes when a confirmation is repeated',
    'confirmOrder: duplicates have one effect, another body is refused',
    () => {
      let count = 0;
      return answering(confirm, (body) => {
        if (isPaid(body) && (count += 1) > 1) body.Items = [];
      });
    },
  ),
  fault(
    'lists orders of other people',
    'ordersOf: a paid order is found by its email address',
    () => {
      let last: Wire;
      return answering('GET /xapi/orders', (body) => {
        if (body.Orders.length > 0) last = body;
        return last;
      });
    },
  ),
  fault(
    'keeps the old codes after a date change',
    'changeDate: a ticket gets a new day and new codes at the same price',
    () => {
      let before: Wire;
      return {
        answer: (answer, asked) => {
          if (answer.status >= 300) return answer;
          if (isCall(asked, order)) before = answer.body.Items[0]?.Vouchers;
          if (!isCall(asked, changeDate)) return answer;
          const [first, ...rest] = answer.body.Items;
          return {
            ...answer,
            body: { ...answer.body, Items: [{ ...first, Vouchers: before }, ...rest] },
          };
        },
      };
    },
  ),
  fault(
    'sends no BoughtFor',
    'changeDate: a ticket gets a new day and new codes at the same price',
    answering(changeDate, (body) => {
      for (const line of body.Items) line.BoughtFor = null;
    }),
  ),
  fault(
    'sends UNIT_REVOKED instead of UNIT_REDEEMED',
    'redeemVoucher: two gates admit a code once',
    refusing('UNIT_REDEEMED', replying(409, { code: 'UNIT_REVOKED' })),
  ),
  fault(
    'leaves out revoked codes',
    'endedVouchers: revoked codes are found and listed',
    answering('GET /xapi/ended-vouchers', ({ Vouchers }) => ({
      Vouchers: Vouchers.filter(({ Status }: Wire) => Status !== 'REVOKED'),
    })),
  ),
  fault(
    'sends PAYMENT_NOT_ACCEPTED instead of ORDER_EXPIRED',
    'an unpaid order expires',
    refusing('ORDER_EXPIRED', 'PAYMENT_NOT_ACCEPTED'),
  ),
  fault(
    'confirms an order that waits for a transfer',
    'an order paid by transfer holds its places until its deadline',
    answering(orders, (body) => {
      if (body.Status === 'PENDING_PAYMENT') body.Status = 'CONFIRMED';
    }),
  ),
];

export const cartRightFaults: readonly Fault[] = [...inOtherWords, ...rights];
