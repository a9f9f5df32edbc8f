import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { BackendOptions } from '@shop/adapters/http';
import { DriftWatch } from '../observability/drift/drift-watch.js';
import { Metrics } from '../observability/metrics.js';
import { currentRequestId, timeLeft, withTimeout } from '../observability/request-scope.js';
import { traceCall } from '../observability/trace-requests.js';
import { Tracing } from '../observability/tracing.js';

type Watched = Pick<BackendOptions, 'requestId' | 'inTime' | 'onCall' | 'onAnswer' | 'trace'>;

/** What each backend client takes from the current request, and reports of its calls. */
@Injectable()
export class WatchedCalls implements OnApplicationShutdown {
  private readonly options: Watched;

  constructor(
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(DriftWatch) drift: DriftWatch,
    @Inject(Tracing) private readonly tracing: Tracing,
  ) {
    this.options = {
      requestId: currentRequestId,
      inTime: (asked) => withTimeout(asked, timeLeft()),
      onCall: (ended) => metrics.called({ ...ended, call: drift.callOf(ended) }),
      onAnswer: drift.saw,
      trace: (call) => {
        // Never the path: it may name an order.
        const name = `${call.backend} ${drift.callOf(call)}`;
        const span = traceCall(tracing, name);
        if (!span) return undefined;
        const { headers } = span;
        const { method, backend } = call;
        const attributes = { 'http.request.method': method, 'peer.service': backend };
        return {
          headers,
          end: (outcome) =>
            span.end(name, outcome !== 'ok' && outcome !== 'rejected', { ...attributes, outcome }),
        };
      },
    };
  }

  optionsOf(backend: string): Watched {
    this.metrics.watchBackend(backend);
    return this.options;
  }

  onApplicationShutdown(): Promise<void> {
    return this.tracing.stop();
  }
}
