import {
  type CartOnLoad,
  isLanguage,
  type Language,
  resolveLogin,
  type Visitor,
} from '@shop/domain';
import {
  type AccountState,
  closables,
  consentCategories,
  type VisitorView,
} from '@shop/ports/screens';
import { inSession, type KnownSession } from '../visit/session/known-session.js';

/** What a page says to this visitor alone. */
export const presentVisitor = (
  visitor: Visitor,
  cart: CartOnLoad,
  session: KnownSession,
  { acceptLanguage, consent, closed }: VisitorHints,
): VisitorView => ({
  cartCount: cart.kind === 'stored' ? cart.cart.productCount : 0,
  account: accountState(session, visitor),
  theme: visitor.theme,
  offer: languageOffer(visitor.language, acceptLanguage),
  consent,
  closed,
});

/** The greeting by the layout's rule, from what the session itself says: no page waits for it. */
function accountState(session: KnownSession, { layout }: Visitor): AccountState {
  if (session.kind !== 'known') return { kind: session.kind === 'none' ? 'anonymous' : 'unknown' };
  const { userName, email } = resolveLogin(inSession(session.identity), layout);
  return { kind: 'known', name: userName || email };
}

/** What a request's own cookies and headers say beside what a `Visitor` is. */
export interface VisitorHints {
  /** The browser's own languages, for an offer only. */
  readonly acceptLanguage: string;
  readonly consent: VisitorView['consent'];
  readonly closed: VisitorView['closed'];
}

/** The first language of the browser that we speak, when it is not this page's own. */
function languageOffer(language: Language, acceptLanguage: string): Language | undefined {
  const wanted = spokenBy(acceptLanguage);
  return wanted === language ? undefined : wanted;
}

/** The first language of ours that a browser asks for. */
export const spokenBy = (acceptLanguage: string): Language | undefined =>
  acceptLanguage
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find(isLanguage);

/** A cookie's list: what we do not know of is not there. */
export const readConsent = (cookie: string | undefined): VisitorView['consent'] =>
  cookie === undefined
    ? undefined
    : consentCategories.filter((category) => cookie.split('.').includes(category));

export const readClosed = (has: (what: (typeof closables)[number]) => boolean) =>
  closables.filter(has);
