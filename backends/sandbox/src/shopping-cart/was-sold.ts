import { sql } from 'kysely';

/** Whether an order was sold, whatever became of it since: by a payment, or with nothing to pay. */
export const wasSold = sql<boolean>`(payment_id is not null or exists
  (select from sandbox.vouchers where vouchers.order_id = orders.id))`;
