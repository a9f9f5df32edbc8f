import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ExponentialBackoff,
  fullJitterGenerator,
  handleWhenResult,
  retry,
} from 'cockatiel';
import type { BackendOptions } from './backend-options.js';
import { CallWindow } from './call-window.js';
import { type Reply, timeout, unavailable } from './reply.js';
import { RetryBudget } from './retry-budget.js';

interface GuardLimits {
  /** Concurrent calls, and calls that may queue; the next is `unavailable` at once. */
  readonly concurrency: number;
  readonly queue: number;
  readonly breaker: {
    readonly calls: number;
    readonly withinMs: number;
    readonly openMs: number;
  };
  readonly onBreaker: (state: 'open' | 'closed') => void;
}

/** One exchange; `mayPass` if a retry may succeed. */
export interface Attempt<Body> {
  readonly reply: Reply<Body>;
  readonly mayPass: boolean;
}

interface Tried<Body> {
  readonly reply: Reply<Body>;
  readonly again: boolean;
}

const shut: Tried<never> = { reply: unavailable, again: false };
const tooLate: Tried<never> = { reply: timeout, again: false };

const isBad = (result: unknown) => {
  const { kind } = (result as Tried<unknown>).reply; // as: the policy only ever sees what attempts return
  return kind !== 'ok' && kind !== 'rejected';
};

const isWorthAgain = (result: unknown) => (result as Tried<unknown>).again; // as: see above

/** Bulkhead around retry around breaker (docs/rules/backends.md). Never throws. */
function guard({ concurrency, queue, breaker, onBreaker }: GuardLimits) {
  const turns = bulkhead(concurrency, queue);
  const circuit = circuitBreaker(handleWhenResult(isBad), {
    halfOpenAfter: breaker.openMs,
    breaker: new CallWindow(breaker.calls, breaker.withinMs),
  });
  circuit.onBreak(() => onBreaker('open'));
  circuit.onReset(() => onBreaker('closed'));
  const once = retry(handleWhenResult(isWorthAgain), {
    maxAttempts: 1,
    backoff: new ExponentialBackoff({ generator: fullJitterGenerator, initialDelay: 100 }),
  });
  const budget = new RetryBudget();

  return async <Body>(
    attempt: () => Promise<Attempt<Body>>,
    isRead: boolean,
    deadline: AbortSignal,
  ): Promise<Reply<Body>> => {
    const tryOnce = async (mayRepeat: boolean): Promise<Tried<Body>> => {
      if (deadline.aborted) return tooLate;
      // While one call probes, refuse the others at once.
      if (circuit.state === CircuitState.HalfOpen) return shut;
      return circuit.execute(async () => {
        const { reply, mayPass } = await attempt();
        return { reply, again: mayRepeat && mayPass && budget.spend() };
      });
    };
    try {
      budget.called();
      if (!isRead) return (await turns.execute(() => tryOnce(false))).reply;
      const tried = await turns.execute(() =>
        once.execute(({ attempt: number }) => tryOnce(number === 0)),
      );
      return tried.reply;
    } catch {
      // The bulkhead is full or the breaker open; an attempt itself never throws.
      return unavailable;
    }
  };
}

export const guardOf = ({ name, concurrency, queue, report, breaker }: BackendOptions) =>
  guard({
    concurrency,
    queue,
    breaker: breaker ?? { calls: 20, withinMs: 10_000, openMs: 5000 },
    onBreaker: (state) => report?.report({ event: 'backend-breaker', backend: name, state }),
  });
