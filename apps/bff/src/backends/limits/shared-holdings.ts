import type { HeldNow, Holding, Holdings } from '@shop/ports/backends';
import { StoreGuard } from './store-guard.js';

/** Shared holdings. Each process keeps a copy, which it uses while the store fails. */
export class SharedHoldings implements Holdings {
  private readonly guard;

  constructor(
    private readonly shared: Holdings,
    private readonly own: Holdings,
    ms?: number,
  ) {
    this.guard = new StoreGuard(() => undefined, ms);
  }

  of(holder: string): Promise<readonly Holding[]> {
    return this.ask((holdings) => holdings.of(holder));
  }

  async put(holder: string, held: readonly Holding[], now: Date): Promise<void> {
    await this.own.put(holder, held, now);
    await this.guard.ask(() => this.shared.put(holder, held, now));
  }

  heldNow(
    asked: readonly Pick<Holding, 'owner' | 'resource'>[],
    now: Date,
  ): Promise<readonly HeldNow[]> {
    return this.ask((holdings) => holdings.heldNow(asked, now));
  }

  private async ask<Answer>(call: (holdings: Holdings) => Promise<Answer>): Promise<Answer> {
    const reply = await this.guard.ask(() => call(this.shared));
    return reply.kind === 'ok' ? reply.answer : call(this.own);
  }
}
