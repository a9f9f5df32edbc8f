import type { Failure } from '@shop/ports/backends';

/** Makes a memory gateway fail as a real one would: `carts.outage.begin('timeout')`. */
export class Outage {
  #reason: Failure | undefined;

  begin(reason: Failure = 'unavailable'): void {
    this.#reason = reason;
  }

  end(): void {
    this.#reason = undefined;
  }

  /** What an operation answers while the outage lasts; nothing otherwise. */
  get reply(): { readonly kind: 'failed'; readonly reason: Failure } | undefined {
    return this.#reason && { kind: 'failed', reason: this.#reason };
  }
}
