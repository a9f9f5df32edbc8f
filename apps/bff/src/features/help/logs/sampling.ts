import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';

const minuteMs = 60_000;
/** A visitor's browser fails a few times; of a flood, most lines are dropped. */
const ofOneAddress = 10;
const ofAll = 300;
/** Beyond that share, 1 in 50 is still logged so that a flood is visible. */
const sampled = 50;
const mostAddresses = 5_000;

interface Count {
  readonly since: number;
  readonly count: number;
}

const everybody = '*';

/** Decides which reports are logged, per client address. Evicts the least active first. */
@Injectable()
export class Sampling {
  private readonly counts = new LRUCache<string, Count>({ max: mostAddresses });

  constructor(@Inject(Clock) private readonly clock: Clock) {}

  admits(address: string): boolean {
    const own = this.count(address);
    if (own > ofOneAddress) return own % sampled === 0;
    const all = this.count(everybody);
    return all <= ofAll || all % sampled === 0;
  }

  private count(key: string): number {
    const now = this.clock.now().getTime();
    const known = this.counts.get(key);
    const isRunning = known !== undefined && now - known.since < minuteMs;
    const next = isRunning ? { ...known, count: known.count + 1 } : { since: now, count: 1 };
    this.counts.set(key, next);
    return next.count;
  }
}
