import type { Call, Reply } from './client.js';
import type { Operation } from './contract.js';

export interface Kit {
  /** Returns a reply of any status. */
  ask<Body = unknown>(operation: string, call?: Call): Promise<Reply<Body>>;
  /** A call that must succeed before the scenario can check anything; otherwise it is blocked. */
  need<Body = unknown>(operation: string, call?: Call): Promise<Body>;
  /** Fails unless the server refuses with this code, and with this status if given. */
  refused(operation: string, call: Call, code: string, status?: number): Promise<Reply<Refusal>>;
  /** Sends the request, then closes the connection. */
  hangUp(operation: string, call: Call): Promise<void>;
  readonly token: string;
  /** The value of `--with name=value`. Without it the scenario is left out. */
  given(name: string): string;
  has(name: string): boolean;
  /** Gives back what a scenario took; runs after it, in reverse order, even if it failed. */
  afterwards(what: string, work: () => Promise<unknown>): void;
  /** The same, after the last scenario: for what several scenarios share. */
  atTheEnd(what: string, work: () => Promise<unknown>): void;
  /** Finds something once per run, such as a product on sale, and caches it. */
  found<Thing>(name: string, find: () => Promise<Thing>): Promise<Thing>;
  leaveOut(reason: string): never;
  block(reason: string): never;
  now(): Date;
  /** Waits. Leaves the scenario out if the wait is longer than this run allows. */
  wait(ms: number): Promise<void>;
  /** The payment API used alongside the port, if given. */
  readonly payment?: Pick<Kit, 'ask' | 'need'>;
  /** The webhooks that the backend sent; undefined if the run does not listen. */
  readonly webhooks?: WebhookInbox;
  /** Mismatches between a message and a named schema; empty if it fits. */
  lacks(schema: string, message: unknown): readonly string[];
  /** Asks the user for a step by hand. */
  say(text: string): void;
  unique(): string;
}

export interface Refusal {
  readonly code: string;
  readonly field?: string | null;
}

export interface Webhook {
  readonly signature: string;
  readonly raw: string;
  readonly at: Date;
}

export interface WebhookInbox {
  readonly secret: string;
  readonly received: readonly Webhook[];
  /** Answers the first message with this text with 500 instead of 204. */
  refuseOnce(text: string): void;
}

export interface Scenario {
  /** As used by `--only` and shown in the certificate. */
  readonly name: string;
  /** The promise, in one sentence. */
  readonly shows: string;
  /** What the scenario leaves or changes on the server; absent: nothing. */
  readonly changes?: string;
  run(kit: Kit): Promise<void>;
}

/** A value for `--with`. */
export interface Given {
  readonly name: string;
  readonly means: string;
  readonly isNeeded?: boolean;
  readonly byDefault?: string;
}

export interface Port {
  readonly name: string;
  readonly givens: readonly Given[];
  /** The first call of a run. It changes nothing. */
  readonly probe: { readonly operation: string; readonly call?: Call };
  limitOf(operation: Operation): number;
  /** Headers of every call; absent: only the bearer token. */
  headersOf?(context: HeaderContext): Promise<Readonly<Record<string, string>>>;
  readonly scenarios: readonly Scenario[];
  /** Why comparisons would be meaningless on this server. Checked before the run. */
  isUnsteady?(kit: Kit): Promise<string | undefined>;
}

export interface HeaderContext {
  readonly operation: Operation;
  readonly call: Call;
  readonly kit: Kit;
}
