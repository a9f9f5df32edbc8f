import type { Reporter, WireAnswer } from '@shop/ports/backends';
import type { Contract, Expected } from './contracts.js';
import { type Drift, findDrift } from './find-drift.js';

/** A difference with the times it was seen, in ms. */
export interface NotedDrift extends Drift {
  readonly backend: string;
  readonly operation: string;
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

interface Settings {
  /** By name of the backend. */
  readonly contractOf: (backend: string) => Contract | undefined;
  /** Minimum interval between two checks of one operation; 0 turns checks off. */
  readonly everyMs: number;
  readonly reporter: Reporter;
  readonly onDrift: (noted: NotedDrift) => void;
  readonly now?: () => number;
}

const dayMs = 86_400_000;
/** More differences would mean another system, not drift. */
const mostNoted = 500;

/** Checks one reply per operation and interval (docs/monitoring.md#drift). */
export class DriftWatch {
  readonly #looked = new Map<string, number>();
  readonly #noted = new Map<string, NotedDrift>();
  readonly #told = new Map<string, number>();
  readonly #now: () => number;

  constructor(private readonly settings: Settings) {
    this.#now = settings.now ?? Date.now;
  }

  readonly saw = (answer: WireAnswer): void => {
    const { everyMs, contractOf } = this.settings;
    if (everyMs === 0 || answer.text === '') return;
    const { backend, method, path, status } = answer;
    const expected = contractOf(backend)?.expected(method, path, status);
    if (!expected) return;
    const key = `${expected.operation} ${status}`;
    if (this.#now() - (this.#looked.get(key) ?? -Infinity) < everyMs) return;
    this.#looked.set(key, this.#now());
    setImmediate(() => this.look(answer, expected));
  };

  /** The name of a call in metrics; `other` without a contract. */
  callOf({ backend, method, path }: Pick<WireAnswer, 'backend' | 'method' | 'path'>): string {
    return this.settings.contractOf(backend)?.operation(method, path)?.operationId ?? 'other';
  }

  /** Newest first. */
  noted(): readonly NotedDrift[] {
    return [...this.#noted.values()].toSorted((one, other) => other.last - one.last);
  }

  private look({ backend, text }: WireAnswer, expected: Expected): void {
    const { operation, schema, resolve, isOpen } = expected;
    const body = parsed(text);
    if (body === undefined) return;
    const found = new Map<string, Drift>();
    const all = findDrift(schema, body, resolve);
    for (const one of isOpen ? all.filter(({ kind }) => kind !== 'new') : all)
      found.set([backend, operation, one.kind, one.at, one.said].join(' '), one);
    for (const [key, one] of found) this.note(key, { ...one, backend, operation });
  }

  private note(key: string, drift: Drift & Pick<NotedDrift, 'backend' | 'operation'>): void {
    const before = this.#noted.get(key);
    if (!before && this.#noted.size >= mostNoted) return;
    const now = this.#now();
    const noted = {
      ...drift,
      first: before?.first ?? now,
      last: now,
      count: (before?.count ?? 0) + 1,
    };
    this.#noted.set(key, noted);
    this.settings.onDrift(noted);
    if (now - (this.#told.get(key) ?? -Infinity) < dayMs) return;
    this.#told.set(key, now);
    this.settings.reporter.report({ event: 'backend-drift', ...drift });
  }
}

export const noWatch = new DriftWatch({
  contractOf: () => undefined,
  everyMs: 0,
  reporter: { report: () => undefined },
  onDrift: () => undefined,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON is already reported as malformed.
    return undefined;
  }
}
