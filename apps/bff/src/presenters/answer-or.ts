import type { Asked } from '@shop/ports/backends';

/** What a backend answered, or what a screen goes on with when it did not. */
export const answerOr = <Answer, Otherwise>(
  reply: Asked<Answer> | { readonly kind: 'unknown' } | undefined,
  otherwise: Otherwise,
): Answer | Otherwise => (reply?.kind === 'ok' ? reply.answer : otherwise);
