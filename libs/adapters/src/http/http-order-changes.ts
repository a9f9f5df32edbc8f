import type { Order } from '@shop/domain';
import type {
  BackendReply,
  OrderChangeCalls,
  OrderChanged,
  OrderChangeRequest,
  Supported,
} from '@shop/ports/backends';
import { about } from './about.js';
import type { Send } from './call.js';
import type { Clients } from './clients.js';
import { askedOf, isKnownRefusal, writtenOf } from './refusals.js';
import { segment } from './segment.js';
import { writeCartStay } from './wire-cart-stay.js';
import { order, ordersOf } from './wire-order.js';
import { writeChange } from './wire-rights.js';

const orders = 'xapi/orders';

const aboutChange = {
  cancel: about.cart.cancelOrder,
  changeDate: about.cart.changeDate,
  weather: about.cart.claimWeather,
} as const;

/** Order changes over the shopping-cart API (backends/contracts/shopping-cart.yaml). */
export class HttpOrderChanges implements OrderChangeCalls {
  constructor(private readonly clients: Clients) {}

  change(id: string, request: OrderChangeRequest, key: string): Promise<OrderChanged> {
    const { path, body } = writeChange(request);
    return this.#send(id, path, { body, key, about: aboutChange[request.kind](id) });
  }

  changeStay(
    id: string,
    line: string,
    { booking, payment }: Parameters<OrderChangeCalls['changeStay']>[2],
    key: string,
  ): Promise<OrderChanged> {
    const { Booking, Amount, Original } = writeCartStay(booking);
    const paid = payment && { PaymentId: payment.id, Reference: payment.reference };
    const body = { Line: line, Booking, Amount, Original, ...paid };
    return this.#send(id, 'change-stay', { body, key, about: about.cart.moveStay(id) });
  }

  async #send(
    id: string,
    path: string,
    send: Required<Pick<Send<Order>, 'body' | 'key' | 'about'>>,
  ): Promise<OrderChanged> {
    const to = `${orders}/${segment(id)}/${path}`;
    const reply = await this.clients.writes.send('POST', to, { ...send, shape: order });
    // A 404 about the order has `field` Id; any other means that there is no such call.
    const isAbsent =
      reply.kind === 'rejected' &&
      reply.status === 404 &&
      reply.field !== 'Id' &&
      !isKnownRefusal(reply.code);
    if (isAbsent) return { kind: 'unsupported' };
    // A cancelled order has cancelled tickets.
    if (reply.kind === 'rejected' && reply.code === 'ORDER_CANCELLED')
      return { kind: 'refused', refusal: 'ticketCancelled' };
    return writtenOf(reply, 'ticketCancelled');
  }

  async ordersOf(email: string): Promise<Supported<readonly Order[]>> {
    const query = { Email: email };
    const asked: BackendReply<readonly Order[]> = askedOf(
      await this.clients.reads.get(orders, { query, shape: ordersOf(email) }),
    );
    return asked.kind === 'unknown' ? { kind: 'unsupported' } : asked;
  }
}
