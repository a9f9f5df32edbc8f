import { sql } from 'kysely';

/** Whether an order was sold, with or without a payment, even if cancelled since. */
export const wasSold = sql<boolean>`(payment_id is not null or exists
  (select from sandbox.vouchers where vouchers.order_id = orders.id))`;
