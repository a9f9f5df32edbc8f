import type { PurchaseLedger } from '@shop/ports/backends';
import type { DriftWatch } from '../../apps/bff/src/observability/drift/drift-watch.js';
import type { Metrics } from '../../apps/bff/src/observability/metrics.js';
import type { SandboxOptions, SandboxUnderTest } from './start-sandbox.js';

export interface RunningSandbox extends SandboxUnderTest {
  readonly errors: readonly unknown[];
  seed(): Promise<void>;
}

export interface RunningBff {
  readonly url: string;
  readonly databaseUrl: string;
  readonly drift: DriftWatch;
  readonly metrics: Metrics;
  readonly logged: Record<string, unknown>[];
  readonly ledger: PurchaseLedger;
  /** What the program asks at its start. */
  askAhead(): Promise<void>;
  stop(): Promise<void>;
}

export const gateSecret: string;
export function runSandbox(
  options: SandboxOptions & { readonly databaseUrl: string },
): Promise<RunningSandbox>;
export function runBff(options: {
  readonly port: number;
  readonly sandbox: SandboxUnderTest;
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<RunningBff>;
