import type { BackendOptions } from '@shop/adapters/http';
import type { ClientName } from '../config/backend-limits.js';
import type { Config } from '../config/config.js';

/** Limits that all clients share: connect timeout and maximum size of a reply. */
export const wireLimitsOf = ({ BACKEND_CONNECT_MS, BACKEND_REPLY_KB }: Config) =>
  ({
    connectTimeoutMs: BACKEND_CONNECT_MS,
    maxBytes: BACKEND_REPLY_KB * 1024,
  }) satisfies Partial<BackendOptions>;

export function limitsOf(config: Config, name: ClientName) {
  const { readMs, writeMs, atATime, waiting } = config.limits[name];
  return {
    ...wireLimitsOf(config),
    deadlineMs: readMs,
    writeDeadlineMs: writeMs,
    concurrency: atATime,
    queue: waiting,
  } satisfies Partial<BackendOptions>;
}
