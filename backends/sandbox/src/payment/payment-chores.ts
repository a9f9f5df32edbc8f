import { transact } from '../engine/answers.js';
import type { Chore } from '../engine/chores.js';
import { seconds } from '../engine/clock.js';
import { deliverDue, type Listener } from './events.js';
import { settle } from './intent.js';
import type { Till } from './till.js';

/** The provider's recurring work: slow banks reply, payments expire, events are sent. */
export function paymentChores(till: Till, listener: Listener | undefined): readonly Chore[] {
  return [
    { everyMs: seconds(0.5), run: () => settleDue(till, 'capture') },
    { everyMs: seconds(0.5), run: () => settleDue(till, 'expire') },
    ...(listener ? [{ everyMs: seconds(0.5), run: () => deliverDue(till, listener) }] : []),
  ];
}

async function settleDue(till: Till, way: 'capture' | 'expire'): Promise<void> {
  const waiting = till.db
    .selectFrom('intents')
    .select('id')
    .where('status', '=', 'REQUIRES_ACTION');
  const due =
    way === 'capture'
      ? waiting.where('capture_at', '<=', till.clock())
      : waiting.where('capture_at', 'is', null).where('expires_at', '<=', till.clock());
  for (const { id } of await due.limit(100).execute())
    await transact(till.db, (tx) => settle(tx, till, id, way));
}
