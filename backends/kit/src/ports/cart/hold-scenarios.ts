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
  told,
  units,
} from './asks.js';

const changes = 'holds places in a cart, and empties it';
const minute = 60_000;

export const holdScenarios: readonly Scenario[] = [
  {
    name: 'places are held for twenty minutes',
    shows: 'A new line is held, until twenty minutes from now, give or take one.',
    changes,
    run: async (kit) => {
      const [line] = (await filled(kit, await aTicket(kit))).Items;
      const until = told(kit, line?.HeldUntil, 'HeldUntil');
      const now = kit.now().getTime();
      between('HeldUntil', until, now + 19 * minute, now + 21 * minute);
    },
  },
  {
    name: 'looking at a cart holds nothing longer',
    shows: 'The end of a hold is the same however often the cart is looked at.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const until = told(kit, cart.Items[0]?.HeldUntil, 'HeldUntil');
      await kit.wait(1100);
      same('HeldUntil', (await display(kit, cart)).Items[0]?.HeldUntil, until);
    },
  },
  {
    name: 'places of a dropped cart are free again',
    shows: 'Places left go down by those that a cart takes, and come back when it is dropped.',
    changes,
    run: async (kit) => {
      const left = await counter(kit);
      const before = await left();
      const cart = await filled(kit, await aTicket(kit), { Units: units(2) });
      same('Places left beside the cart', await left(), before - 2);
      await drop(kit, cart);
      same('Places left after it', await left(), before);
    },
  },
  {
    name: 'places of a forgotten cart are free again',
    shows: 'Twenty-one minutes later the places of a cart that nobody looks at are free.',
    changes,
    run: async (kit) => {
      const left = await counter(kit);
      await filled(kit, await aTicket(kit), { Units: units(2) });
      const during = await left();
      await kit.wait(21 * minute);
      const after = await left();
      holds(after >= during + 2, `${during} places were left beside it, and ${after} after it.`);
    },
  },
  {
    name: 'extendHold: a hold is longer twice',
    shows: 'A longer hold ends twenty minutes from now; the third is refused with HOLD_LIMIT.',
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
  told(kit, await count(), 'how many places are left');
  return async () => (await count()) ?? 0;
}
