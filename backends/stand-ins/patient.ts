/** A server of a test keeps what is idle, so that no client writes into what it has just closed. */
export const patient = { keepAliveTimeout: 65_000 } as const;
