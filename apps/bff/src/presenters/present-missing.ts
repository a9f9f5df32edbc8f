import type { ErrorCode, Language } from '@shop/domain';
import type { Problem } from '@shop/ports/screens';
import { presentProblem } from './present-problem.js';

interface Reply {
  readonly kind: string;
}

/** A reply without an item means that the item does not exist; a failure does not. */
export const isAnswered = ({ kind }: Reply): boolean => kind === 'ok';

export const presentMissing = (
  replies: readonly Reply[],
  code: ErrorCode,
  { language, path }: { readonly language: Language; readonly path: string },
): Problem | undefined =>
  replies.every(isAnswered)
    ? undefined
    : presentProblem(code, language, [{ kind: 'retry', href: path }]);

/**
 * The same for a page of places: either the places or only their prices are missing. A backend that
 * has no list of prices misses nothing.
 */
export const presentMissingPlaces = (
  products: Reply,
  prices: Reply,
  where: Parameters<typeof presentMissing>[2],
): Problem | undefined =>
  presentMissing([products], 'catalogue', where) ??
  (prices.kind === 'failed' ? presentMissing([prices], 'prices', where) : undefined);

/** A page without its main content is shown, but never cached. */
export const statusOf = (subject: Reply): 200 | 503 => (isAnswered(subject) ? 200 : 503);
