import { hash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageView, VisitorView } from '@shop/ports/screens';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Encodings of cached pages, smallest first. Not zstd: it is faster, but larger. */
export const keptForms = ['br', 'gzip'] as const;

export type Encoding = (typeof keptForms)[number] | 'identity';

/** Bytes of a page for one visitor state, in one encoding. */
export interface WrittenPage {
  readonly etag: string;
  readonly encoding: Encoding;
  readonly body: Buffer;
}

export type SharedPage = Omit<PageView, 'visitor'>;

/** Renders a document, and the HTML of its slots in document order. */
export interface Writes {
  document(page: SharedPage, visitor: VisitorView): string;
  slots(page: SharedPage, visitor: VisitorView): readonly string[];
}

type Write = () => Promise<WrittenPage>;

/** Encoded pages of all documents; evicts the least recently used. */
export type WrittenForms = LRUCache<string, WrittenPage, Write>;

/** Concurrent requests for the same bytes share one write. */
export const createForms = (maxBytes: number): WrittenForms =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: write }) => write(),
  });

/** Visitors with the same state get the same bytes. */
export const wayOf = (visitor: VisitorView): string => JSON.stringify(visitor);

/** Size of a view in memory, relative to its serialised length. */
const heapFactor = 3;

/**
 * A page for all visitors, rendered on its first request. For each visitor state, its slots are
 * filled and the result is compressed once. Throws if rendering fails, or if a slot is not found:
 * the page would show one visitor's data to another.
 */
export class CachedPage {
  /** Size without its encoded forms, which are counted separately. */
  readonly bytes: number;
  readonly #name: string;
  readonly #anybodysWay: string;

  /** Unless `isAlone`, an unchanged page reuses the bytes written before. */
  constructor(
    readonly page: SharedPage,
    private readonly anybody: VisitorView,
    private readonly writes: Writes,
    private readonly forms: WrittenForms,
    isAlone = false,
  ) {
    const text = isAlone ? randomUUID() : JSON.stringify(page);
    this.bytes = text.length * heapFactor;
    this.#name = hash('sha256', text, 'base64url');
    this.#anybodysWay = wayOf(anybody);
  }

  /** The bytes for this visitor state, if they were written before. */
  ready(way: string, encoding: Encoding): WrittenPage | undefined {
    return this.forms.get(`${this.#name} ${encoding} ${way}`);
  }

  async writtenFor(visitor: VisitorView, encoding: Encoding): Promise<WrittenPage> {
    const way = wayOf(visitor);
    const write = async () => written(await this.filled(way, visitor), encoding);
    // A page with a visitor's name is never shared.
    if (visitor.account.kind === 'known') return write();
    return this.once(`${encoding} ${way}`, write);
  }

  private once(form: string, write: Write): Promise<WrittenPage> {
    return this.forms.forceFetch(`${this.#name} ${form}`, { context: write });
  }

  private async document(): Promise<Buffer> {
    const { page, anybody, writes } = this;
    const { body } = await this.once('document', () =>
      Promise.resolve(plain(Buffer.from(writes.document(page, anybody)))),
    );
    return body;
  }

  private async filled(way: string, visitor: VisitorView): Promise<Buffer> {
    const { page, anybody, writes } = this;
    const document = await this.document();
    const slots = writes.slots(page, anybody);
    const between = cutAt(document, slots);
    if (way === this.#anybodysWay) return document;
    const own = writes.slots(page, visitor);
    return Buffer.concat(
      between.flatMap((text, at) => [
        text,
        ...own.slice(at, at + 1).map((slot) => Buffer.from(slot)),
      ]),
    );
  }
}

function cutAt(html: Buffer, slots: readonly string[]): readonly Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (const slot of slots) {
    const at = html.indexOf(slot, from);
    if (at < 0) throw new Error(`a page has no place for ${slot.slice(0, 40)}`);
    parts.push(html.subarray(from, at));
    from = at + Buffer.byteLength(slot);
  }
  return [...parts, html.subarray(from)];
}

const compress: Readonly<Record<Encoding, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) =>
    brotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        // Pages are small: the default window takes megabytes each and compresses no better.
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength,
      },
    }),
  gzip: (html) => gzipped(html, { level: 9 }),
  identity: (html) => Promise.resolve(html),
};

const plain = (body: Buffer): WrittenPage => ({ etag: '', encoding: 'identity', body });

async function written(html: Buffer, encoding: Encoding): Promise<WrittenPage> {
  const etag = `W/"${hash('sha256', html, 'base64url').slice(0, 22)}"`;
  return { etag, encoding, body: await compress[encoding](html) };
}
