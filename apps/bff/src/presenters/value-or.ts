import type { BackendReply } from '@shop/ports/backends';

/** A backend's reply, or the fallback if it failed. */
export const valueOr = <Answer, Otherwise>(
  reply: BackendReply<Answer> | { readonly kind: 'unknown' } | undefined,
  otherwise: Otherwise,
): Answer | Otherwise => (reply?.kind === 'ok' ? reply.answer : otherwise);
