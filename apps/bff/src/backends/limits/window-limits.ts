import type { OnReached } from './attempt-limit.js';
import { type LimitStore, PostgresCounts } from './limit-store.js';
import { StoreGuard } from './store-guard.js';
import { countsIn } from './shared-counts.js';

/** So many of a thing in so many seconds; the window begins with the first. */
export interface Window {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** What is counted: how many, one unless given, of what and for whom. */
export interface ToCount {
  readonly of: Window;
  readonly who: string;
  readonly count?: number;
}

/** Points in the window, and milliseconds until it ends. */
type Add = (asked: readonly ToCount[]) => Promise<readonly Counted[]>;
interface Counted {
  readonly points: number;
  readonly leftMs: number;
}

/** Limits of which several are counted at a time, with one question of the store. */
export class WindowLimits {
  private readonly add: Add;

  constructor(
    store: LimitStore,
    private readonly onReached: OnReached = () => undefined,
  ) {
    this.add =
      store?.kind === 'postgres' ? addIn(new PostgresCounts(store.pool), store.ms) : eachIn(store);
  }

  /** Counts all; answers in their order 0, or the seconds to wait: then that one was not counted. */
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

/** While PostgreSQL does not answer, each process goes by what it counted beside it. */
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
