import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { encodingFor } from '../../http/encoding.js';
import { currentRoute } from '../../observability/request-scope.js';
import { type CachedPage, keptForms } from './cached-page.js';
import { type RawHeaders, sendCached } from './send-cached.js';

/** Where the answer to a request is. Small, so that many kinds of requests can share a page. */
interface Pointer {
  readonly page: string;
  readonly way: string;
  /** The page's name in metrics. */
  readonly route: string;
  /** All headers of the full response, except those of a single request. */
  readonly headers: RawHeaders;
}

const ofOneRequest = ['x-request-id', 'set-cookie', 'etag', 'content-length', 'content-encoding'];

/** Estimated size without its key; headers are shared strings. */
const pointerBytes = 1_000;

/** What decides how a request's page looks; `undefined` if it is personal. */
export type KeyOfRequest = (request: IncomingMessage) => string | undefined;

interface Finds {
  fresh(key: string): CachedPage | undefined;
}

interface Answered {
  readonly request: IncomingMessage;
  readonly id: string;
  readonly path: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/**
 * Answers repeated requests before Express does. A request with the same key as an earlier one gets
 * the same bytes. All others take the full path.
 */
export class PageFront {
  readonly #pointers: LRUCache<string, Pointer>;
  #keyOf: KeyOfRequest = () => undefined;

  constructor(
    private readonly pages: Finds,
    maxBytes: number,
  ) {
    this.#pointers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page, way }, key) =>
        pointerBytes + 2 * (key.length + page.length + way.length),
    });
  }

  /** Stores an answer by its request, but only for the page's own URL, without extra fields. */
  remember(request: IncomingMessage, response: ServerResponse, page: string, way: string): void {
    if (request.method !== 'GET' || !page.startsWith(`${request.url}\n`)) return;
    const key = this.#keyOf(request);
    if (key === undefined || response.hasHeader('set-cookie')) return;
    const headers = Object.entries(response.getHeaders())
      .filter(([name]) => !ofOneRequest.includes(name))
      .flatMap(([name, value]) => [name, String(value)]);
    this.#pointers.set(key, { page, way, route: currentRoute()() ?? '', headers });
  }

  before(
    whole: RequestListener,
    keyOf: KeyOfRequest,
    onAnswered: (answered: Answered) => void,
  ): RequestListener {
    this.#keyOf = keyOf;
    return (request, response) => {
      const began = performance.now();
      const sent = this.answer(request, response);
      if (!sent) return whole(request, response);
      const path = request.url?.split('?', 1)[0] ?? '';
      const { statusCode: status } = response;
      onAnswered({ request, ...sent, path, status, ms: performance.now() - began });
    };
  }

  /** The request's id and the name of the page sent; `undefined` if none is cached. */
  private answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Pick<Answered, 'id' | 'route'> | undefined {
    if (request.method !== 'GET') return undefined;
    const key = this.#keyOf(request);
    const pointer = key === undefined ? undefined : this.#pointers.get(key);
    const written =
      pointer &&
      this.pages.fresh(pointer.page)?.ready(pointer.way, encodingFor(request, keptForms));
    if (!written) return undefined;
    const id = randomUUID();
    sendCached(request, response, written, [...pointer.headers, 'x-request-id', id]);
    return { id, route: pointer.route };
  }
}
