import { type MailKind, mailKinds, type PurchaseState } from '@shop/domain';
import { type Report, type ReportEvent, reportEvents } from '@shop/ports/backends';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { type Cause, currentCause, currentRoute } from './request-scope.js';

/** Why a request was refused: wrong host or target, long URL, too many connections, or load. */
export type TurnedAwayFor = 'host' | 'target' | 'length' | 'connections' | 'load';

/** Result of an attempt to send a mail; only `failed` is retried. */
export const mailEnds = ['sent', 'failed', 'refused', 'given up', 'dropped'] as const;
export type MailEnded = (typeof mailEnds)[number];

/** A cache of whole pages, or of backends' replies. */
export type CacheName = 'pages' | 'replies';

interface CallEnded {
  readonly backend: string;
  /** The contract's operation. */
  readonly call: string;
  readonly outcome: string;
  readonly ms: number;
}

interface PageSent {
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** The field of a report that `reports_total` keeps as `detail`: few values, no visitor data. */
const detailOf: Readonly<Partial<Record<ReportEvent, string>>> = {
  'access-refused': 'what',
  'backend-breaker': 'backend',
  'backend-failed': 'backend',
  'backend-left-out': 'backend',
  'backend-malformed': 'backend',
  'backend-money-differs': 'backend',
  'backend-slow': 'backend',
  'backend-timeout': 'backend',
  'backend-token-refused': 'backend',
  'code-checked': 'key',
  'limit-reached': 'limit',
  'sign-in-refused': 'reason',
  'signed-in': 'way',
};

export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by method, kind of address, page or action, and status.',
    labelNames: ['method', 'kind', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  private readonly calls = new Histogram({
    name: 'backend_call_seconds',
    help: 'Time that a backend took, by backend, operation of its contract and outcome.',
    labelNames: ['backend', 'call', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [this.registry],
  });

  private readonly reports = new Counter({
    name: 'reports_total',
    help: 'Reports, such as a price that our rules do not explain, by event and its detail.',
    labelNames: ['event', 'detail'],
    registers: [this.registry],
  });

  private readonly turnedAways = new Counter({
    name: 'turned_away_total',
    help: 'Requests and connections refused before any work, by reason.',
    labelNames: ['why'],
    registers: [this.registry],
  });

  private readonly drifts = new Counter({
    name: 'backend_drift_total',
    help: 'Differences between checked replies and their contract, by kind.',
    labelNames: ['backend', 'operation', 'kind'],
    registers: [this.registry],
  });

  private readonly mails = new Counter({
    name: 'mails_total',
    help: 'Attempts to send a mail, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });

  private readonly moves = new Counter({
    name: 'purchase_moves_total',
    help: 'Purchases that reached a state, by what moved them.',
    labelNames: ['state', 'by'],
    registers: [this.registry],
  });

  private readonly cacheReads = new Counter({
    name: 'cache_reads_total',
    help: 'Reads of a cache: hit, or miss if the shop made or fetched the entry again.',
    labelNames: ['cache', 'result'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // Prometheus sees no increase in a counter that starts with its first event.
    for (const event of reportEvents)
      if (!detailOf[event]) this.reports.inc({ event, detail: '' }, 0);
    for (const kind of mailKinds)
      for (const outcome of mailEnds) this.mails.inc({ kind, outcome }, 0);
  }

  readonly measure: RequestHandler = (request, response, next) => {
    const kind = kindOf(request.path);
    const end = this.requests.startTimer({ method: request.method, kind });
    const pageRoute = currentRoute();
    response.once('finish', () => {
      end({ route: routeOf(request, pageRoute()), status: String(response.statusCode) });
    });
    next();
  };

  /** A page answered before Express, from the page cache. */
  cachedPage({ route, status, ms }: PageSent): void {
    const labels = { method: 'GET', kind: 'page', route, status: String(status) };
    this.requests.observe(labels, ms / 1000);
    this.cacheRead('pages', true);
  }

  /** Starts the counters of a backend's troubles at 0, so that the first one is an increase. */
  watchBackend(backend: string): void {
    for (const event of reportEvents)
      if (detailOf[event] === 'backend') this.reports.inc({ event, detail: backend }, 0);
  }

  cacheRead(cache: CacheName, isHit: boolean): void {
    this.cacheReads.inc({ cache, result: isHit ? 'hit' : 'miss' });
  }

  purchaseMoved(state: PurchaseState, by: Cause = currentCause()): void {
    this.moves.inc({ state, by });
  }

  called({ backend, call, outcome, ms }: CallEnded): void {
    this.calls.observe({ backend, call, outcome }, ms / 1000);
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

  reported(report: Report): void {
    const { event } = report;
    const field = detailOf[event];
    this.reports.inc({ event, detail: field === undefined ? '' : String(report[field] ?? '') });
  }
}

/**
 * The page's name, or the pattern of an action's address, such as `/api/cart/items`; empty for
 * files and early refusals.
 */
export function routeOf({ path, route }: Request, page: string | undefined): string {
  const pattern: unknown = route?.path;
  const action = typeof pattern === 'string' ? pattern : '';
  return kindOf(path) === 'action' ? action : (page ?? action);
}

/** Few kinds: a made-up URL must not create a time series. */
function kindOf(path: string): string {
  if (path.startsWith('/assets/') || path.startsWith('/pictures/')) return 'static';
  if (path.startsWith('/api/screens/')) return 'view';
  return /^\/(?:api|octo)(?:\/|$)/.test(path) ? 'action' : 'page';
}
