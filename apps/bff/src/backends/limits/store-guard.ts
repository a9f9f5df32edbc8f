import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  type IPolicy,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';

/** What a call to a store of ours may take, where nothing else is said. */
export const budgetMs = 250;
const failuresInARow = 5;
const restMs = 1_000;

/** Whether the store answered, and what. */
export type Guarded<Answer> =
  | { readonly kind: 'ok'; readonly answer: Answer }
  | { readonly kind: 'failed' };

/**
 * Waits for our own store as long as a page can wait, and not at all for a while after it failed
 * several times in a row. It never throws; `onFailure` is told of each, by the name of its error.
 */
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
      // A signal of its own: calls that share one pile up listeners on it.
      const { signal } = new AbortController();
      return { kind: 'ok', answer: await this.policy.execute(call, signal) };
    } catch (error) {
      this.onFailure(error instanceof Error ? error.constructor.name : 'unknown');
      return { kind: 'failed' };
    }
  }
}
