import type { ErrorCode, Language } from '@shop/domain';
import type { Problem } from '@shop/ports/screens';
import { presentProblem } from './present-problem.js';

interface Reply {
  readonly kind: string;
}

/** Whether a backend told: what is not in its answer is not there at all. */
export const isAnswered = ({ kind }: Reply): boolean => kind === 'ok';

/** What a page says when not all that it shows could be had, with the way to ask again. */
export const presentMissing = (
  replies: readonly Reply[],
  code: ErrorCode,
  { language, path }: { readonly language: Language; readonly path: string },
): Problem | undefined =>
  replies.every(isAnswered)
    ? undefined
    : presentProblem(code, language, [{ kind: 'retry', href: path }]);

/** The same of a page of many places: without any of them, or without what they cost alone. */
export const presentMissingPlaces = (
  products: Reply,
  prices: Reply,
  where: Parameters<typeof presentMissing>[2],
): Problem | undefined =>
  presentMissing([products], 'catalogue', where) ?? presentMissing([prices], 'prices', where);

/** A page whose own subject could not be had is shown, and kept by nobody. */
export const statusOf = (subject: Reply): 200 | 503 => (isAnswered(subject) ? 200 : 503);
