import { Inject, Injectable } from '@nestjs/common';
import { type Choice, countPeople } from '@shop/domain';
import { LimitStore } from '../../../backends/limit-store.js';
import { Config } from '../../../config/config.js';
import { WindowLimit } from '../../../http/window-limit.js';
import type { Visit } from '../../../visit/visit.js';

const minuteSeconds = 60;
/** As long as a cart holds its places. */
const holdSeconds = 1_200;

/** Of one cart, as a share of what its address may do: several people stand behind one. */
const cartShare = 5;

type Asker = Pick<Visit, 'address' | 'cart'>;

/**
 * How often a cart may be changed and paid, and how many places of a day may be held from one
 * address, which costs nothing (docs/rules/requests.md#selling-limits). Each answers the seconds to
 * wait, 0 when it is within its limit.
 */
@Injectable()
export class SellingLimits {
  private readonly places: WindowLimit;
  private readonly changes: readonly [WindowLimit, WindowLimit];
  private readonly checkouts: readonly [WindowLimit, WindowLimit];

  constructor(
    { PLACES_PER_ADDRESS, CART_CHANGES_PER_MINUTE, CHECKOUTS_PER_MINUTE }: Config,
    @Inject(LimitStore) store: LimitStore,
  ) {
    const pair = (name: string, most: number) =>
      [
        new WindowLimit(most, name, minuteSeconds, store),
        new WindowLimit(Math.ceil(most / cartShare), `${name} of a cart`, minuteSeconds, store),
      ] as const;
    this.places = new WindowLimit(PLACES_PER_ADDRESS, 'places', holdSeconds, store);
    this.changes = pair('changes', CART_CHANGES_PER_MINUTE);
    this.checkouts = pair('checkouts', CHECKOUTS_PER_MINUTE);
  }

  change(asker: Asker): Promise<number> {
    return waitOf(this.changes, asker);
  }

  checkout(asker: Asker): Promise<number> {
    return waitOf(this.checkouts, asker);
  }

  hold({ address }: Asker, choice: Choice): Promise<number> {
    return choice.day
      ? this.places.waitFor(placeOf(address, choice), countPeople(choice.people))
      : free;
  }

  /** The wait for any of the choices; those that were counted before it are given back. */
  async holdAll(asker: Asker, choices: readonly Choice[]): Promise<number> {
    for (const [at, choice] of choices.entries()) {
      const wait = await this.hold(asker, choice);
      if (wait === 0) continue;
      await this.releaseAll(asker, choices.slice(0, at));
      return wait;
    }
    return 0;
  }

  async releaseAll(asker: Asker, choices: readonly Choice[]): Promise<void> {
    for (const choice of choices) await this.release(asker, choice);
  }

  /** The places were not had. */
  async release({ address }: Asker, choice: Choice): Promise<void> {
    if (choice.day)
      await this.places.takeBack(placeOf(address, choice), countPeople(choice.people));
  }
}

const free = Promise.resolve(0);

const placeOf = (address: string, { slug, day }: Choice) => `${address} ${slug} ${day}`;

async function waitOf(
  [ofAddress, ofCart]: readonly [WindowLimit, WindowLimit],
  { address, cart: { session } }: Asker,
): Promise<number> {
  const waits = await Promise.all([
    ofAddress.waitFor(address),
    session ? ofCart.waitFor(session) : 0,
  ]);
  return Math.max(...waits);
}
