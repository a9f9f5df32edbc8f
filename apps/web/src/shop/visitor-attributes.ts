import type { VisitorView } from '@shop/ports/screens';

/**
 * What style sheets must know of a visitor before any script runs: they hide by it what was
 * answered, closed or is not for him. Attributes of `html`, by their `data-` name.
 */
export const visitorAttributes = (visitor: VisitorView): Readonly<Record<string, string>> => ({
  theme: visitor.theme,
  ...(visitor.cartCount ? { cart: '' } : {}),
  ...(visitor.consent ? { consent: visitor.consent.join(' ') } : {}),
  ...(visitor.account.kind === 'unknown' ? { account: 'unknown' } : {}),
  ...(visitor.offer ? { offer: visitor.offer } : {}),
  ...(visitor.closed.length > 0 ? { closed: visitor.closed.join(' ') } : {}),
});

/** The names of all of them, to take away those that are no longer there. */
const names = ['theme', 'cart', 'consent', 'account', 'offer', 'closed'] as const;

/** What style sheets must know of the visitor, after a change. */
export function showVisitor(visitor: VisitorView): void {
  const { documentElement: root } = document;
  const now = visitorAttributes(visitor);
  for (const name of names) {
    const value = now[name];
    if (value === undefined) root.removeAttribute(`data-${name}`);
    else root.setAttribute(`data-${name}`, value);
  }
}
