import { micros, sameAmount } from '../../kit/amounts.js';
import { holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import { type Order, tickets, today } from './asks.js';
import { orderNow } from './order-asks.js';
import { paid, refundOf } from './paid-order.js';
import { nightsOf } from './stay-asks.js';

const changes = 'buys tickets once per run and cancels what it can';

type Line = Order['Items'][number];

export const codesOf = ({ Vouchers = [] }: Line): readonly string[] =>
  Vouchers.map(({ Code }) => Code).sort();

export async function lineNow(kit: Kit, at: number): Promise<{ order: Order; line: Line }> {
  const order = await orderNow(kit, (await paid(kit)).order);
  const line = order.Items.at(at);
  return line ? { order, line } : kit.block('the order has no such line');
}

/** Moves the first line to its last free day; `codes` are its former ones. */
export const moved = (kit: Kit) =>
  kit.found('moved line', async () => {
    const { order, line } = await lineNow(kit, 0);
    const [{ days }] = await tickets(kit);
    const body = { Line: line.Id, Date: days.at(-1), StartTime: line.StartTime ?? null };
    const changed = await kit.need<Order>('changeDate', { path: { Id: order.Id }, body });
    return { codes: codesOf(line), order: changed, Date: days.at(-1) };
  });

const confirmed: readonly Scenario[] = [
  {
    name: 'confirmOrder: a paid order has one voucher code per person',
    shows:
      'An order with a captured payment is CONFIRMED and has a different code for each person.',
    changes,
    run: async (kit) => {
      const { order } = await paid(kit);
      same('Its status', order.Status, 'CONFIRMED');
      for (const { Slug, Units, Vouchers = [] } of order.Items) {
        const people = Units.reduce((count, { Quantity }) => count + Quantity, 0);
        same(`Codes of ${Slug}`, new Set(Vouchers.map(({ Code }) => Code)).size, people);
      }
    },
  },
  {
    name: 'confirmOrder: duplicates have one effect, another body is refused',
    shows:
      'Calls with one key confirm an order once and get the same codes. Another payment with that key gets IDEMPOTENCY_MISMATCH.',
    changes,
    run: async (kit) => {
      const { confirming, replies } = await paid(kit);
      const code = (body: unknown) => Object(body).code;
      const others = replies.filter(({ status }) => status >= 300);
      for (const { status, body } of others)
        same('A duplicate that was not performed', [status, code(body)], [409, 'IN_PROGRESS']);
      const done = [...replies, await kit.ask<Order>('confirmOrder', confirming)];
      const codes = done
        .filter(({ status }) => status < 300)
        .map(({ body }) => body.Items.flatMap(codesOf));
      for (const one of codes) same('Codes in replies to duplicates', one, codes[0]);
      const other = { ...confirming, body: { PaymentId: `none_${kit.unique()}` } };
      await kit.refused('confirmOrder', other, 'IDEMPOTENCY_MISMATCH', 422);
      await kit.refused('confirmOrder', { ...confirming, key: null }, 'BAD_REQUEST', 400);
    },
  },
  {
    name: 'cancelOrder: refuses to cancel a paid order as unpaid with ORDER_CONFIRMED',
    shows:
      'A cancellation without lines is for unpaid orders. For a paid order it gets ORDER_CONFIRMED.',
    changes,
    run: async (kit) => {
      const { Id } = (await paid(kit)).order;
      await kit.refused('cancelOrder', { path: { Id }, body: {} }, 'ORDER_CONFIRMED');
    },
  },
  {
    name: 'ordersOf: a paid order is found by its email address',
    shows:
      'The list has the paid orders of an email address, also written in capitals, and no others.',
    changes,
    run: async (kit) => {
      const { order, email } = await paid(kit);
      for (const Email of [email, email.toUpperCase()]) {
        const { Orders } = await kit.need<{ Orders: Order[] }>('ordersOf', { query: { Email } });
        same(
          'Numbers',
          Orders.map(({ Id }) => Id),
          [order.Id],
        );
      }
      const query = { Email: `unknown.${kit.unique()}@mail.example` };
      same(
        'Orders of an unknown address',
        (await kit.need<{ Orders: Order[] }>('ordersOf', { query })).Orders,
        [],
      );
    },
  },
];

const rights: readonly Scenario[] = [
  {
    name: 'changeDate: a ticket gets a new day and new codes at the same price',
    shows:
      'A paid ticket moves to another day. Its price stays, its codes are new, and BoughtFor keeps the original day.',
    changes,
    run: async (kit) => {
      const before = (await paid(kit)).order.Items[0];
      const { order, codes, Date } = await moved(kit);
      const [line] = order.Items;
      same('Its day', line?.Date ?? Date, Date);
      same('The original day', line?.BoughtFor?.Date, before?.Date);
      sameAmount('Its price', micros(line?.Amount ?? 0), micros(before?.Amount ?? 0));
      const fresh = line ? codesOf(line) : [];
      holds(
        fresh.every((code) => !codes.includes(code)),
        'A code is the same as before.',
      );
      same('How many codes', fresh.length, codes.length);
    },
  },
  {
    name: 'changeDate: refuses with SAME_CHOICE, SAME_DATE, TOO_LATE, UNKNOWN_LINE',
    shows:
      'The server refuses the ticket’s own day, the day of another ticket, today, and an unknown line.',
    changes,
    run: async (kit) => {
      const { order, line } = await lineNow(kit, 0);
      const other = order.Items[1]?.Date;
      const refused = (what: object, word: string) => {
        const body = { Line: line.Id, Date: line.Date, StartTime: line.StartTime ?? null, ...what };
        return kit.refused('changeDate', { path: { Id: order.Id }, body }, word);
      };
      await refused({}, 'SAME_CHOICE');
      await refused({ Date: other }, 'SAME_DATE');
      await refused({ Date: today(kit) }, 'TOO_LATE');
      await refused({ Line: `none-${kit.unique()}` }, 'UNKNOWN_LINE');
    },
  },
  {
    name: 'claimWeather: a claim is recorded once',
    shows: 'A ticket gets a weather claim. A second claim gets ALREADY_CLAIMED.',
    changes,
    run: async (kit) => {
      const { order, line } = await lineNow(kit, 1);
      const body = { Line: line.Id, Reason: 'storm', Note: '' };
      const call = { path: { Id: order.Id }, body };
      const claimed = await kit.need<Order>('claimWeather', call);
      holds(Boolean(claimed.Items[1]?.WeatherClaim), 'The order has no WeatherClaim.');
      await kit.refused('claimWeather', call, 'ALREADY_CLAIMED');
    },
  },
  {
    name: 'moveStay: cheaper nights are accepted, dearer nights need a payment',
    shows: 'Cheaper nights are accepted. Dearer nights without a payment get AMOUNT_CHANGED.',
    changes,
    run: async (kit) => {
      const order = await orderNow(kit, (await paid(kit)).order);
      const [stay] = order.Stays ?? [];
      const to = (Amount: number, Line = stay?.Id) => {
        const { Booking, Original } = nightsOf(kit, Amount);
        const id = Object(stay?.Booking).id ?? Booking.id;
        const body = { Line, Booking: { ...Booking, id }, Amount, Original };
        return { path: { Id: order.Id }, body };
      };
      await kit.refused('moveStay', to(100, `none-${kit.unique()}`), 'UNKNOWN_LINE');
      if (!stay) return kit.leaveOut('the cart takes no stays');
      await kit.refused('moveStay', to(Number(stay.Amount) + 1), 'AMOUNT_CHANGED');
      const less = await kit.need<Order>('moveStay', to(Number(stay.Amount) - 1));
      const now = micros(less.Stays?.[0]?.Amount ?? 0);
      sameAmount('Its new price', now, micros(stay.Amount) - 1_000_000n);
    },
  },
  {
    name: 'cancelOrder: a ticket is refunded by its rule, once',
    shows:
      'Another amount gets AMOUNT_CHANGED. The amount of the rule cancels the ticket, and a repeat gets TICKET_CANCELLED.',
    changes,
    run: async (kit) => {
      const { order, line } = await lineNow(kit, -1);
      const Amount = refundOf(line);
      if (Amount === 0) return kit.leaveOut('its rule gives no refund');
      const cancel = (amount: number) => ({
        path: { Id: order.Id },
        body: { Lines: [line.Id], Way: 'REFUND', Amount: amount },
      });
      await kit.refused('cancelOrder', cancel(Amount + 1), 'AMOUNT_CHANGED');
      const { Items } = await kit.need<Order>('cancelOrder', cancel(Amount));
      const { Cancellation, Vouchers = [] } = Items.find(({ Id }) => Id === line.Id) ?? line;
      sameAmount('The refund', micros(Cancellation?.Amount ?? 0), micros(Amount));
      same(
        'Codes that are not revoked',
        Vouchers.filter(({ Status }) => Status !== 'REVOKED'),
        [],
      );
      await kit.refused('cancelOrder', cancel(Amount), 'TICKET_CANCELLED');
    },
  },
];

export const rightScenarios: readonly Scenario[] = [...confirmed, ...rights];
