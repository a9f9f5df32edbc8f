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

export interface Most {
  readonly most: number;
  /** Always allowed, however small the share. */
  readonly least?: number;
  /** Free places; absent if the backend does not report them, and then no share applies. */
  readonly left?: number | undefined;
}

export type Taken =
  | { readonly kind: 'taken'; readonly held: readonly Holding[]; undo(): Promise<void> }
  | { readonly kind: 'reached'; readonly limit: LimitReached };

/**
 * Limits what is held unpaid, while it is held (docs/rules/requests.md#held). It writes first and
 * counts afterwards, so two concurrent requests may both be refused but never both pass.
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

  /** Adds `wanted` to what the holder has; `undo` restores what it had. */
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

  /** The share is of all unsold places: those left and those held unpaid. */
  private limitOf({ most, least = 1, left }: Most, held: number): number {
    if (left === undefined) return most;
    const share = Math.floor(((left + held) * this.config.HELD_SHARE_PERCENT) / 100);
    return Math.max(least, Math.min(most, share));
  }

  /** Seconds until the holds that lapse free `over`. */
  private secondsUntil(over: number, { until }: Holding, own: HeldNow['own']): number {
    let freed = 0;
    const end = own.find(({ count }) => (freed += count) >= over)?.until ?? until;
    return Math.max(1, Math.ceil((end.getTime() - this.clock.now().getTime()) / 1000));
  }
}

/**
 * Per resource, keeps the larger count and the later end. A request for no more than is held does
 * not become the owner: otherwise one address could pass its holdings to another.
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
