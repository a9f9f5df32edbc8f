import type { OrderView } from '@shop/ports/screens';

/** Whether money was taken, though it may have gone back since; before that nothing is a receipt. */
export const isPaid = ({ state }: Pick<OrderView, 'state'>): boolean => paid[state];

const paid: Readonly<Record<OrderView['state'], boolean>> = {
  confirmed: true,
  refunded: true,
  cancelled: true,
  confirming: false,
  awaiting: false,
  lapsed: false,
  failed: false,
};
