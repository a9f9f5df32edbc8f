import { resolveLogin, type Visitor } from '@shop/domain';
import type { AccountState, VisitorView } from '@shop/ports/screens';
import type { CartState } from '../visit/load-cart.js';
import { inSession, type KnownSession } from '../visit/session/known-session.js';
import type { Visit } from '../visit/visit.js';

export const presentVisitor = (
  { visitor, hints: { spoken, consent, closed } }: Visit,
  { count }: CartState,
  session: KnownSession,
): VisitorView => ({
  cartCount: count,
  account: accountState(session, visitor),
  theme: visitor.theme,
  // The browser's language, if it differs from the page's.
  offer: spoken === visitor.language ? undefined : spoken,
  consent,
  closed,
});

/** Greeting from the session alone, so that no page waits for it. */
function accountState(session: KnownSession, { layout }: Visitor): AccountState {
  if (session.kind !== 'known') return { kind: session.kind === 'none' ? 'anonymous' : 'unknown' };
  const { userName, email } = resolveLogin(inSession(session.identity), layout);
  return { kind: 'known', name: userName || email };
}
