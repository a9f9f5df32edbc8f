import type { CurrencyCode, ParkMonth } from '@shop/domain';
import type { OpenPorts } from '@shop/ports/backends';

export interface PortPromise {
  readonly name: string;
  /** Other ports without which it can't be looked at. */
  readonly needs?: readonly (keyof OpenPorts)[];
  /** Throws where it is not so. */
  keeps(): Promise<void>;
}

export interface Asking {
  readonly month: ParkMonth;
  readonly currency: CurrencyCode;
  /** One that pages of the shop have in each language. */
  readonly word?: string;
}

/** `others`: ports that are asked beside the one that is looked at. */
export const promisesOf: {
  readonly [Port in keyof OpenPorts]: (
    gateway: OpenPorts[Port],
    asking: Asking,
    others?: Partial<OpenPorts>,
  ) => readonly PortPromise[];
};
