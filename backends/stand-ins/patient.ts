/** Keeps idle connections open, so that no client writes to one just closed. */
export const patient = { keepAliveTimeout: 65_000 } as const;
