import { money, sum } from '@shop/domain';
import type { OrderChangeCalls, OrderChanged, OrderChangeRequest } from '@shop/ports/backends';
import type { OctoOrderStore } from './octo-placing.js';
import { orderOf } from './octo-orders.js';

const lost = { kind: 'failed', reason: 'unavailable' } as const;

/** OCTO can only cancel a sold booking, by its rule; all other changes are by phone. */
export class OctoOrderChanges implements OrderChangeCalls {
  constructor(private readonly store: OctoOrderStore) {}

  async change(id: string, request: OrderChangeRequest, _key: string): Promise<OrderChanged> {
    if (request.kind !== 'cancel') return { kind: 'unsupported' };
    if (request.way !== 'refund') return { kind: 'refused', refusal: 'noRight' };
    const kept = await this.store.orders.find(id);
    const asked = kept?.value.lines.filter((line) => request.lines.includes(line.id)) ?? [];
    if (!kept || asked.length < request.lines.length)
      return { kind: 'refused', refusal: 'unknownLine' };
    const { currency } = kept.value;
    // A retry after a lost reply skips the lines already cancelled.
    const open = asked.filter(({ cancelled }) => cancelled === null);
    const amount = sum(
      asked.map((line) => money(line.amount, currency)),
      currency,
    );
    if (amount.amount !== request.amount.amount)
      return { kind: 'refused', refusal: 'amountChanged' };
    const back = new Map<string, number>();
    for (const line of open) {
      const done = await this.store.bookings.cancel(line.uuid, 'Cancelled by who bought it.');
      if (done.kind === 'failed' && done.reason !== 'rejected') return done;
      if (done.kind !== 'ok') return { kind: 'refused', refusal: 'rightLate' };
      const isFull = done.state.cancellation?.refund === 'FULL';
      back.set(line.id, isFull ? line.amount : 0);
    }
    const lines = kept.value.lines.map((line) => ({
      ...line,
      cancelled: back.get(line.id) ?? line.cancelled,
    }));
    const isOver = lines.every(({ cancelled }) => cancelled !== null);
    const status = isOver ? 'CANCELLED' : kept.value.status;
    const value = { ...kept.value, lines, status } as const;
    const moved = await this.store.orders.change(id, kept.version, value);
    return moved ? { kind: 'ok', state: orderOf(moved.value, this.store.clock.now()) } : lost;
  }

  async changeStay(): Promise<OrderChanged> {
    return { kind: 'unsupported' };
  }

  async ordersOf() {
    return { kind: 'unsupported' } as const;
  }
}
