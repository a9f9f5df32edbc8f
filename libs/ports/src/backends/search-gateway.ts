import type { Language, SearchGroup } from '@shop/domain';
import type { Asked } from './asked.js';

/** On whose behalf any call of the search API is made. */
export interface SearchCaller {
  /** The path of the visitor's page, as the browser has it; sent on as `X-Host-Path`. */
  readonly path: string;
  /** The cookies that go along, by name: chosen by the caller, never of a session, cart or sign-in. */
  readonly cookies: Readonly<Record<string, string>>;
}

/** On whose behalf the search API is asked: all that it is told of a visitor. */
export interface SearchAsker extends SearchCaller {
  readonly language: Language;
  /** A random name for visitors who agreed to statistics; `undefined` for all others. */
  readonly pseudonym: string | undefined;
}

/** A page that was found. Texts are plain; addresses are paths of this shop, as the API has them. */
export interface FoundDocument {
  readonly id: string;
  readonly group: SearchGroup;
  readonly language: Language;
  /** The product or hotel that it is about. */
  readonly slug: string | undefined;
  readonly title: string;
  readonly url: string;
  readonly snippet: string;
}

/** All results, best first, of one language. The tokens tie answers and events to this very search. */
export interface Found {
  readonly documents: readonly FoundDocument[];
  /** The query as the API would spell it, where it differs. */
  readonly corrected: string | undefined;
  readonly attributionToken: string;
  readonly queryId: string;
  readonly sessionId: string;
}

/** An answer in sentences, with the pages that it was made from. */
export interface ComposedAnswer {
  readonly text: string;
  readonly references: readonly { readonly title: string; readonly url: string }[];
  readonly related: readonly string[];
}

/** Somebody searched, or took a result: `position` counts from 0. */
export interface SearchEvent {
  readonly query: string;
  readonly documents: readonly string[];
  readonly position: number;
  readonly attributionToken: string;
}

/**
 * The search of the resort group (backends/contracts/search.yaml). A failure is a reply, not a throw.
 * It gets its access token by itself, once for all who ask at a time, anew at 80 % of its life, and
 * once more after a 401.
 */
export interface SearchGateway {
  /** Makes sure that there is an access token. */
  start(asker?: SearchCaller): Promise<Asked<true>>;
  suggest(query: string, asker: SearchAsker): Promise<Asked<readonly string[]>>;
  search(query: string, asker: SearchAsker): Promise<Asked<Found>>;
  /** `unknown` when the API has no answer in sentences. */
  answer(
    query: string,
    found: Pick<Found, 'queryId' | 'sessionId'>,
    asker: SearchAsker,
  ): Promise<Asked<ComposedAnswer>>;
  /** For the statistics of visitors who agreed to them; its outcome is not awaited. */
  tell(event: SearchEvent, asker: SearchAsker): Promise<void>;
  report(params: Readonly<Record<string, string>>, about?: SearchReport): Promise<void>;
}

/** What the operator is told of an error: its name, `ERROR` unless named, and who met it. */
export interface SearchReport {
  readonly error?: string;
  readonly asker?: SearchCaller;
}

export const SearchGateway = Symbol('SearchGateway');
