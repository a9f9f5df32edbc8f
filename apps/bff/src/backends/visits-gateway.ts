import type { OrdersGateway } from '@shop/ports/backends';

/** Reads orders through a client of its own. */
export type VisitsGateway = Pick<OrdersGateway, 'order'>;

export const VisitsGateway = Symbol('VisitsGateway');
