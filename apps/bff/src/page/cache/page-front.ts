import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { encodingFor } from '../../http/encoding.js';
import { type CachedPage, keptForms } from './cached-page.js';
import { type RawHeaders, sendCached } from './send-cached.js';

/** Where a request's answer is: small, so that many kinds of request may point to one page. */
interface Pointer {
  readonly page: string;
  readonly way: string;
  /** All that the whole way wrote above the page, but for what is of one request. */
  readonly headers: RawHeaders;
}

const ofOneRequest = ['x-request-id', 'set-cookie', 'etag', 'content-length', 'content-encoding'];

/** Of a pointer beside its texts; its headers are the same texts for all. */
const pointerBytes = 1_000;

/** Of a request, what decides how the page looks that answers it; `undefined` for one visitor's. */
export type KeyOfRequest = (request: IncomingMessage) => string | undefined;

interface Finds {
  fresh(key: string): CachedPage | undefined;
}

interface Answered {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/**
 * Answers what was answered before in front of the framework: a request that asks for the same, as
 * somebody of whom the same is known, gets the bytes that are there. Everything else goes the whole
 * way. Somebody with a cart always does: what is in it is asked on every page load.
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

  /**
   * Remembers how a request was answered, as the whole way has just done. Only the page's own
   * address: whatever else somebody writes behind it goes the whole way to the same page.
   */
  remember(request: IncomingMessage, response: ServerResponse, page: string, way: string): void {
    if (request.method !== 'GET' || !page.startsWith(`${request.url}\n`)) return;
    const key = this.#keyOf(request);
    if (key === undefined || response.hasHeader('set-cookie')) return;
    const headers = Object.entries(response.getHeaders())
      .filter(([name]) => !ofOneRequest.includes(name))
      .flatMap(([name, value]) => [name, String(value)]);
    this.#pointers.set(key, { page, way, headers });
  }

  /** Stands before the application's own listener. */
  before(
    whole: RequestListener,
    keyOf: KeyOfRequest,
    onAnswered: (answered: Answered) => void,
  ): RequestListener {
    this.#keyOf = keyOf;
    return (request, response) => {
      const began = performance.now();
      if (!this.answer(request, response)) return whole(request, response);
      const path = request.url?.split('?', 1)[0] ?? '';
      onAnswered({ path, status: response.statusCode, ms: performance.now() - began });
    };
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const key = this.#keyOf(request);
    const pointer = key === undefined ? undefined : this.#pointers.get(key);
    const written =
      pointer &&
      this.pages.fresh(pointer.page)?.ready(pointer.way, encodingFor(request, keptForms));
    if (!written) return false;
    sendCached(request, response, written, [...pointer.headers, 'x-request-id', randomUUID()]);
    return true;
  }
}
