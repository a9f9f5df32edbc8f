import { join } from 'node:path';
import type { Reporter } from '@shop/ports/backends';
import type { ClientName } from '../config/backend-limits.js';
import type { Config } from '../config/config.js';
import { readContracts } from '../observability/drift/contracts.js';
import { DriftWatch } from '../observability/drift/drift-watch.js';
import type { Metrics } from '../observability/metrics.js';

/** The document in backends/contracts of each client's backend. */
const documents: Readonly<Partial<Record<string, string>>> = {
  octo: 'octo',
  'octo bookings': 'octo',
  cart: 'shopping-cart',
  orders: 'shopping-cart',
  'order lookups': 'shopping-cart',
  visits: 'shopping-cart',
  payment: 'payment',
  'payment lookups': 'payment',
  hotels: 'hotels',
  'stay search': 'hotels',
  'stay lookups': 'hotels',
  stays: 'hotels',
  newsletter: 'newsletter',
  users: 'users',
  'user lookups': 'users',
  'search token': 'search',
  suggestions: 'search',
  search: 'search',
} satisfies Partial<Record<ClientName | 'octo' | 'octo bookings', string>>;

/** Samples replies while the shop runs; `root` is the folder that contains `dist`. */
export function watchDrift(
  { DRIFT_EVERY_SECONDS }: Config,
  root: string,
  reporter: Reporter,
  metrics: Metrics,
): DriftWatch {
  const contracts = readContracts(join(root, 'dist', 'bff', 'contracts'));
  return new DriftWatch({
    contractOf: (backend) => contracts.get(documents[backend] ?? ''),
    everyMs: DRIFT_EVERY_SECONDS * 1_000,
    reporter,
    onDrift: (noted) => metrics.drifted(noted),
  });
}
