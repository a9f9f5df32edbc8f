import type { Asked } from '@shop/ports/backends';

/** A backend's reply, or the fallback if it failed. */
export const answerOr = <Answer, Otherwise>(
  reply: Asked<Answer> | { readonly kind: 'unknown' } | undefined,
  otherwise: Otherwise,
): Answer | Otherwise => (reply?.kind === 'ok' ? reply.answer : otherwise);
