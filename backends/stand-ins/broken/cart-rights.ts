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
    ['DAY_CLOSED', 'NO_AVAILABILITY', 'a day that is closed: DAY_CLOSED'],
    [
      'NO_AVAILABILITY',
      'DAY_CLOSED',
      'more people than places: NO_AVAILABILITY',
      'the last places are sold once',
    ],
    [
      'INFANTS_NOT_ADMITTED',
      'ADULT_REQUIRED',
      'infants where none are admitted: INFANTS_NOT_ADMITTED',
    ],
  ],
  'POST /shopping-cart/packages': [
    ['DUPLICATE_PRODUCT', 'SAME_DATE', 'addPackage: a product twice is DUPLICATE_PRODUCT'],
  ],
  'PATCH /shopping-cart/packages/{Id}': [
    ['SAME_DATE', 'DUPLICATE_PRODUCT', 'changePackage: what is refused leaves it as it was'],
  ],
  [orders]: [
    ['LINE_UNAVAILABLE', 'TOTAL_CHANGED', 'a line whose places went to others is not ordered'],
  ],
  [cancel]: [
    [
      'ORDER_CONFIRMED',
      'ORDER_EXPIRED',
      'confirmOrder: a paid order is not given up: ORDER_CONFIRMED',
    ],
    ['TICKET_CANCELLED', 'UNKNOWN_LINE', 'cancelOrder: a ticket is cancelled by its rule, once'],
  ],
  [changeDate]: [
    ['SAME_CHOICE', 'SAME_DATE', 'changeDate: SAME_CHOICE, SAME_DATE, TOO_LATE, UNKNOWN_LINE'],
  ],
  'POST /xapi/orders/{Id}/change-stay': [
    [
      'AMOUNT_CHANGED',
      'PAYMENT_NOT_ACCEPTED',
      'moveStay: other nights are written down, and dearer ones have to be paid',
    ],
  ],
  'POST /xapi/orders/{Id}/redeem': [
    ['UNIT_REVOKED', 'UNIT_REDEEMED', 'redeemVoucher: a code that was taken back is UNIT_REVOKED'],
  ],
  'POST /shopping-cart/promo': [
    ['PROMO_USED', 'PROMO_UNKNOWN', 'addPromo: a code that was used is PROMO_USED'],
  ],
};
const inOtherWords = Object.entries(words).flatMap(([call, rows]) =>
  rows.map(([code, other, ...scenarios]) =>
    fault(`says ${other} where “${scenarios[0]}”`, scenarios, refusing(code, other, call)),
  ),
);

const isUnpaid = (asked: Asked): boolean =>
  isCall(asked, confirm) && asked.body?.PaymentId === null;
/** An order fully paid by a code has its own scenario. */
const isPaid = ({ PaymentId }: Wire): boolean => PaymentId !== null;

const rights: readonly Fault[] = [
  fault(
    'does not say that a payment is missing',
    'confirmOrder: what has to be paid is not confirmed without a payment',
    {
      answer: (answer, asked) =>
        isUnpaid(asked) && answer.status >= 400
          ? { ...answer, body: { ...answer.body, code: 'ORDER_EXPIRED' } }
          : answer,
    },
  ),
  fault(
    'wants a payment for nothing',
    'confirmOrder: what a code pays for in whole needs no payment',
    {
      answer: (answer, asked) =>
        isUnpaid(asked) && answer.status < 300
          ? replying(409, { code: 'PAYMENT_NOT_ACCEPTED' })
          : answer,
    },
  ),
  fault(
    'gives two people one code',
    'confirmOrder: a paid order has a voucher for each unit',
    answering(order, (body) => {
      for (const { Vouchers } of isPaid(body) ? body.Items : [])
        for (const one of Vouchers) one.Code = Vouchers[0].Code;
    }),
  ),
  fault(
    'writes other codes for the same payment again',
    'confirmOrder: twins are one, and a key stands for one body',
    () => {
      let count = 0;
      return answering(confirm, (body) => {
        if (isPaid(body) && (count += 1) > 1) body.Items = [];
      });
    },
  ),
  fault('lists orders of everybody', 'ordersOf: a paid order is found by its e-mail', () => {
    let last: Wire;
    return answering('GET /xapi/orders', (body) => {
      if (body.Orders.length > 0) last = body;
      return last;
    });
  }),
  fault(
    'keeps the codes of the day before',
    'changeDate: another day, for the same price and other codes',
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
    'forgets the day that a ticket was bought for',
    'changeDate: another day, for the same price and other codes',
    answering(changeDate, (body) => {
      for (const line of body.Items) line.BoughtFor = null;
    }),
  ),
  fault(
    'lets in at two gates',
    'redeemVoucher: of two gates one lets a unit in',
    refusing('UNIT_REDEEMED', replying(409, { code: 'UNIT_REVOKED' })),
  ),
  fault(
    'forgets what was taken back',
    'endedVouchers: what was used or taken back stands there',
    answering('GET /xapi/ended-vouchers', ({ Vouchers }) => ({
      Vouchers: Vouchers.filter(({ Status }: Wire) => Status !== 'REVOKED'),
    })),
  ),
  fault(
    'keeps places for an order that waits for ever',
    'an order that nobody pays ends with its hold',
    refusing('ORDER_EXPIRED', 'PAYMENT_NOT_ACCEPTED'),
  ),
  fault(
    'takes no transfer for one',
    'an order that waits for a transfer holds its places until then',
    answering(orders, (body) => {
      if (body.Status === 'PENDING_PAYMENT') body.Status = 'CONFIRMED';
    }),
  ),
];

export const cartRightFaults: readonly Fault[] = [...inOtherWords, ...rights];
