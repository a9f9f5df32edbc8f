import { FileHotels } from '@shop/adapters/files';
import { MemoryPurchaseLedger } from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import {
  canBecome,
  type DisplayCart,
  type Order,
  type OrderStatus,
  type Payment,
  type PaymentStatus,
  type StayBooking,
  staysOf,
  zero,
} from '@shop/domain';
import type {
  CartGateway,
  CartStays,
  Failure,
  OrdersGateway,
  PaymentGateway,
  StayBookings,
} from '@shop/ports/backends';
import { Config } from '../../apps/bff/src/config/config.js';
import { BeginPayment } from '../../apps/bff/src/features/pay/purchase/begin-payment.js';
import { BeginPurchase } from '../../apps/bff/src/features/pay/purchase/begin-purchase.js';
import { cartDigest } from '../../apps/bff/src/features/pay/purchase/cart-digest.js';
import { EndedStays } from '../../apps/bff/src/features/pay/purchase/ended-stays.js';
import { FailPurchase } from '../../apps/bff/src/features/pay/purchase/fail-purchase.js';
import { FinishPaid } from '../../apps/bff/src/features/pay/purchase/finish-paid.js';
import { FinishPurchase } from '../../apps/bff/src/features/pay/purchase/finish-purchase.js';
import { FinishUnpaid } from '../../apps/bff/src/features/pay/purchase/finish-unpaid.js';
import { HoldForPayment } from '../../apps/bff/src/features/pay/purchase/hold-for-payment.js';
import { Months } from '../../apps/bff/src/features/cart/cart/months.js';
import { OpenPurchase } from '../../apps/bff/src/features/pay/purchase/open-purchase.js';
import { PlaceOrder } from '../../apps/bff/src/features/pay/purchase/place-order.js';
import { PurchaseStays } from '../../apps/bff/src/features/pay/purchase/purchase-stays.js';
import { PurchaseTruth } from '../../apps/bff/src/features/pay/purchase/purchase-truth.js';
import { RefundPurchase } from '../../apps/bff/src/features/pay/purchase/refund-purchase.js';
import { Transfers } from '../../apps/bff/src/features/pay/purchase/transfers.js';
import { aContact, anOrder } from './an-order.js';
import { RecordingReporter } from './recording-reporter.js';

const rejected = { kind: 'failed', reason: 'rejected' } as const;
const unknown = { kind: 'unknown' } as const;

/** Failures that backends return from now on. */
type Away = Partial<Record<'orders' | 'payments' | 'bookings', Failure | undefined>>;

/** A backend that fails each call while the test marks it as away. */
const unlessAway = <Port extends object>(name: keyof Away, away: Away, port: Port): Port =>
  new Proxy(port, {
    get: (of, call) =>
      away[name] ? async () => ({ kind: 'failed', reason: away[name] }) : Reflect.get(of, call),
  });

/** Card payments, and transfers that may take 72 hours. */
function somePayments() {
  const all = new Map<string, Payment>();
  const keys = new Map<string, Payment>();
  const written = (key: string, payment: Payment) => {
    all.set(payment.id, payment);
    keys.set(key, payment);
    return { kind: 'ok', state: payment } as const;
  };
  const of = (reference: string) => [...all.values()].filter((one) => one.reference === reference);
  const found = (payment: Payment | undefined) =>
    payment ? ({ kind: 'ok', answer: payment } as const) : unknown;
  const port = {
    methods: async () => ({ kind: 'ok', answer: { methods: [], transferHours: 72 } }) as const,
    async begin({ amount, reference, payUntil: until }, key) {
      const id = keys.get(key)?.id ?? `pi-${all.size + 1}`;
      const to = { bank: 'Banorte', beneficiary: 'Coralibrí', account: '1', reference: '2' };
      const known = { id, status: 'REQUIRES_ACTION', amount, reference } as const;
      const nextAction = until ? undefined : `https://pay.example/pay/${id}`;
      return written(key, {
        ...known,
        nextAction,
        ...(until && { transfer: { ...to, until } }),
      });
    },
    payment: async (id) => found(all.get(id)),
    paymentOf: async (reference) => found(of(reference).at(-1)),
    paymentsOf: async (reference) => ({ kind: 'ok', answer: of(reference) }) as const,
    async refund(id, key) {
      const payment = all.get(id);
      const isPaid = payment?.status === 'CAPTURED' || payment?.status === 'REFUNDED';
      return isPaid ? written(key, { ...payment, status: 'REFUNDED' }) : rejected;
    },
  } satisfies Partial<PaymentGateway>;
  /** Sets the status that the visitor or provider caused. */
  const paid = (id: string, status: PaymentStatus) => {
    const payment = all.get(id);
    if (!payment) throw new Error(`no payment ${id}`);
    all.set(id, { ...payment, status, nextAction: undefined });
  };
  return { port, paid };
}

function someOrders(shown: () => DisplayCart, payments: Pick<PaymentGateway, 'payment'>) {
  const all = new Map<string, Order>();
  const keys = new Map<string, string>();
  const becomes = (id: string, status: OrderStatus) => {
    const order = all.get(id);
    if (!order || (order.status !== status && !canBecome(order.status, status))) return rejected;
    const state = { ...order, status };
    all.set(id, state);
    return { kind: 'ok', state } as const;
  };
  const port = {
    async place({ contact, payUntil }, key) {
      const id = keys.get(key) ?? `TQ-0000-${String(all.size + 1).padStart(4, '0')}`;
      const { lines, original, saved, total, stays } = shown();
      const status = payUntil ? 'PENDING_PAYMENT' : 'ON_HOLD';
      const sold = lines.map((line) => ({ ...line, vouchers: [] }));
      const its = { id, status, contact, lines: sold, original, saved, total } as const;
      const order = all.get(id) ?? anOrder({ ...its, ...(stays && { stays }) });
      all.set(id, order);
      keys.set(key, id);
      return { kind: 'ok', state: order } as const;
    },
    async order(id) {
      const answer = all.get(id);
      return answer ? ({ kind: 'ok', answer } as const) : unknown;
    },
    async confirm(id, payment) {
      const asked = await payments.payment(payment ?? '');
      const isPaid = asked.kind === 'ok' && asked.answer.status === 'CAPTURED';
      return isPaid ? becomes(id, 'CONFIRMED') : rejected;
    },
    cancel: async (id) => becomes(id, 'CANCELLED'),
  } satisfies OrdersGateway;
  return { port, orderIs: becomes };
}

type Booked = StayBooking & { readonly reference?: string };

function someBookings(kept: readonly StayBooking[]) {
  const all = new Map<string, Booked>(kept.map((one) => [one.id, one]));
  const changed = (id: string, change: (one: Booked) => Booked | undefined) => {
    const booking = all.get(id);
    const next = booking && change(booking);
    if (!next) return { kind: 'refused', refusal: 'bookingCancelled' } as const;
    all.set(id, next);
    return { kind: 'ok', answer: next } as const;
  };
  const port = {
    booking: async (id) => changed(id, (one) => one),
    hold: async (id, heldUntil) =>
      changed(id, (one) => (one.status === 'CANCELLED' ? undefined : { ...one, heldUntil })),
    confirm: async (id, { reference }) =>
      changed(id, (one) =>
        one.status === 'CANCELLED'
          ? undefined
          : { ...one, status: 'CONFIRMED', heldUntil: undefined, reference },
      ),
    cancel: async (id) =>
      changed(id, (one) => {
        const refund = zero(one.total.currency);
        return { ...one, status: 'CANCELLED', heldUntil: undefined, refund };
      }),
  } satisfies Partial<StayBookings>;
  return {
    port,
    at: (id: string) => all.get(id),
    keep: (one: StayBooking) => all.set(one.id, one),
  };
}

/** The only cart; it learns from the hotels' replies about its stays. */
function someCart(begun: DisplayCart) {
  let cart = begun;
  const port = {
    display: async (session) => ({ kind: 'ok', answer: { session, cart } }) as const,
    async changeStay(session, id, booking) {
      const status = booking.heldUntil ? 'HELD' : 'UNAVAILABLE';
      const stays = staysOf(cart).map((stay) =>
        stay.id === id ? ({ id, booking, amount: booking.total, status } as const) : stay,
      );
      cart = { ...cart, stays };
      return { kind: 'ok', state: { session, cart } } as const;
    },
  } satisfies Pick<CartGateway, 'display'> & Pick<CartStays, 'changeStay'>;
  return { port, shown: () => cart };
}

/** A cart ready for payment, the use cases of its purchase, and backends that the test controls. */
export function aPurchaseWorld(
  cart: DisplayCart,
  booked: readonly StayBooking[] = [],
  paymentPage = 'https://pay.example',
) {
  const config = Object.assign(new Config(), { PAYMENT_PAGE_ORIGIN: paymentPage });
  const clock = new FixedClock(new Date('2026-11-21T15:00:00Z'));
  const reporter = new RecordingReporter();
  const ledger = new MemoryPurchaseLedger(clock);
  const away: Away = {};
  const [some, rooms, kept] = [somePayments(), someBookings(booked), someCart(cart)];
  const { port: placed, orderIs } = someOrders(kept.shown, some.port);
  const orders = unlessAway('orders', away, placed);
  // as: all that a purchase calls on them
  const payments = unlessAway('payments', away, some.port) as unknown as PaymentGateway;
  const bookings = unlessAway('bookings', away, rooms.port) as unknown as StayBookings; // as: the same
  const carts = kept.port as unknown as CartGateway & CartStays; // as: the same
  let count = 0;
  const ids = { next: () => String((count += 1)).padStart(32, '0') };
  const transfers = new Transfers(payments, reporter);
  const ended = new EndedStays(carts, carts, bookings, ledger, clock);
  const failing = new FailPurchase(orders, ledger, ended);
  const payment = new BeginPayment(payments, ledger, reporter, transfers, config, failing);
  const stays = new PurchaseStays(bookings, carts, new FileHotels('content'), reporter, clock);
  const unpaid = new FinishUnpaid(orders, ledger, clock, failing, stays);
  const refunding = new RefundPurchase(orders, payments, ledger, reporter, stays);
  const paid = new FinishPaid(orders, ledger, clock, stays, refunding, failing);
  const truth = new PurchaseTruth(orders, payments, transfers);
  const finish = new FinishPurchase(ledger, transfers, payment, truth, paid, unpaid);
  const holding = new HoldForPayment(transfers, new Months(payments), stays);
  const placing = new PlaceOrder(orders, ledger, holding, payment, finish, failing);
  const begin = new BeginPurchase(carts, ledger, new OpenPurchase(ledger, clock, ids), placing);
  const request = {
    session: 'session-1',
    contact: aContact(),
    paying: { method: 'VI' },
    attempt: 'attempt-1',
    digest: cartDigest(cart),
    language: 'es',
    layout: 'mobile',
    placed: [],
    currency: cart.currency,
    isWanted: () => true,
  } as const;
  const own = { paid: some.paid, orderIs, rooms, shown: kept.shown };
  return { ...own, away, begin, request, finish, ledger, payments, orders, reporter };
}

/** A purchase at the step of the provider's page. */
export async function beingPaid(...world: Parameters<typeof aPurchaseWorld>) {
  const its = aPurchaseWorld(...world);
  const begun = await its.begin.run(its.request);
  if (begun.kind !== 'pay') throw new Error(JSON.stringify(begun));
  const { id, paymentId = '', orderId = '' } = begun.purchase;
  return {
    ...its,
    id,
    paymentId,
    orderId,
    stateNow: async () => (await its.finish.run(id))?.state,
  };
}
