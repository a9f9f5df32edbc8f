import type { Report, ReportEvent, Reporter } from '@shop/ports/backends';
import type { Flaw } from './flaw.js';
import type { Outcome, Reply } from './reply.js';

type Rejected = Extract<Reply<unknown>, { kind: 'rejected' }>;

/** Of one kind of trouble one line is written in this time; the next one says how many there were. */
const quietMs = 10_000;

interface Told {
  readonly at: number;
  more: number;
}

/** Tells of calls of one backend that went wrong (docs/monitoring.md): a place and types, no value. */
export class CallReports {
  readonly #told = new Map<string, Told>();

  constructor(
    private readonly backend: string,
    private readonly reporter: Reporter | undefined,
    /** Whether calls carry a token of ours, rather than a visitor's. */
    private readonly hasToken: boolean,
  ) {}

  /** Who refuses our own token or secret refuses everybody: that is no refusal of a visitor's wish. */
  outcomeOf(reply: Reply<unknown>): Outcome {
    if (reply.kind !== 'rejected') return reply.kind;
    const isRefused =
      reply.grantError === 'invalid_client' || (this.hasToken && isUnauthorized(reply));
    return isRefused ? 'token refused' : 'rejected';
  }

  /** An answer of 500 and more or 429, or none at all. */
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

  /** Money is told each time: every line of it is somebody's. */
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
