import { Inject, Injectable } from '@nestjs/common';
import { type Choice, countPeople } from '@shop/domain';
import { LimitStore } from '../../../backends/limit-store.js';
import { Config } from '../../../config/config.js';
import { type ToCount, type Window, WindowLimits } from '../../../http/window-limits.js';
import type { Visit } from '../../../visit/visit.js';

const minuteSeconds = 60;
/** As long as a cart holds its places. */
const holdSeconds = 1_200;

/** Of one cart, as a share of what its address may do: several people stand behind one. */
const cartShare = 5;

type Asker = Pick<Visit, 'address' | 'cart'>;
type Placed = Pick<Choice, 'slug' | 'day' | 'people'>;

/** Of an address, and of one cart. */
type Pair = readonly [Window, Window];

/** Which limit is reached, and the seconds to wait. */
export interface LimitReached {
  readonly code: 'tooFast' | 'placesHeld';
  readonly seconds: number;
}

/**
 * How often a cart may be changed and paid, and how many places of a day may be held from one
 * address, which costs nothing (docs/rules/requests.md#selling-limits). Seconds to wait are 0 within
 * a limit.
 */
@Injectable()
export class SellingLimits {
  private readonly limits: WindowLimits;
  private readonly places: Window;
  private readonly changes: Pair;
  private readonly checkouts: Pair;

  constructor(
    { PLACES_PER_ADDRESS, CART_CHANGES_PER_MINUTE, CHECKOUTS_PER_MINUTE }: Config,
    @Inject(LimitStore) store: LimitStore,
  ) {
    this.limits = new WindowLimits(store);
    this.places = { name: 'places', most: PLACES_PER_ADDRESS, seconds: holdSeconds };
    this.changes = pairOf('changes', CART_CHANGES_PER_MINUTE);
    this.checkouts = pairOf('checkouts', CHECKOUTS_PER_MINUTE);
  }

  /** Answers the seconds to wait. */
  async change(asker: Asker): Promise<number> {
    return longest(await this.limits.waitsFor(triesOf(this.changes, asker)));
  }

  /** Answers the seconds to wait. */
  async checkout(asker: Asker): Promise<number> {
    return longest(await this.limits.waitsFor(triesOf(this.checkouts, asker)));
  }

  /**
   * A change that holds places: the two are counted at a time, the places only when all can be had. Of
   * a day that is kept those that were held `before` are not counted again.
   */
  async changeTo(
    asker: Asker,
    choices: readonly Placed[],
    before: readonly Placed[] = [],
  ): Promise<LimitReached | undefined> {
    const tries = triesOf(this.changes, asker);
    const places = this.placesOf(asker, choices, before);
    const waits = await this.limits.waitsFor([...tries, ...places]);
    const [tooFast, placesHeld] = [waits.slice(0, tries.length), waits.slice(tries.length)];
    const reached =
      reachedAt('tooFast', longest(tooFast)) ?? reachedAt('placesHeld', longest(placesHeld));
    if (reached) await this.limits.takeBack(places.filter((_, at) => placesHeld[at] === 0));
    return reached;
  }

  /** The seconds to wait for any of the choices; then none of them is counted. */
  async hold(asker: Asker, choices: readonly Placed[]): Promise<number> {
    const places = this.placesOf(asker, choices);
    if (places.length === 0) return 0;
    const waits = await this.limits.waitsFor(places);
    const wait = longest(waits);
    if (wait > 0) await this.limits.takeBack(places.filter((_, at) => waits[at] === 0));
    return wait;
  }

  /** The places were not had. */
  release(asker: Asker, choices: readonly Placed[], before: readonly Placed[] = []): Promise<void> {
    return this.limits.takeBack(this.placesOf(asker, choices, before));
  }

  private placesOf(
    { address }: Asker,
    choices: readonly Placed[],
    before: readonly Placed[] = [],
  ): readonly ToCount[] {
    return choices.flatMap(({ slug, day, people }) => {
      const own = before.find((one) => one.slug === slug && one.day === day);
      const count = countPeople(people) - (own ? countPeople(own.people) : 0);
      return day && count > 0 ? [{ of: this.places, who: `${address} ${slug} ${day}`, count }] : [];
    });
  }
}

const pairOf = (name: string, most: number): Pair => [
  { name, most, seconds: minuteSeconds },
  { name: `${name} of a cart`, most: Math.ceil(most / cartShare), seconds: minuteSeconds },
];

const triesOf = (
  [ofAddress, ofCart]: Pair,
  { address, cart: { session } }: Asker,
): readonly ToCount[] => [
  { of: ofAddress, who: address },
  ...(session ? [{ of: ofCart, who: session }] : []),
];

const longest = (waits: readonly number[]): number => Math.max(0, ...waits);

const reachedAt = (code: LimitReached['code'], seconds: number): LimitReached | undefined =>
  seconds > 0 ? { code, seconds } : undefined;
