import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';

const minuteMs = 60_000;
/** A visitor's browser breaks a few times; a flood is counted, and hardly written (row 24). */
const ofOneAddress = 10;
const ofAll = 300;
/** Past its share, one in so many is still written, so that a flood is seen. */
const sampled = 50;
const mostAddresses = 5_000;

interface Count {
  readonly since: number;
  readonly count: number;
}

const everybody = '*';

/** Which reports are written, by the address they come from. It forgets the least active first. */
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
