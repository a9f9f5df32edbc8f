import type { MailKind } from '@shop/domain';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Why a request was refused: wrong host or target, long URL, too many connections, or load. */
export type TurnedAwayFor = 'host' | 'target' | 'length' | 'connections' | 'load';

/** Result of an attempt to send a mail; only `failed` is retried. */
export type MailEnded = 'sent' | 'failed' | 'refused' | 'given up' | 'dropped';

export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by method, kind of address and status.',
    labelNames: ['method', 'kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  private readonly calls = new Histogram({
    name: 'backend_call_seconds',
    help: 'Time that a backend took, by backend and outcome.',
    labelNames: ['backend', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [this.registry],
  });

  private readonly reports = new Counter({
    name: 'reports_total',
    help: 'Reports, such as a price that our rules do not explain, by event.',
    labelNames: ['event'],
    registers: [this.registry],
  });

  private readonly turnedAways = new Counter({
    name: 'turned_away_total',
    help: 'Requests that were refused before anything was asked, and connections, by reason.',
    labelNames: ['why'],
    registers: [this.registry],
  });

  private readonly drifts = new Counter({
    name: 'backend_drift_total',
    help: 'Differences between answers that were looked at and their contract, by kind.',
    labelNames: ['backend', 'operation', 'kind'],
    registers: [this.registry],
  });

  private readonly mails = new Counter({
    name: 'mails_total',
    help: 'Tries to send a mail of an order, by what it is sent for and what came of it.',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  readonly measure: RequestHandler = (request, response, next) => {
    const end = this.requests.startTimer({ method: request.method, kind: kindOf(request.path) });
    response.once('finish', () => end({ status: String(response.statusCode) }));
    next();
  };

  /** A page answered from the page cache. */
  cachedPage(status: number, ms: number): void {
    this.requests.observe({ method: 'GET', kind: 'page', status: String(status) }, ms / 1000);
  }

  called({ backend, outcome, ms }: { backend: string; outcome: string; ms: number }): void {
    this.calls.observe({ backend, outcome }, ms / 1000);
  }

  turnedAway(why: TurnedAwayFor): void {
    this.turnedAways.inc({ why });
  }

  mail(kind: MailKind, outcome: MailEnded): void {
    this.mails.inc({ kind, outcome });
  }

  drifted({ backend, operation, kind }: Record<'backend' | 'operation' | 'kind', string>): void {
    this.drifts.inc({ backend, operation, kind });
  }

  reported(event: string): void {
    this.reports.inc({ event });
  }
}

/** Few kinds: a made-up URL must not create a time series. */
function kindOf(path: string): string {
  if (path.startsWith('/assets/') || path.startsWith('/pictures/')) return 'static';
  if (path.startsWith('/api/screens/')) return 'view';
  return path.startsWith('/api/') ? 'action' : 'page';
}
