import type { Language, Order } from '@shop/domain';
import type { WalletPasses } from '@shop/ports/backends';
import type { WalletLink } from '@shop/ports/screens';
import { hashed } from '../../../backends/limits/hashed.js';

/** Wallet URLs of a ticket, with a digest of its code: URLs are logged, and codes must not be. */
export function walletLinks(
  { kinds }: Pick<WalletPasses, 'kinds'>,
  { id }: Pick<Order, 'id'>,
  code: string,
  language: Language,
): readonly WalletLink[] | undefined {
  if (kinds.length === 0) return undefined;
  const folder = `/api/orders/${language}/${id}/wallet`;
  return kinds.map((kind) => ({ kind, href: `${folder}/${kind}/${hashed(code)}` }));
}
