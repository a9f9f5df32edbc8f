import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  type IPolicy,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';

/** Default timeout of a call to the shop's own store, in ms. */
export const budgetMs = 250;
const failuresInARow = 5;
const restMs = 1_000;

export type Guarded<Answer> =
  | { readonly kind: 'ok'; readonly answer: Answer }
  | { readonly kind: 'failed' };

/** Timeout and breaker for the shop's own store. Never throws; `onFailure` gets error names. */
export class StoreGuard {
  private readonly policy: IPolicy;

  constructor(
    private readonly onFailure: (name: string) => void,
    ms = budgetMs,
  ) {
    const rest = circuitBreaker(handleAll, {
      halfOpenAfter: restMs,
      breaker: new ConsecutiveBreaker(failuresInARow),
    });
    this.policy = wrap(rest, timeout(ms, TimeoutStrategy.Aggressive));
  }

  async ask<Answer>(call: () => Promise<Answer>): Promise<Guarded<Answer>> {
    try {
      // A signal per call: a shared one would collect listeners.
      const { signal } = new AbortController();
      return { kind: 'ok', answer: await this.policy.execute(call, signal) };
    } catch (error) {
      this.onFailure(error instanceof Error ? error.constructor.name : 'unknown');
      return { kind: 'failed' };
    }
  }
}
