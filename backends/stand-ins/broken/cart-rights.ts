import { answering, type Fault, isCall, refusing } from './fault.js';
import type { Answered, Asked } from '../broken-server.js';

const port = 'cart';
const order = 'GET /xapi/orders/{Id}';
const confirm = 'POST /xapi/orders/{Id}/confirm';
const json = { 'content-type': 'application/json' };

// oxlint-disable-next-line typescript/no-explicit-any -- any: an order of the wire
type Wire = any;

/** An order that a code pays for in whole has a scenario of its own. */
const isPaid = ({ PaymentId }: Wire): boolean => PaymentId !== null;

const instead = (code: string) => (answer: Answered) => ({
  ...answer,
  body: { ...answer.body, code },
});

/** A refusal of one call by one word, in other words. */
const saying = (
  call: string,
  code: string,
  other: string,
  caughtBy: Fault['caughtBy'],
  name: string,
): Fault => ({
  port,
  name,
  caughtBy,
  how: () => ({
    answer: (answer, asked) =>
      isCall(asked, call) && answer.body?.code === code ? instead(other)(answer) : answer,
  }),
});

const add = 'POST /shopping-cart/items';
const pack = 'POST /shopping-cart/packages';
const stay = 'POST /shopping-cart/stays';

/** A choice, a package, nights and a code, refused in words that say something else. */
const words: readonly Fault[] = [
  saying(
    add,
    'DAY_CLOSED',
    'NO_AVAILABILITY',
    ['a day that is closed: DAY_CLOSED'],
    'says sold out of a closed day',
  ),
  saying(
    add,
    'NO_AVAILABILITY',
    'DAY_CLOSED',
    ['more people than places: NO_AVAILABILITY', 'the last places are sold once'],
    'says closed of a day that is sold out',
  ),
  saying(
    add,
    'EXTRAS_EXCLUDE',
    'UNKNOWN_EXTRA',
    ['transport twice: EXTRAS_EXCLUDE'],
    'knows no transport beside food',
  ),
  saying(
    add,
    'UNKNOWN_EXTRA',
    'EXTRAS_EXCLUDE',
    ['an add-on that is not sold: UNKNOWN_EXTRA'],
    'excludes what it does not sell',
  ),
  saying(
    add,
    'NO_COMPONENT',
    'BAD_REQUEST',
    ['an activity that was not chosen: NO_COMPONENT'],
    'does not say that an activity is missing',
  ),
  saying(
    add,
    'UNKNOWN_PICKUP',
    'BAD_REQUEST',
    ['pickups: a place of nowhere: UNKNOWN_PICKUP'],
    'does not say that nobody is fetched there',
  ),
  saying(
    add,
    'INFANTS_NOT_ADMITTED',
    'ADULT_REQUIRED',
    ['infants where none are admitted: INFANTS_NOT_ADMITTED'],
    'asks for an adult where it admits no infant',
  ),
  saying(
    'POST /xapi/orders',
    'LINE_UNAVAILABLE',
    'TOTAL_CHANGED',
    ['a line whose places went to others is not ordered'],
    'says that the total changed where places went',
  ),
  saying(
    pack,
    'PACKAGE_LIMIT',
    'PACKAGE_PARKS',
    ['addPackage: six products are PACKAGE_LIMIT'],
    'counts parks where products are meant',
  ),
  saying(
    pack,
    'DUPLICATE_PRODUCT',
    'SAME_DATE',
    ['addPackage: a product twice is DUPLICATE_PRODUCT'],
    'calls a product twice a day twice',
  ),
  saying(
    'PATCH /shopping-cart/packages/{Id}',
    'UNKNOWN_PACKAGE',
    'NOT_FOUND',
    ['changePackage: one that is not there is UNKNOWN_PACKAGE'],
    'loses a cart where a package is missing',
  ),
  saying(
    'PATCH /shopping-cart/packages/{Id}',
    'SAME_DATE',
    'DUPLICATE_PRODUCT',
    ['changePackage: what is refused leaves it as it was'],
    'calls a day twice a product twice',
  ),
  saying(
    'PATCH /shopping-cart/stays/{Id}',
    'UNKNOWN_LINE',
    'UNKNOWN_PACKAGE',
    ['changeCartStay: one that is not there is UNKNOWN_LINE'],
    'takes a stay for a package',
  ),
  saying(
    stay,
    'STAY_CURRENCY',
    'BAD_REQUEST',
    ['addStay: another currency than the cart’s is STAY_CURRENCY'],
    'does not say that nights are in dollars',
  ),
  saying(
    stay,
    'PACKAGE_STAY',
    'PACKAGE_LIMIT',
    ['addStay: a package has nights once: PACKAGE_STAY'],
    'calls a package full that has nights',
  ),
  saying(
    stay,
    'CART_LIMIT',
    'DUPLICATE_PRODUCT',
    ['addStay: eleven things are CART_LIMIT'],
    'takes an eleventh stay for one of the ten',
  ),
  ...(
    [
      ['PROMO_USED', 'a code that was used'],
      ['PROMO_EXPIRED', 'a code whose time is over'],
      ['PROMO_NOT_YET', 'a code whose time has not begun'],
      ['PROMO_CURRENCY', 'a code of another currency than MXN'],
      ['PROMO_PRODUCT', 'a code for a product that two adults’ tickets are not'],
      ['PROMO_MINIMUM', 'a code for carts that cost more than two adults’ tickets'],
      ['PROMO_WITH_ANOTHER', 'a second code'],
    ] as const
  ).map(([word, what]) =>
    saying(
      'POST /shopping-cart/promo',
      word,
      'PROMO_UNKNOWN',
      [`addPromo: ${what} is ${word}`],
      `knows nothing of ${what}`,
    ),
  ),
];

const ordersOf = 'GET /xapi/orders';
const change = 'POST /xapi/orders/{Id}/change-date';
const cancel = 'POST /xapi/orders/{Id}/cancel';
const cancelling = 'cancelOrder: a ticket is cancelled by its rule, once';

/** Whether a call confirms an order without a payment. */
const isUnpaid = (asked: Asked): boolean =>
  isCall(asked, confirm) && asked.body?.PaymentId === null;

/** What somebody may do with an order that was paid. */
const rights: readonly Fault[] = [
  {
    port,
    name: 'does not say that a payment is missing',
    caughtBy: ['confirmOrder: what has to be paid is not confirmed without a payment'],
    how: () => ({
      answer: (answer, asked) =>
        isUnpaid(asked) && answer.status >= 400 ? instead('ORDER_EXPIRED')(answer) : answer,
    }),
  },
  {
    port,
    name: 'wants a payment for nothing',
    caughtBy: ['confirmOrder: what a code pays for in whole needs no payment'],
    how: () => ({
      answer: (answer, asked) =>
        isUnpaid(asked) && answer.status < 300
          ? { status: 409, headers: json, body: { code: 'PAYMENT_NOT_ACCEPTED' } }
          : answer,
    }),
  },
  {
    port,
    name: 'charges children as adults’ elders',
    caughtBy: ['who is younger pays no more'],
    how: () =>
      answering('POST /xapi/pricing', (body: Wire) => {
        const first = body.Units.find(({ Type }: Wire) => Type === 'ADULT');
        return {
          ...body,
          Units: body.Units.map((unit: Wire) =>
            unit.Type === 'INFANT' ? { ...unit, UnitPrice: first.UnitPrice + 1 } : unit,
          ),
        };
      }),
  },
  {
    port,
    name: 'gives two people one code',
    caughtBy: ['confirmOrder: a paid order has a voucher for each unit'],
    how: () =>
      answering(order, (body: Wire) => ({
        ...body,
        Items: body.Items.map((item: Wire) => ({
          ...item,
          Vouchers: item.Vouchers.map((one: Wire) =>
            isPaid(body) ? { ...one, Code: item.Vouchers[0].Code } : one,
          ),
        })),
      })),
  },
  {
    port,
    name: 'writes other codes for the same payment again',
    caughtBy: ['confirmOrder: twins are one, and a key stands for one body'],
    how: () => {
      let count = 0;
      return answering(confirm, (body: Wire) => {
        if (!isPaid(body)) return body;
        count += 1;
        return { ...body, Items: count === 1 ? body.Items : [] };
      });
    },
  },
  saying(
    cancel,
    'ORDER_CONFIRMED',
    'ORDER_EXPIRED',
    ['confirmOrder: a paid order is not given up: ORDER_CONFIRMED'],
    'calls a paid order expired',
  ),
  {
    port,
    name: 'lists orders of everybody',
    caughtBy: ['ordersOf: a paid order is found by its e-mail'],
    how: () => {
      let last: Answered | undefined;
      return {
        answer: (answer, asked) => {
          if (!isCall(asked, ordersOf) || answer.status >= 300) return answer;
          if (answer.body.Orders.length > 0) last = answer;
          return last ?? answer;
        },
      };
    },
  },
  {
    port,
    name: 'keeps the codes of the day before',
    caughtBy: ['changeDate: another day, for the same price and other codes'],
    how: () => {
      let before: Wire;
      return {
        answer: (answer, asked) => {
          if (answer.status >= 300) return answer;
          if (isCall(asked, order)) before = answer.body.Items[0]?.Vouchers;
          if (!isCall(asked, change)) return answer;
          const [first, ...rest] = answer.body.Items;
          const Items = [{ ...first, Vouchers: before }, ...rest];
          return { ...answer, body: { ...answer.body, Items } };
        },
      };
    },
  },
  saying(
    change,
    'SAME_CHOICE',
    'SAME_DATE',
    ['changeDate: SAME_CHOICE, SAME_DATE, TOO_LATE, UNKNOWN_LINE'],
    'takes its own day for another ticket’s',
  ),
  saying(
    'POST /xapi/orders/{Id}/weather-claim',
    'ALREADY_CLAIMED',
    'NO_SUCH_RIGHT',
    ['claimWeather: a claim is taken down once'],
    'knows no claim that was made',
  ),
  saying(
    'POST /xapi/orders/{Id}/change-stay',
    'AMOUNT_CHANGED',
    'PAYMENT_NOT_ACCEPTED',
    ['moveStay: other nights are written down, and dearer ones have to be paid'],
    'takes no payment for a wrong one',
  ),
  saying(cancel, 'TICKET_CANCELLED', 'UNKNOWN_LINE', [cancelling], 'forgets what was cancelled'),
  {
    port,
    name: 'lets in at two gates',
    caughtBy: ['redeemVoucher: of two gates one lets a unit in'],
    how: () => ({
      answer: (answer) =>
        answer.body?.code === 'UNIT_REDEEMED'
          ? { status: 409, headers: json, body: { code: 'UNIT_REVOKED' } }
          : answer,
    }),
  },
  saying(
    'POST /xapi/orders/{Id}/redeem',
    'UNIT_REVOKED',
    'UNIT_REDEEMED',
    ['redeemVoucher: a code that was taken back is UNIT_REVOKED'],
    'takes what was taken back for used',
  ),
  {
    port,
    name: 'forgets what was taken back',
    caughtBy: ['endedVouchers: what was used or taken back stands there'],
    how: () =>
      answering('GET /xapi/ended-vouchers', ({ Vouchers }: Wire) => ({
        Vouchers: Vouchers.filter(({ Status }: Wire) => Status !== 'REVOKED'),
      })),
  },
  {
    port,
    name: 'keeps places for an order that waits for ever',
    caughtBy: ['an order that nobody pays ends with its hold'],
    how: () => refusing('ORDER_EXPIRED', instead('PAYMENT_NOT_ACCEPTED')),
  },
  {
    port,
    name: 'takes no transfer for one',
    caughtBy: ['an order that waits for a transfer holds its places until then'],
    how: () =>
      answering('POST /xapi/orders', (body: Wire) =>
        body.Status === 'PENDING_PAYMENT' ? { ...body, Status: 'CONFIRMED' } : body,
      ),
  },
  {
    port,
    name: 'cancels an order once, and finds it gone after',
    caughtBy: ['an order is cancelled once, however often'],
    how: () => {
      const gone = new Set<string>();
      return {
        answer: (answer, asked) => {
          if (!isCall(asked, cancel) || answer.status >= 300 || asked.body?.Lines) return answer;
          const own = `${asked.path} ${asked.headers['idempotency-key']}`;
          const isAgain = [...gone].some((one) => one !== own && one.startsWith(`${asked.path} `));
          gone.add(own);
          const body = { ...answer.body, Status: 'EXPIRED' };
          return isAgain ? { ...answer, body } : answer;
        },
      };
    },
  },
  {
    port,
    name: 'changes a package for another one',
    caughtBy: ['changePackage: it takes other people whole'],
    how: () =>
      answering('PATCH /shopping-cart/packages/{Id}', (cart: Wire) => ({
        ...cart,
        Packages: cart.Packages.map((one: Wire) => ({ ...one, Id: `${one.Id}2` })),
      })),
  },
  {
    port,
    name: 'keeps the booking that was changed',
    caughtBy: ['changeCartStay: another booking takes its place'],
    how: () =>
      answering('PATCH /shopping-cart/stays/{Id}', (cart: Wire) => ({
        ...cart,
        Totals: { ...cart.Totals, Total: 6198 },
      })),
  },
];

export const cartRightFaults: readonly Fault[] = [...words, ...rights];
