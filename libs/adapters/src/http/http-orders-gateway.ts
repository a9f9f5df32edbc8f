import type { Order } from '@shop/domain';
import type { BackendReply, OrderRequest, OrdersGateway, Written } from '@shop/ports/backends';
import { about } from './about.js';
import type { Clients } from './clients.js';
import { askedOf, writtenOf } from './refusals.js';
import { segment } from './segment.js';
import { order, writeOrder } from './wire-order.js';

const orders = 'xapi/orders';

/** Orders over the shopping-cart API (backends/contracts/shopping-cart.yaml). */
export class HttpOrdersGateway implements OrdersGateway {
  constructor(private readonly clients: Clients) {}

  async place(request: OrderRequest, key: string): Promise<Written<Order>> {
    const body = writeOrder(request);
    const { reference, total, contact } = request;
    const of = about.cart.placeOrder({ email: contact.email, reference, total });
    const send = { body, key, shape: order, about: of };
    const reply = await this.clients.writes.send('POST', orders, send);
    return writtenOf(reply, 'cartEmpty');
  }

  async order(id: string): Promise<BackendReply<Order>> {
    const ask = { shape: order, about: about.cart.order(id) };
    return askedOf(await this.clients.reads.get(`${orders}/${segment(id)}`, ask));
  }

  async confirm(id: string, payment: string | undefined, key: string): Promise<Written<Order>> {
    const path = `${orders}/${segment(id)}/confirm`;
    const body = { PaymentId: payment ?? null };
    const send = { body, key, shape: order, about: about.cart.confirmOrder(id) };
    return writtenOf(await this.clients.writes.send('POST', path, send));
  }

  async cancel(id: string, key: string): Promise<Written<Order>> {
    const path = `${orders}/${segment(id)}/cancel`;
    const send = { body: {}, key, shape: order, about: about.cart.cancelOrder(id) };
    return writtenOf(await this.clients.writes.send('POST', path, send));
  }
}
