import type { VisitorView } from '@shop/ports/screens';

/** `data-` attributes of `html`, with which CSS hides what the visitor answered or dismissed. */
export const visitorAttributes = (visitor: VisitorView): Readonly<Record<string, string>> => ({
  theme: visitor.theme,
  ...(visitor.cartCount ? { cart: '' } : {}),
  ...(visitor.consent ? { consent: visitor.consent.join(' ') } : {}),
  ...(visitor.account.kind === 'unknown' ? { account: 'unknown' } : {}),
  ...(visitor.offer ? { offer: visitor.offer } : {}),
  ...(visitor.closed.length > 0 ? { closed: visitor.closed.join(' ') } : {}),
});

/** All attribute names, so that stale ones are removed. */
const names = ['theme', 'cart', 'consent', 'account', 'offer', 'closed'] as const;

export function showVisitor(visitor: VisitorView): void {
  const { documentElement: root } = document;
  const now = visitorAttributes(visitor);
  for (const name of names) {
    const value = now[name];
    if (value === undefined) root.removeAttribute(`data-${name}`);
    else root.setAttribute(`data-${name}`, value);
  }
}
