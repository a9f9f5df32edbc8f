import type { HeldNow, Holding, Holdings } from '@shop/ports/backends';

/** Writes between two sweeps, and how long lapsed holdings stay. */
const writesASweep = 256;
const keptMs = 7 * 24 * 3_600_000;

/** For one process: not shared between copies of the shop. */
export class MemoryHoldings implements Holdings {
  readonly #held = new Map<string, readonly Holding[]>();
  #writes = 0;

  async of(holder: string): Promise<readonly Holding[]> {
    return this.#held.get(holder) ?? [];
  }

  async put(holder: string, held: readonly Holding[], now: Date): Promise<void> {
    if (held.length === 0) this.#held.delete(holder);
    else this.#held.set(holder, held);
    this.#writes += 1;
    if (this.#writes % writesASweep === 0) this.#sweep(now);
  }

  async heldNow(
    asked: readonly Pick<Holding, 'owner' | 'resource'>[],
    now: Date,
  ): Promise<readonly HeldNow[]> {
    const all = [...this.#held].flatMap(([holder, held]) =>
      held.filter(({ until }) => until > now).map((one) => ({ ...one, holder })),
    );
    return asked.map(({ owner, resource }) => {
      const same = all.filter((one) => one.resource === resource);
      const own = same
        .filter((one) => one.owner === owner)
        .map(({ holder, count, until }) => ({ holder, count, until }))
        .toSorted((one, other) => one.until.getTime() - other.until.getTime());
      return { owner, resource, own, total: same.reduce((sum, { count }) => sum + count, 0) };
    });
  }

  #sweep(now: Date): void {
    const lapsed = now.getTime() - keptMs;
    for (const [holder, held] of this.#held)
      if (held.every(({ until }) => until.getTime() < lapsed)) this.#held.delete(holder);
  }
}
