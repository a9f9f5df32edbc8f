import type { Report, ReportEvent, Reporter } from '@shop/ports/backends';
import type { Flaw } from './flaw.js';
import type { Outcome, Reply } from './reply.js';

type Rejected = Extract<Reply<unknown>, { kind: 'rejected' }>;

/** Logs one line per kind of failure in this time; the next line has the count. */
const quietMs = 10_000;

interface Told {
  readonly at: number;
  more: number;
}

/** Reports failed calls of one backend (docs/monitoring.md): paths and types, never values. */
export class CallReports {
  readonly #told = new Map<string, Told>();

  constructor(
    private readonly backend: string,
    private readonly reporter: Reporter | undefined,
    /** Whether calls carry the shop's token, rather than a visitor's. */
    private readonly hasToken: boolean,
  ) {}

  /** A refusal of the shop's own token affects every visitor: not counted as `rejected`. */
  outcomeOf(reply: Reply<unknown>): Outcome {
    if (reply.kind !== 'rejected') return reply.kind;
    const isRefused =
      reply.grantError === 'invalid_client' || (this.hasToken && isUnauthorized(reply));
    return isRefused ? 'token refused' : 'rejected';
  }

  /** A reply of 429 or 500 and more, or none at all. */
  failed(path: string, reason: string): void {
    this.#report(reason, { event: 'backend-failed', path, reason });
  }

  answered(path: string, reply: Reply<unknown>, ms: number, deadlineMs: number): void {
    if (reply.kind === 'timeout')
      return this.#report('', { event: 'backend-timeout', path, deadlineMs });
    if (reply.kind === 'malformed') return this.#flaw('backend-malformed', path, reply);
    if (this.outcomeOf(reply) === 'token refused')
      return this.#report('', { event: 'backend-token-refused', path });
    if (reply.kind !== 'ok') return;
    for (const flaw of reply.leftOut ?? []) this.#leftOut(path, flaw);
    if (ms > deadlineMs / 2)
      this.#report('', { event: 'backend-slow', path, ms: Math.round(ms), deadlineMs });
  }

  /** Money is reported every time, because each line affects a visitor. */
  #leftOut(path: string, flaw: Flaw): void {
    if (!flaw.isMoney) return this.#flaw('backend-left-out', path, flaw);
    const { at, expected } = flaw;
    this.reporter?.report({
      event: 'backend-money-differs',
      backend: this.backend,
      path,
      at,
      expected,
    });
  }

  #flaw(event: ReportEvent, path: string, { at, expected, received }: Flaw): void {
    this.#report(at.replaceAll(/\d+/g, 'n'), { event, path, at, expected, received });
  }

  #report(kind: string, { event, ...details }: Report): void {
    const key = `${event} ${kind}`;
    const told = this.#told.get(key);
    const now = performance.now();
    if (told && now - told.at < quietMs) {
      told.more += 1;
      return;
    }
    this.#told.set(key, { at: now, more: 0 });
    const more = told?.more ? { more: told.more } : {};
    this.reporter?.report({ event, backend: this.backend, ...details, ...more });
  }
}

const isUnauthorized = ({ status, grantError, code = grantError ?? 'UNAUTHORIZED' }: Rejected) =>
  (status === 401 || status === 403) && (code === 'UNAUTHORIZED' || code === 'FORBIDDEN');
