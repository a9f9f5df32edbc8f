import type { OrderView } from '@shop/ports/screens';

/** Whether money was taken, though it may have gone back since; before that nothing is a receipt. */
export const isPaid = ({ state }: Pick<OrderView, 'state'>): boolean =>
  ['confirmed', 'refunded', 'cancelled'].includes(state);
