import {
  canBecome,
  type CartLine,
  countInCart,
  isSame,
  isZero,
  type Order,
  type OrderLine,
  type OrderStatus,
  type Payment,
} from '@shop/domain';
import type { Asked, Clock, OrderRequest, OrdersGateway, Written } from '@shop/ports/backends';
import { FirstAnswers } from './first-answers.js';
import type { MemoryCartGateway } from './memory-cart-gateway.js';
import type { MemoryPaymentGateway } from './memory-payment-gateway.js';
import { Outage } from './outage.js';

interface Placed {
  readonly order: Order;
  readonly session: string;
  /** Of the cart, as they were ordered. */
  readonly lines: readonly CartLine[];
  readonly reference: string;
  readonly payment?: string;
}

const rejected = { kind: 'failed', reason: 'rejected' } as const;

/** Orders held in memory, made of the carts and paid by the payments of the other memory gateways. */
export class MemoryOrdersGateway implements OrdersGateway {
  readonly outage = new Outage();
  readonly #placed = new Map<string, Placed>();
  readonly #answers = new FirstAnswers();

  constructor(
    private readonly carts: MemoryCartGateway,
    private readonly payments: MemoryPaymentGateway,
    private readonly clock: Clock = { now: () => new Date() },
  ) {}

  /** What the operator does to an order: `settle(id, 'EXPIRED')`. */
  settle(id: string, status: OrderStatus): this {
    const placed = this.#placed.get(id);
    if (!placed || !canBecome(placed.order.status, status)) throw new Error(`${id}: no ${status}`);
    this.#placed.set(id, { ...placed, order: { ...placed.order, status } });
    return this;
  }

  async place(request: OrderRequest, key: string): Promise<Written<Order>> {
    const asked = await this.carts.display(request.session);
    if (asked.kind === 'failed') return asked;
    return this.#write(key, request, () => {
      const cart = asked.kind === 'ok' ? asked.answer.cart : undefined;
      if (!cart || countInCart(cart) === 0) return { kind: 'refused', refusal: 'cartEmpty' };
      if (cart.lines.some(({ status }) => status === 'UNAVAILABLE')) {
        return { kind: 'refused', refusal: 'lineUnavailable' };
      }
      if (!isSame(cart.total, request.total)) return rejected;
      this.#cancelHeld(request.session);
      const { original, saved, total, promo } = cart;
      const status = request.payUntil ? 'PENDING_PAYMENT' : 'ON_HOLD';
      if (request.payUntil) this.carts.clear(request.session, cart.lines);
      return this.#keep(
        { ...request, lines: cart.lines },
        {
          id: `TQ-0000-${String(this.#placed.size + 1).padStart(4, '0')}`,
          status,
          createdAt: this.clock.now(),
          contact: request.contact,
          lines: cart.lines.map((line) => ({ ...line, vouchers: [] })),
          ...(cart.stays && { stays: cart.stays }),
          ...(promo && !promo.refusal && { promo }),
          original,
          saved,
          total,
        },
      );
    });
  }

  async order(id: string): Promise<Asked<Order>> {
    const placed = this.#placed.get(id);
    if (this.outage.reply) return this.outage.reply;
    return placed ? { kind: 'ok', answer: placed.order } : { kind: 'unknown' };
  }

  async confirm(id: string, payment: string | undefined, key: string): Promise<Written<Order>> {
    const asked = payment === undefined ? undefined : await this.payments.payment(payment);
    const paid = asked?.kind === 'ok' ? asked.answer : undefined;
    const confirm = () =>
      payment === undefined ? this.#confirmUnpaid(id) : this.#confirm(id, paid);
    const written = this.#write(key, ['confirm', id, payment], confirm);
    const placed = this.#placed.get(id);
    if (written.kind === 'ok' && placed) this.carts.clear(placed.session, placed.lines);
    return written;
  }

  async cancel(id: string, key: string): Promise<Written<Order>> {
    return this.#write(key, ['cancel', id], () => {
      const placed = this.#placed.get(id);
      if (placed?.order.status === 'CANCELLED') return { kind: 'ok', state: placed.order };
      if (!placed || !canBecome(placed.order.status, 'CANCELLED')) return rejected;
      return this.#keep(placed, { ...placed.order, status: 'CANCELLED' });
    });
  }

  #confirm(id: string, paid: Payment | undefined): Written<Order> {
    const placed = this.#placed.get(id);
    if (!placed || !paid) return rejected;
    const { order, reference } = placed;
    if (order.status === 'CONFIRMED' && placed.payment === paid.id) {
      return { kind: 'ok', state: order };
    }
    const isUsed = [...this.#placed.values()].some(({ payment }) => payment === paid.id);
    const fits = paid.reference === reference && isSame(paid.amount, order.total);
    if (isUsed || !fits || paid.status !== 'CAPTURED') return rejected;
    if (!canBecome(order.status, 'CONFIRMED')) return rejected;
    return this.#sell({ ...placed, payment: paid.id });
  }

  #confirmUnpaid(id: string): Written<Order> {
    const placed = this.#placed.get(id);
    if (!placed || !isZero(placed.order.total)) return rejected;
    if (placed.order.status === 'CONFIRMED') return { kind: 'ok', state: placed.order };
    return canBecome(placed.order.status, 'CONFIRMED') ? this.#sell(placed) : rejected;
  }

  #sell(placed: Placed): Written<Order> {
    const { order } = placed;
    const lines = order.lines.map(withVouchers);
    return this.#keep(placed, { ...order, status: 'CONFIRMED', lines });
  }

  #cancelHeld(session: string): void {
    for (const [id, placed] of this.#placed) {
      if (placed.session === session && placed.order.status === 'ON_HOLD') {
        this.settle(id, 'CANCELLED');
      }
    }
  }

  #keep(placed: Omit<Placed, 'order'>, order: Order): Written<Order> {
    const { session, lines, reference, payment } = placed;
    this.#placed.set(order.id, { order, session, lines, reference, payment });
    return { kind: 'ok', state: order };
  }

  #write(key: string, asked: unknown, write: () => Written<Order>): Written<Order> {
    return this.outage.reply ?? this.#answers.once(key, asked, write);
  }
}

/** One voucher a unit, infants too, each worth its unit price. */
const withVouchers = (line: CartLine): OrderLine => ({
  ...line,
  vouchers: line.units.flatMap(({ unit, quantity, unitPrice }) =>
    Array.from({ length: quantity }, (_, number) => ({
      code: `${line.id}-${unit}-${number + 1}`,
      unit,
      amount: unitPrice,
    })),
  ),
});
