import type { OrdersGateway } from '@shop/ports/backends';

/** Orders to be looked at, on a way of its own. */
export type VisitsGateway = Pick<OrdersGateway, 'order'>;

export const VisitsGateway = Symbol('VisitsGateway');
