import { micros, sameAmount } from '../../kit/amounts.js';
import { holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import { type Order, tickets, today } from './asks.js';
import { orderNow } from './order-asks.js';
import { paid, refundOf } from './paid-order.js';
import { nightsOf } from './stay-asks.js';

const changes = 'buys tickets once a run, and cancels what can be cancelled';

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
    name: 'confirmOrder: a paid order has a voucher for each unit',
    shows:
      'Against a captured payment an order is CONFIRMED, with a code for each person, each once.',
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
    name: 'confirmOrder: twins are one, and a key stands for one body',
    shows:
      'Of calls with one key one confirms; the same again gets the same order, another payment IDEMPOTENCY_MISMATCH.',
    changes,
    run: async (kit) => {
      const { confirming, replies } = await paid(kit);
      const code = (body: unknown) => Object(body).code;
      const others = replies.filter(({ status }) => status >= 300);
      for (const { status, body } of others)
        same('A twin that had to wait', [status, code(body)], [409, 'IN_PROGRESS']);
      const done = [...replies, await kit.ask<Order>('confirmOrder', confirming)];
      const codes = done
        .filter(({ status }) => status < 300)
        .map(({ body }) => body.Items.flatMap(codesOf));
      for (const one of codes) same('Codes of twins', one, codes[0]);
      const other = { ...confirming, body: { PaymentId: `none_${kit.unique()}` } };
      await kit.refused('confirmOrder', other, 'IDEMPOTENCY_MISMATCH', 422);
      await kit.refused('confirmOrder', { ...confirming, key: null }, 'BAD_REQUEST', 400);
    },
  },
  {
    name: 'confirmOrder: a paid order is not given up: ORDER_CONFIRMED',
    shows: 'An order that is confirmed is no order on hold any more.',
    changes,
    run: async (kit) => {
      const { Id } = (await paid(kit)).order;
      await kit.refused('cancelOrder', { path: { Id }, body: {} }, 'ORDER_CONFIRMED');
    },
  },
  {
    name: 'ordersOf: a paid order is found by its e-mail',
    shows: 'The paid orders of an e-mail are listed, in capitals too, and none of another.',
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
      const query = { Email: `nobody.${kit.unique()}@mail.example` };
      same('Of nobody', (await kit.need<{ Orders: Order[] }>('ordersOf', { query })).Orders, []);
    },
  },
];

const rights: readonly Scenario[] = [
  {
    name: 'changeDate: another day, for the same price and other codes',
    shows:
      'A paid ticket takes another day; its price stays, its codes are new ones, and the day that it was bought for is said.',
    changes,
    run: async (kit) => {
      const before = (await paid(kit)).order.Items[0];
      const { order, codes, Date } = await moved(kit);
      const [line] = order.Items;
      same('Its day', line?.Date ?? Date, Date);
      same('The day that it was bought for', line?.BoughtFor?.Date, before?.Date);
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
    name: 'changeDate: SAME_CHOICE, SAME_DATE, TOO_LATE, UNKNOWN_LINE',
    shows: 'The day that it has, that of another ticket, today, and a line of nobody are refused.',
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
    name: 'claimWeather: a claim is taken down once',
    shows: 'The weather of a ticket is claimed, and a second claim is ALREADY_CLAIMED.',
    changes,
    run: async (kit) => {
      const { order, line } = await lineNow(kit, 1);
      const body = { Line: line.Id, Reason: 'storm', Note: '' };
      const call = { path: { Id: order.Id }, body };
      const claimed = await kit.need<Order>('claimWeather', call);
      holds(Boolean(claimed.Items[1]?.WeatherClaim), 'The order does not say that it was claimed.');
      await kit.refused('claimWeather', call, 'ALREADY_CLAIMED');
    },
  },
  {
    name: 'moveStay: other nights are written down, and dearer ones have to be paid',
    shows: 'Nights that cost less are taken; that cost more without a payment are AMOUNT_CHANGED.',
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
      if (!stay) return kit.leaveOut('the cart takes no stay');
      await kit.refused('moveStay', to(Number(stay.Amount) + 1), 'AMOUNT_CHANGED');
      const less = await kit.need<Order>('moveStay', to(Number(stay.Amount) - 1));
      const now = micros(less.Stays?.[0]?.Amount ?? 0);
      sameAmount('What it costs now', now, micros(stay.Amount) - 1_000_000n);
    },
  },
  {
    name: 'cancelOrder: a ticket is cancelled by its rule, once',
    shows:
      'Another amount is AMOUNT_CHANGED; by its rule a ticket is cancelled, and again TICKET_CANCELLED.',
    changes,
    run: async (kit) => {
      const { order, line } = await lineNow(kit, -1);
      const Amount = refundOf(line);
      if (Amount === 0) return kit.leaveOut('by its rule nothing is given back');
      const cancel = (amount: number) => ({
        path: { Id: order.Id },
        body: { Lines: [line.Id], Way: 'REFUND', Amount: amount },
      });
      await kit.refused('cancelOrder', cancel(Amount + 1), 'AMOUNT_CHANGED');
      const { Items } = await kit.need<Order>('cancelOrder', cancel(Amount));
      const { Cancellation, Vouchers = [] } = Items.find(({ Id }) => Id === line.Id) ?? line;
      sameAmount('What is given back', micros(Cancellation?.Amount ?? 0), micros(Amount));
      same(
        'Codes that let in',
        Vouchers.filter(({ Status }) => Status !== 'REVOKED'),
        [],
      );
      await kit.refused('cancelOrder', cancel(Amount), 'TICKET_CANCELLED');
    },
  },
];

export const rightScenarios: readonly Scenario[] = [...confirmed, ...rights];
