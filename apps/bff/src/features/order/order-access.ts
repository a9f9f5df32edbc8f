import { Inject, Injectable } from '@nestjs/common';
import { OrderLinks } from '@shop/ports/backends';
import type { OwnOrder } from '../../visit/own-orders.js';

/** Who may see an order: the browser that placed it, or one that opened a valid link. */
@Injectable()
export class OrderAccess {
  constructor(@Inject(OrderLinks) private readonly links: OrderLinks) {}

  async may(id: string, orders: readonly OwnOrder[]): Promise<boolean> {
    const own = orders.find((one) => one.id === id);
    if (own?.generation === undefined) return own !== undefined;
    return own.generation === (await this.links.generationOf(id));
  }
}
