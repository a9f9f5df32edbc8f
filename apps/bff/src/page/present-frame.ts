import {
  currencyCodes,
  currencyNames,
  errorText,
  type Language,
  languageNames,
  languages,
  languageTags,
  pathOf,
  isPersonalRoute,
  type Route,
  type Visitor,
} from '@shop/domain';
import type { SiteText } from '@shop/ports/backends';
import { type FrameView, userCalls } from '@shop/ports/screens';
import type { OfferedCurrencies } from '../visit/offered-currencies.js';
import { newsletterCountries } from './countries.js';
import { presentCallCentre, presentContact } from './present-help.js';
import { presentDiscover, presentNavigation } from './present-links.js';
import { presentNotice, presentQuestion } from './present-notice.js';
import type { ListedPage, PageQuestion, Shown } from '../screen/screen-handler.js';

export interface FrameFacts {
  readonly site: SiteText;
  readonly listed: readonly ListedPage[];
  readonly currencies: Pick<OfferedCurrencies, 'codes' | 'isMissing'>;
  readonly chat: string | undefined;
  readonly tagManager: string | undefined;
  readonly instalments: FrameView['instalments'];
  /** Problems of the newsletter form, posted without scripts. */
  readonly refused: Partial<Pick<PageQuestion, 'problems' | 'typed'>>;
  /** Settings that need confirmation, posted without scripts. */
  readonly unconfirmed: Partial<Pick<PageQuestion, 'problems' | 'typed'>>;
}

/** Header, menus and footer of a page; nothing in them is personal. */
export function presentFrame(question: PageQuestion, shown: Shown, facts: FrameFacts): FrameView {
  const { visitor, route, now, path } = question;
  const { language, currency } = visitor;
  const { site, listed } = facts;
  const isPersonal = isPersonalRoute(route.name);
  return {
    brand: site.brand,
    descriptor: site.descriptor,
    language,
    languageTag: languageTags[language],
    layout: visitor.layout,
    currency: { code: currency, name: currencyNames[currency][language] },
    phoneISO: visitor.phoneCountry,
    home: pathOf({ name: 'home', params: {} }, language),
    navigation: presentNavigation(listed, language, shown.section),
    search: pathOf({ name: 'search', params: {} }, language),
    cart: { href: pathOf({ name: 'cart', params: {} }, language) },
    account: {
      href: pathOf({ name: 'account', params: {} }, language),
      signIn: pathOf({ name: 'signIn', params: {} }, language),
      signOut: userCalls.logout,
    },
    languages: languageLinks(route, question),
    ...presentCurrencies(facts.currencies, visitor),
    callCentre: presentCallCentre(site, visitor, now),
    contact: presentContact(site, listed, language, facts.chat),
    discover: presentDiscover(listed, language),
    newsletter: presentNewsletter(question, facts.refused, shown.frame === 'whole'),
    banner: visitor.layout === 'mobile' ? site.banner : undefined,
    app: visitor.layout === 'mobile' ? site.app : undefined,
    instalments: isPersonal ? undefined : facts.instalments,
    tagManager: isPersonal ? undefined : facts.tagManager,
    isPersonal: isPersonal || undefined,
    offers: route.name === 'home' ? offersBeside(language) : [],
    path,
    notice: presentNotice(question, facts.unconfirmed),
    question: presentQuestion(question, facts.unconfirmed),
    breadcrumb: shown.breadcrumb,
    isShort: shown.frame === 'short',
    isWork: shown.frame !== 'whole',
  };
}

/** Currencies to choose from; only the visitor's own while the offered ones are unknown. */
function presentCurrencies(
  { codes, isMissing }: FrameFacts['currencies'],
  { currency, language }: Visitor,
): Pick<FrameView, 'currencies' | 'currenciesProblem'> {
  const shown = isMissing
    ? [currency]
    : currencyCodes.filter((code) => codes.includes(code) || code === currency);
  return {
    currencies: shown.map((code) => ({ code, name: currencyNames[code][language] })),
    currenciesProblem: isMissing ? errorText('currencies', language) : undefined,
  };
}

const presentNewsletter = (
  { visitor, query }: PageQuestion,
  { problems = [], typed = {} }: FrameFacts['refused'],
  isShown: boolean,
): FrameView['newsletter'] => ({
  // A one-line footer has no such form.
  countries: isShown ? newsletterCountries(visitor.phoneCountry, visitor.language) : [],
  country: visitor.phoneCountry,
  typed,
  problems,
  isDone: query.has(newsletterDone),
});

/** Query field that a form without scripts redirects to. */
const newsletterDone = 'subscribed';

/** The same page with the same query in each language, never the home page instead. */
function languageLinks(route: Route, { path, visitor }: PageQuestion): FrameView['languages'] {
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
  return languages.map((code) => ({
    code,
    tag: languageTags[code],
    name: languageNames[code],
    href: pathOf(route, code) + query,
    current: code === visitor.language,
  }));
}

const offersBeside = (language: Language): FrameView['offers'] =>
  languages
    .filter((other) => other !== language)
    .map((other) => ({
      language: other,
      tag: languageTags[other],
      href: pathOf({ name: 'home', params: {} }, other),
    }));
