import { CircuitState, type IBreaker } from 'cockatiel';

interface Slice {
  readonly second: number;
  calls: number;
  bad: number;
}

/**
 * Opens if at least `calls` calls were made in `withinMs` and half failed
 * (docs/rules/backends.md#breaker). Cockatiel's sampling breaker keeps outdated calls while idle,
 * and opens only above the threshold.
 */
export class CallWindow implements IBreaker {
  state: unknown = undefined;
  #slices: Slice[] = [];

  constructor(
    private readonly calls: number,
    private readonly withinMs: number,
  ) {}

  success(state: CircuitState): void {
    if (state === CircuitState.HalfOpen) this.#slices = [];
    else this.#count(false);
  }

  failure(state: CircuitState): boolean {
    if (state !== CircuitState.Closed) return true;
    this.#count(true);
    const calls = this.#slices.reduce((sum, slice) => sum + slice.calls, 0);
    const bad = this.#slices.reduce((sum, slice) => sum + slice.bad, 0);
    return calls >= this.calls && bad * 2 >= calls;
  }

  #count(isBad: boolean): void {
    const now = performance.now();
    const second = Math.floor(now / 1000);
    let slice = this.#slices.at(-1);
    if (slice?.second !== second) {
      const oldest = (now - this.withinMs) / 1000;
      this.#slices = this.#slices.filter((kept) => kept.second > oldest);
      slice = { second, calls: 0, bad: 0 };
      this.#slices.push(slice);
    }
    slice.calls += 1;
    if (isBad) slice.bad += 1;
  }
}
