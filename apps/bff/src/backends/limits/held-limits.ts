import { Inject, Injectable } from '@nestjs/common';
import {
  Clock,
  type HeldNow,
  type Holding,
  Holdings,
  type LimitReached,
  Reporter,
} from '@shop/ports/backends';
import { Config } from '../../config/config.js';

/** How much of a resource an owner may hold. */
export interface Most {
  readonly most: number;
  /** However small the share is. */
  readonly least?: number;
  /** What nobody holds; absent where nobody says, and then there is no share. */
  readonly left?: number | undefined;
}

export type Taken =
  | { readonly kind: 'taken'; readonly held: readonly Holding[]; undo(): Promise<void> }
  | { readonly kind: 'reached'; readonly limit: LimitReached };

/**
 * Limits of what is held without money, for as long as it is held (docs/rules/requests.md#held).
 * What is wanted is written down before it is counted: of two that ask at once both may be refused,
 * and never both be let through.
 */
@Injectable()
export class HeldLimits {
  constructor(
    @Inject(Holdings) private readonly holdings: Holdings,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Reporter) private readonly reporter: Reporter,
    @Inject(Config) private readonly config: Pick<Config, 'HELD_SHARE_PERCENT'>,
  ) {}

  of(holder: string): Promise<readonly Holding[]> {
    return this.holdings.of(holder);
  }

  /** What a holder has, beside what it wants; `undo` makes it as it was. */
  async take(
    holder: string,
    wanted: readonly Holding[],
    mostOf: (resource: string) => Most | Promise<Most>,
    had: readonly Holding[],
  ): Promise<Taken> {
    const held = merged(had, wanted, this.clock.now());
    const more = held.filter((row) => isMore(row, had, this.clock.now()));
    if (more.length === 0) return { kind: 'taken', held, undo: async () => undefined };
    const undo = () => this.keep(holder, had);
    await this.keep(holder, held);
    const found = await this.holdings.heldNow(more, this.clock.now());
    for (const [at, now] of found.entries()) {
      const row = more[at];
      const limit = row && this.reached(holder, row, had, now, await mostOf(row.resource));
      if (!limit) continue;
      await undo();
      const [what = ''] = now.resource.split(' ');
      this.reporter.report({ event: 'limit-reached', limit: `${what} held` });
      return { kind: 'reached', limit };
    }
    return { kind: 'taken', held, undo };
  }

  /** What a holder has in truth. */
  keep(holder: string, held: readonly Holding[]): Promise<void> {
    return this.holdings.put(holder, held, this.clock.now());
  }

  private reached(
    holder: string,
    row: Holding,
    had: readonly Holding[],
    { own, total }: HeldNow,
    most: Most,
  ): LimitReached | undefined {
    const before = activeOf(row.resource, had, this.clock.now());
    const limit = this.limitOf(most, total - row.count + before);
    const over = own.reduce((sum, { count }) => sum + count, 0) - limit;
    if (over <= 0) return undefined;
    if (row.count > limit) return { kind: 'most', most: limit };
    const others = own.filter((one) => one.holder !== holder);
    return { kind: 'wait', seconds: this.secondsUntil(over, row, others) };
  }

  /** A share of what is not sold: of what is left, and what is held without money. */
  private limitOf({ most, least = 1, left }: Most, held: number): number {
    if (left === undefined) return most;
    const share = Math.floor(((left + held) * this.config.HELD_SHARE_PERCENT) / 100);
    return Math.max(least, Math.min(most, share));
  }

  /** Until as much as is `over` has lapsed by itself. */
  private secondsUntil(over: number, { until }: Holding, own: HeldNow['own']): number {
    let freed = 0;
    const end = own.find(({ count }) => (freed += count) >= over)?.until ?? until;
    return Math.max(1, Math.ceil((end.getTime() - this.clock.now().getTime()) / 1000));
  }
}

/**
 * Of a resource that is held and wanted the larger count counts, until the later end. Who asks for
 * no more than is held becomes no owner of it: else one address could hand over what it holds.
 */
function merged(
  had: readonly Holding[],
  wanted: readonly Holding[],
  now: Date,
): readonly Holding[] {
  const all = new Map(had.map((row) => [row.resource, row]));
  for (const row of wanted) {
    const before = all.get(row.resource);
    const isHeld = before !== undefined && before.until > now;
    all.set(row.resource, {
      resource: row.resource,
      owner: isHeld && before.count >= row.count ? before.owner : row.owner,
      count: Math.max(row.count, before?.count ?? 0),
      until: isHeld && before.until > row.until ? before.until : row.until,
    });
  }
  return [...all.values()];
}

const isMore = (row: Holding, had: readonly Holding[], now: Date): boolean =>
  row.until > now && row.count > activeOf(row.resource, had, now);

const activeOf = (resource: string, had: readonly Holding[], now: Date): number =>
  had.find((one) => one.resource === resource && one.until > now)?.count ?? 0;
