import type { OnReached } from './attempt-limit.js';
import { type LimitStore, PostgresCounts } from './limit-store.js';
import { StoreGuard } from './store-guard.js';
import { countsIn } from './shared-counts.js';

/** At most `most` in `seconds`. The window starts with the first count. */
export interface Window {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

export interface ToCount {
  readonly of: Window;
  readonly who: string;
  readonly count?: number;
}

type Add = (asked: readonly ToCount[]) => Promise<readonly Counted[]>;
interface Counted {
  readonly points: number;
  readonly leftMs: number;
}

export class WindowLimits {
  private readonly add: Add;

  constructor(
    store: LimitStore,
    private readonly onReached: OnReached = () => undefined,
  ) {
    this.add =
      store?.kind === 'postgres' ? addIn(new PostgresCounts(store.pool), store.ms) : eachIn(store);
  }

  /** Counts all. Returns per entry 0, or the seconds to wait; then that entry was not counted. */
  async waitsFor(asked: readonly ToCount[]): Promise<readonly number[]> {
    const counted = await this.add(asked);
    const waits = counted.map(({ points, leftMs }, at) =>
      points <= (asked[at]?.of.most ?? 0) ? 0 : Math.max(1, Math.ceil(leftMs / 1000)),
    );
    const over = asked.filter((_, at) => waits[at] !== 0);
    for (const { of } of over) this.onReached(of.name);
    await this.takeBack(over);
    return waits;
  }

  async takeBack(asked: readonly ToCount[]): Promise<void> {
    if (asked.length > 0) await this.add(asked.map((one) => ({ ...one, count: -countOf(one) })));
  }
}

const countOf = ({ count = 1 }: ToCount) => count;

/** While PostgreSQL fails, each process uses its own counts. */
function addIn(counts: PostgresCounts, ms: number | undefined): Add {
  const guard = new StoreGuard(() => undefined, ms);
  const own = eachIn(undefined);
  return async (asked) => {
    const rows = asked.map((one) => ({
      key: `${one.of.name}:${one.who}`,
      points: countOf(one),
      windowMs: one.of.seconds * 1000,
    }));
    const beside = own(asked);
    const reply = await guard.ask(() => counts.add(rows));
    return reply.kind === 'ok' ? reply.answer : beside;
  };
}

/** One call per window: the Redis client pipelines them. */
function eachIn(store: LimitStore): Add {
  const known = new Map<string, ReturnType<typeof countsIn>>();
  const counts = ({ name, most, seconds }: Window) => {
    const found = known.get(name) ?? countsIn(store, name, most, seconds);
    known.set(name, found);
    return found;
  };
  return (asked) =>
    Promise.all(
      asked.map(async (one) => {
        const points = countOf(one);
        const { consumedPoints, msBeforeNext } = await counts(one.of).penalty(one.who, points);
        return { points: consumedPoints, leftMs: msBeforeNext };
      }),
    );
}
