import { transact } from '../engine/answers.js';
import type { Chore } from '../engine/chores.js';
import { seconds } from '../engine/clock.js';
import { deliverDue, type Listener } from './events.js';
import { settle } from './intent.js';
import type { PaymentShop } from './payment-shop.js';

/** The provider's recurring work: slow banks reply, payments expire, events are sent. */
export function paymentChores(
  paymentShop: PaymentShop,
  listener: Listener | undefined,
): readonly Chore[] {
  return [
    { everyMs: seconds(0.5), run: () => settleDue(paymentShop, 'capture') },
    { everyMs: seconds(0.5), run: () => settleDue(paymentShop, 'expire') },
    ...(listener ? [{ everyMs: seconds(0.5), run: () => deliverDue(paymentShop, listener) }] : []),
  ];
}

async function settleDue(paymentShop: PaymentShop, way: 'capture' | 'expire'): Promise<void> {
  const waiting = paymentShop.db
    .selectFrom('intents')
    .select('id')
    .where('status', '=', 'REQUIRES_ACTION');
  const due =
    way === 'capture'
      ? waiting.where('capture_at', '<=', paymentShop.clock())
      : waiting.where('capture_at', 'is', null).where('expires_at', '<=', paymentShop.clock());
  for (const { id } of await due.limit(100).execute())
    await transact(paymentShop.db, (tx) => settle(tx, paymentShop, id, way));
}
