import { monthOf } from '../../kit/days.js';
import { between, holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import {
  aTicket,
  calendar,
  type Cart,
  display,
  drop,
  filled,
  session,
  optionalValue,
  units,
} from './asks.js';

const changes = 'fills a cart and empties it';
const minute = 60_000;

export const holdScenarios: readonly Scenario[] = [
  {
    name: 'places are held for 20 minutes',
    shows: 'A new line is held for 20 minutes, give or take one.',
    changes,
    run: async (kit) => {
      const [line] = (await filled(kit, await aTicket(kit))).Items;
      const until = optionalValue(kit, line?.HeldUntil, 'HeldUntil');
      const now = kit.now().getTime();
      between('HeldUntil', until, now + 19 * minute, now + 21 * minute);
    },
  },
  {
    name: 'reading a cart does not extend its hold',
    shows: 'The hold ends at the same time, however often the cart is read.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const until = optionalValue(kit, cart.Items[0]?.HeldUntil, 'HeldUntil');
      await kit.wait(1100);
      same('HeldUntil', (await display(kit, cart)).Items[0]?.HeldUntil, until);
    },
  },
  {
    name: 'dropping a cart frees its places',
    shows: 'A cart reduces the places left by its own. Dropping it restores them.',
    changes,
    run: async (kit) => {
      const left = await counter(kit);
      const before = await left();
      const cart = await filled(kit, await aTicket(kit), { Units: units(2) });
      same('Places left with the cart', await left(), before - 2);
      await drop(kit, cart);
      same('Places left afterwards', await left(), before);
    },
  },
  {
    name: 'an expired hold frees its places',
    shows: 'The places of an abandoned cart are free after 21 minutes.',
    changes,
    run: async (kit) => {
      const left = await counter(kit);
      await filled(kit, await aTicket(kit), { Units: units(2) });
      const during = await left();
      await kit.wait(21 * minute);
      const after = await left();
      holds(
        after >= during + 2,
        `${during} places were left with the cart, ${after} after its hold ended.`,
      );
    },
  },
  {
    name: 'extendHold: a hold can be extended twice',
    shows:
      'An extended hold ends 20 minutes from now. The third extension is refused with HOLD_LIMIT.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const call = { body: session(cart) };
      for (const left of [1, 0]) {
        const longer = await kit.need<Cart>('extendHold', call);
        const now = kit.now().getTime();
        if (longer.ExpiresAt !== undefined)
          between('ExpiresAt', longer.ExpiresAt, now + 19 * minute, now + 21 * minute);
        same('HoldExtensionsLeft', longer.HoldExtensionsLeft ?? left, left);
      }
      await kit.refused('extendHold', call, 'HOLD_LIMIT', 409);
    },
  },
];

/** Counts the places left on a ticket's first day, if the calendar gives that number. */
export async function counter(kit: Kit): Promise<() => Promise<number>> {
  const { slug, days } = await aTicket(kit);
  const count = async () =>
    (await calendar(kit, slug, monthOf(days[0]))).find(({ date }) => date === days[0])?.left;
  optionalValue(kit, await count(), 'how many places are left');
  return async () => (await count()) ?? 0;
}
