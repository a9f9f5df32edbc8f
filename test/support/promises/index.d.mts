import type { CurrencyCode, ParkMonth } from '@shop/domain';
import type { OpenPorts } from '@shop/ports/backends';

export interface PortPromise {
  readonly name: string;
  readonly needs?: readonly (keyof OpenPorts)[];
  keeps(): Promise<void>;
}

export interface Asking {
  readonly month: ParkMonth;
  readonly currency: CurrencyCode;
  /** A word that pages of the shop contain in each language. */
  readonly word?: string;
}

/** `others`: ports used beside the one under test. */
export const promisesOf: {
  readonly [Port in keyof OpenPorts]: (
    gateway: OpenPorts[Port],
    asking: Asking,
    others?: Partial<OpenPorts>,
  ) => readonly PortPromise[];
};
