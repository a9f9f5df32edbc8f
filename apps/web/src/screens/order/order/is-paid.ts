import type { OrderView } from '@shop/ports/screens';

/** True if money was taken, even if it was refunded since. Only then is there a receipt. */
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
