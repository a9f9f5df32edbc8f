import { randomUUID } from 'node:crypto';
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept-page.js';
import { encodingFor } from '../../http/encoding.js';
import { sendKept } from './send-kept.js';

/** Where a request's answer is kept: small, so that many addresses may point to one page. */
interface Pointer {
  readonly page: string;
  readonly way: string;
  /** All that the whole way wrote above the page, but for what is of one request. */
  readonly headers: OutgoingHttpHeaders;
}

const mostPointers = 20_000;
const ofOneRequest = ['x-request-id', 'set-cookie', 'etag', 'content-length', 'content-encoding'];

interface Finds {
  fresh(key: string): KeptPage | undefined;
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
  readonly #pointers = new LRUCache<string, Pointer>({ max: mostPointers });

  constructor(
    private readonly pages: Finds,
    private readonly keyOf: (request: IncomingMessage) => string | undefined,
    private readonly onAnswered: (answered: Answered) => void,
  ) {}

  /** Remembers how a request was answered, as the whole way has just done. */
  remember(request: IncomingMessage, response: ServerResponse, page: string, way: string): void {
    const key = request.method === 'GET' ? this.keyOf(request) : undefined;
    if (key === undefined || response.hasHeader('set-cookie')) return;
    const headers = Object.fromEntries(
      Object.entries(response.getHeaders()).filter(([name]) => !ofOneRequest.includes(name)),
    );
    this.#pointers.set(key, { page, way, headers });
  }

  /** Stands before the application's own listener. */
  before(whole: RequestListener): RequestListener {
    return (request, response) => {
      if (!this.answer(request, response)) whole(request, response);
    };
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const key = this.keyOf(request);
    const pointer = key === undefined ? undefined : this.#pointers.get(key);
    const kept = pointer && this.pages.fresh(pointer.page);
    const written = kept?.ready(pointer?.way ?? '', encodingFor(request));
    if (!pointer || !written) return false;
    const began = performance.now();
    response.setHeader('X-Request-Id', randomUUID());
    sendKept(request, response, written, pointer.headers);
    const path = request.url?.split('?')[0] ?? '';
    this.onAnswered({ path, status: response.statusCode, ms: performance.now() - began });
    return true;
  }
}
