import type { OrderLink } from '@shop/domain';

export type ReadOrderLink =
  | { readonly kind: 'link'; readonly link: OrderLink }
  /** Well made, but of another shop or of a key that we no longer have. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'forged' };

/**
 * Links to orders as texts that only this shop can write, for no other use than this. They stand in
 * an address: letters, digits, `-`, `_` and `.`. Who has one may see the order.
 */
export interface OrderLinkTokens {
  write(link: OrderLink): Promise<string>;
  /** One that has ended is read. */
  read(token: string): Promise<ReadOrderLink>;
}

export const OrderLinkTokens = Symbol('OrderLinkTokens');
