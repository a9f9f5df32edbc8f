import type { OrderLink } from '@shop/domain';

export type ReadOrderLink =
  | { readonly kind: 'link'; readonly link: OrderLink }
  /** Well formed, but of another shop or signed with a key that we no longer have. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'forged' };

/**
 * Signed tokens for order links. They use only URL-safe characters (letters, digits, `-`, `_` and
 * `.`). A token grants read access to its order.
 */
export interface OrderLinkTokens {
  write(link: OrderLink): Promise<string>;
  /** Also reads an expired link. */
  read(token: string): Promise<ReadOrderLink>;
}

export const OrderLinkTokens = Symbol('OrderLinkTokens');
