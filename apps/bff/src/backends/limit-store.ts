/** The client of a Redis, as the limiter's library takes it; none: each process counts. */
export type LimitStore = object | undefined;

export const LimitStore = Symbol('LimitStore');
