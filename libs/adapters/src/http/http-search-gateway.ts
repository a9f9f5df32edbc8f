import type {
  BackendReply,
  Clock,
  ComposedAnswer,
  Found,
  SearchAsker,
  SearchCaller,
  SearchEvent,
  SearchGateway,
  SearchReport,
} from '@shop/ports/backends';
import type { Backend } from './backend.js';
import { cookieHeader } from './cookie-header.js';
import { hostPath } from './host-path.js';
import type { Reply, Shape } from './reply.js';
import { SearchToken } from './search-token.js';
import {
  accessToken,
  arrived,
  composedAnswer,
  querySuggestions,
  searchResults,
} from './wire-search.js';

/** Clients of the search API: one address, separate guards (docs/rules/backends.md). */
export interface SearchWays {
  /** Its headers carry the API token: `authorization: Bearer …`. */
  readonly token: Backend;
  readonly suggestions: Backend;
  readonly search: Backend;
}

/** From configuration only. */
export interface SearchAccount {
  /** The shop's canonical host, for `X-Host-Path`. */
  readonly host: string;
  readonly dataStore: string;
  readonly engineName: string;
}

interface Call<Body> {
  readonly body: unknown;
  readonly shape: Shape<Body>;
  readonly asker: SearchCaller;
  readonly way?: Backend;
}

const api = 'google-enterprise';
/** The shop itself, as at start. */
const nobody: SearchCaller = { path: '/', cookies: {} };

/** Searches over the search API (backends/contracts/search.yaml). */
export class HttpSearchGateway implements SearchGateway {
  readonly #token: SearchToken;

  constructor(
    private readonly ways: SearchWays,
    private readonly account: SearchAccount,
    clock: Clock,
  ) {
    this.#token = new SearchToken((asker) => {
      const headers = this.#headersOf(asker);
      return ways.token.send('POST', `${api}/token`, { headers, shape: accessToken });
    }, clock);
  }

  async start(asker = nobody): Promise<BackendReply<true>> {
    const reply = await this.#token.current(asker);
    return reply.kind === 'ok' ? { kind: 'ok', answer: true } : failed(reply);
  }

  async suggest(query: string, asker: SearchAsker): Promise<BackendReply<readonly string[]>> {
    const body = { dataStore: this.account.dataStore, query };
    const call = { body, shape: querySuggestions, asker, way: this.ways.suggestions };
    const reply = await this.#call(`${api}/autocomplete`, call);
    return reply.kind === 'ok' ? { kind: 'ok', answer: reply.body } : failed(reply);
  }

  async search(query: string, asker: SearchAsker): Promise<BackendReply<Found>> {
    const { engineName } = this.account;
    const body = { engineName, query, userPseudoId: asker.pseudonym };
    const reply = await this.#call(`${api}/search`, { body, shape: searchResults, asker });
    if (reply.kind !== 'ok') return failed(reply);
    const { documents, corrected, ...tokens } = reply.body;
    const answer = {
      ...tokens,
      documents: documents.filter(({ language }) => language === asker.language),
      corrected: corrected === query ? undefined : corrected,
    };
    return { kind: 'ok', answer };
  }

  async answer(
    query: string,
    { queryId, sessionId }: Pick<Found, 'queryId' | 'sessionId'>,
    asker: SearchAsker,
  ): Promise<BackendReply<ComposedAnswer>> {
    const { engineName } = this.account;
    const body = { engineName, text: query, sessionId, queryId };
    const reply = await this.#call(`${api}/answer`, { body, shape: composedAnswer, asker });
    if (reply.kind !== 'ok') return failed(reply);
    return reply.body ? { kind: 'ok', answer: reply.body } : { kind: 'unknown' };
  }

  async tell(event: SearchEvent, asker: SearchAsker): Promise<void> {
    if (asker.pseudonym === undefined) return;
    const body = {
      dataStore: this.account.dataStore,
      searchQuery: event.query,
      userPseudoId: asker.pseudonym,
      documents: event.documents,
      eventType: 'search',
      selectedPosition: event.position,
      attributionToken: event.attributionToken,
    };
    await this.#call(`${api}/analytics`, { body, shape: arrived, asker });
  }

  /** Falls back to the API token, because the report may be about a missing access token. */
  async report(
    params: Readonly<Record<string, string>>,
    { error = 'ERROR', asker = nobody }: SearchReport = {},
  ): Promise<void> {
    const body = { error, params };
    if (this.#token.held !== undefined) {
      await this.#call('reporting', { body, shape: arrived, asker });
      return;
    }
    const headers = this.#headersOf(asker);
    await this.ways.token.send('POST', 'reporting', { body, headers, shape: arrived });
  }

  /** A refused token probably ended early: retry once with a new one. */
  async #call<Body>(path: string, call: Call<Body>): Promise<Reply<Body>> {
    const token = await this.#token.current(call.asker);
    if (token.kind !== 'ok') return token;
    const reply = await this.#send(path, call, token.body);
    if (reply.kind !== 'rejected' || reply.status !== 401) return reply;
    const other = await this.#token.instead(token.body, call.asker);
    return other.kind === 'ok' ? this.#send(path, call, other.body) : other;
  }

  #send<Body>(path: string, { body, shape, asker, way }: Call<Body>, token: string) {
    const headers = { authorization: `Bearer ${token}`, ...this.#headersOf(asker) };
    return (way ?? this.ways.search).send('POST', path, { body, headers, shape });
  }

  /** The visitor's page (docs/rules/addresses.md#host-path) and cookies. */
  #headersOf({ path, cookies }: SearchCaller) {
    const cookie = cookieHeader(cookies);
    return { 'x-host-path': hostPath(this.account.host, path), ...(cookie ? { cookie } : {}) };
  }
}

const failed = ({ kind }: Exclude<Reply<unknown>, { kind: 'ok' }>) =>
  ({ kind: 'failed', reason: kind }) as const;
