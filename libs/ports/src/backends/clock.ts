export interface Clock {
  now(): Date;
}

export const Clock = Symbol('Clock');

/** Random ids: 128 bits, hex. */
export interface Ids {
  next(): string;
}

export const Ids = Symbol('Ids');
