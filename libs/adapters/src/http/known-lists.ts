import { freshnessOf } from './freshness.js';
import type { RawAnswer } from './read-reply.js';
import type { Reply } from './reply.js';

interface Known {
  readonly etag: string | undefined;
  /** Only without an ETag. */
  readonly text: string | undefined;
  readonly body: unknown;
}

/**
 * The last reply of each long list. One that did not change is not sent again if the backend has
 * ETags (RFC 9110, 13.1.2), and never read again: it stays the same object.
 */
export class KnownLists {
  readonly #known = new Map<string, Known>();

  /** The header that asks for a change only. */
  headersFor(url: string): Readonly<Record<string, string>> {
    const etag = this.#known.get(url)?.etag;
    return etag === undefined ? {} : { 'if-none-match': etag };
  }

  unchanged<Body>(url: string, { status, headers, text }: RawAnswer): Reply<Body> | undefined {
    const known = this.#known.get(url);
    if (!known) return undefined;
    const isSame =
      status === 304 ? known.etag !== undefined : status === 200 && text === known.text;
    if (!isSame) return undefined;
    const freshness = freshnessOf(headers['cache-control'], headers['age']);
    const body = known.body as Body; // as: one type of body a URL
    return freshness ? { kind: 'ok', body, freshness } : { kind: 'ok', body };
  }

  keep(url: string, { headers, text }: RawAnswer, body: unknown): void {
    const etag = typeof headers['etag'] === 'string' ? headers['etag'] : undefined;
    this.#known.set(url, { etag, text: etag === undefined ? text : undefined, body });
  }
}
