import { type CartOnLoad, isLanguage, type Language, type Visitor } from '@shop/domain';
import { closables, consentCategories, type VisitorView } from '@shop/ports/screens';

/** What a page says to this visitor alone. */
export const presentVisitor = (
  visitor: Visitor,
  cart: CartOnLoad,
  { acceptLanguage, consent, closed }: VisitorHints,
): VisitorView => ({
  cartCount: cart.kind === 'stored' ? cart.cart.productCount : 0,
  theme: visitor.theme,
  offer: languageOffer(visitor.language, acceptLanguage),
  consent,
  closed,
});

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
