import type { Language, SearchGroup } from '@shop/domain';
import type { BackendReply } from './backend-reply.js';

/** The visitor for whom the shop calls the search API. */
export interface SearchCaller {
  /** The path of the visitor's page, sent on as `X-Host-Path`. */
  readonly path: string;
  /** Cookies to forward, by name; never session, cart or sign-in cookies. */
  readonly cookies: Readonly<Record<string, string>>;
}

/** Everything that the search API learns about a visitor. */
export interface SearchAsker extends SearchCaller {
  readonly language: Language;
  /** A random id for visitors who agreed to statistics. */
  readonly pseudonym: string | undefined;
}

/** A search result. Texts are plain; addresses are paths of this shop, as the API sends them. */
export interface FoundDocument {
  readonly id: string;
  readonly group: SearchGroup;
  readonly language: Language;
  /** The product or hotel that the page is about. */
  readonly slug: string | undefined;
  readonly title: string;
  readonly url: string;
  readonly snippet: string;
}

/** All results of one language, best first. The tokens link answers and events to this search. */
export interface Found {
  readonly documents: readonly FoundDocument[];
  /** The API's spelling of the query, if it differs. */
  readonly corrected: string | undefined;
  readonly attributionToken: string;
  readonly queryId: string;
  readonly sessionId: string;
}

export interface ComposedAnswer {
  readonly text: string;
  readonly references: readonly { readonly title: string; readonly url: string }[];
  readonly related: readonly string[];
}

/** A search, or a click on a result: `position` counts from 0. */
export interface SearchEvent {
  readonly query: string;
  readonly documents: readonly string[];
  readonly position: number;
  readonly attributionToken: string;
}

/**
 * The resort group's search API (backends/contracts/search.yaml). A failure is a reply, never an
 * exception. The gateway manages the access token.
 */
export interface SearchGateway {
  /** Fetches an access token if there is none. */
  start(asker?: SearchCaller): Promise<BackendReply<true>>;
  suggest(query: string, asker: SearchAsker): Promise<BackendReply<readonly string[]>>;
  search(query: string, asker: SearchAsker): Promise<BackendReply<Found>>;
  /** `unknown` when the API has no answer in sentences. */
  answer(
    query: string,
    found: Pick<Found, 'queryId' | 'sessionId'>,
    asker: SearchAsker,
  ): Promise<BackendReply<ComposedAnswer>>;
  /** For the statistics of visitors who agreed to them. Callers do not wait for the outcome. */
  tell(event: SearchEvent, asker: SearchAsker): Promise<void>;
  report(params: Readonly<Record<string, string>>, about?: SearchReport): Promise<void>;
}

/** An error report to the operator: its name (`ERROR` by default) and the visitor's request. */
export interface SearchReport {
  readonly error?: string;
  readonly asker?: SearchCaller;
}

export const SearchGateway = Symbol('SearchGateway');
