import { type CurrencyCode, type Money, money, type ParkDay } from '@shop/domain';
import type { PriceHistory, SeenBetween, SeenPrice, SeenVisit } from '@shop/ports/backends';

/** For trials: lost when the process ends. */
export class MemoryPriceHistory implements PriceHistory {
  readonly #kept = new Map<string, SeenPrice>();

  async keep(seen: readonly SeenPrice[]): Promise<void> {
    for (const one of seen) {
      const key = [one.slug, one.day, one.seenOn, one.price.currency].join(' ');
      const before = this.#kept.get(key);
      if (!before || one.price.amount < before.price.amount) this.#kept.set(key, one);
    }
  }

  async lowest(
    visits: readonly SeenVisit[],
    currency: CurrencyCode,
    { from, to }: SeenBetween,
  ): Promise<readonly (Money | undefined)[]> {
    const known = [...this.#kept.values()].filter(
      ({ seenOn, price }) => price.currency === currency && seenOn >= from && seenOn <= to,
    );
    return visits.map(({ slug, day }) => {
      const amounts = known
        .filter((one) => one.slug === slug && one.day === day)
        .map(({ price }) => price.amount);
      return amounts.length > 0 ? money(Math.min(...amounts), currency) : undefined;
    });
  }

  async forget(before: ParkDay, most: number): Promise<number> {
    const old = [...this.#kept].filter(([, { seenOn }]) => seenOn < before).slice(0, most);
    for (const [key] of old) this.#kept.delete(key);
    return old.length;
  }
}
