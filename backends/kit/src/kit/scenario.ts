import type { Call, Reply } from './client.js';
import type { Operation } from './contract.js';

/** What a scenario has in its hands. */
export interface Kit {
  /** An answer of any status. */
  ask<Body = unknown>(operation: string, call?: Call): Promise<Reply<Body>>;
  /** What has to go well before this scenario can be looked at; else it is blocked. */
  need<Body = unknown>(operation: string, call?: Call): Promise<Body>;
  /** Asks, and fails unless it is refused with this code; with the status too, where one is said. */
  refused(operation: string, call: Call, code: string, status?: number): Promise<Reply<Refusal>>;
  /** Asks, and cuts the connection as soon as the question was sent. */
  hangUp(operation: string, call: Call): Promise<void>;
  /** The token of this run. */
  readonly token: string;
  /** What this run was told by `--with name=value`; the scenario is left out where it was not. */
  given(name: string): string;
  has(name: string): boolean;
  /** Gives back what a scenario took; done in the reverse order, whatever becomes of it. */
  afterwards(what: string, work: () => Promise<unknown>): void;
  /** The same, after the last scenario: for what several of them share. */
  atTheEnd(what: string, work: () => Promise<unknown>): void;
  /** Found once a run, such as a product that can be bought. */
  found<Thing>(name: string, find: () => Promise<Thing>): Promise<Thing>;
  leaveOut(reason: string): never;
  block(reason: string): never;
  now(): Date;
  /** Waits; what takes longer than this run may wait is left out. */
  wait(ms: number): Promise<void>;
  /** The payment API beside, where this run was told of one. */
  readonly payment?: Pick<Kit, 'ask' | 'need'>;
  /** What the backend told of its own accord; undefined where nobody can hear it. */
  readonly hearing?: Hearing;
  /** What of a message is not as the contract has it; empty: it fits. */
  lacks(schema: string, message: unknown): readonly string[];
  /** Tells whoever looks on what is to be done by hand. */
  say(text: string): void;
  /** A name or address nobody else has. */
  unique(): string;
}

export interface Refusal {
  readonly code: string;
  readonly field?: string | null;
}

/** A message of the backend, as it came. */
export interface Told {
  readonly signature: string;
  readonly raw: string;
  readonly at: Date;
}

export interface Hearing {
  readonly secret: string;
  readonly told: readonly Told[];
  /** The first message with this text in it is answered 500 instead of 204. */
  refuseOnce(text: string): void;
}

export interface Scenario {
  /** Stands in `--only` and in the certificate. */
  readonly name: string;
  /** What is promised, in one sentence. */
  readonly shows: string;
  /** What it leaves or moves at the server; absent: nothing. */
  readonly changes?: string;
  run(kit: Kit): Promise<void>;
}

/** A value that `--with` takes. */
export interface Given {
  readonly name: string;
  readonly means: string;
  readonly isNeeded?: boolean;
  readonly byDefault?: string;
}

export interface Port {
  readonly name: string;
  readonly givens: readonly Given[];
  /** Asked before anything else: a question that changes nothing. */
  readonly probe: { readonly operation: string; readonly call?: Call };
  limitOf(operation: Operation): number;
  /** What every call carries; without it the bearer token is all. */
  headersOf?(context: HeaderContext): Promise<Readonly<Record<string, string>>>;
  readonly scenarios: readonly Scenario[];
  /** What would make every comparison worthless, in a sentence; looked at before anything begins. */
  isUnsteady?(kit: Kit): Promise<string | undefined>;
}

export interface HeaderContext {
  readonly operation: Operation;
  readonly call: Call;
  readonly kit: Kit;
}
