import { hash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageView, VisitorView } from '@shop/ports/screens';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What a kept page is packed in once, the smallest first: zstd takes less work for more bytes. */
export const keptForms = ['br', 'gzip'] as const;

export type Encoding = (typeof keptForms)[number] | 'identity';

/** A page's bytes for one way a visitor may look at it, in one form. */
export interface WrittenPage {
  readonly etag: string;
  readonly encoding: Encoding;
  readonly body: Buffer;
}

/** What a page is before a visitor looks at it. */
export type SharedPage = Omit<PageView, 'visitor'>;

/** How a document comes about: whole for somebody, and what of it is about him, in its order. */
export interface Writes {
  document(page: SharedPage, visitor: VisitorView): string;
  slots(page: SharedPage, visitor: VisitorView): readonly string[];
}

type Write = () => Promise<WrittenPage>;

/** The written forms of pages, of all of them together: what was looked at longest ago goes first. */
export type WrittenForms = LRUCache<string, WrittenPage, Write>;

/** A form that many wait for is written once. */
export const createForms = (maxBytes: number): WrittenForms =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: write }) => write(),
  });

/** How a visitor looks at pages: two that say the same get the same bytes. */
export const wayOf = (visitor: VisitorView): string => JSON.stringify(visitor);

/** What a view weighs in memory beside its letters when it is written down. */
const heapFactor = 3;

/**
 * A page for all, rendered once when its document is first asked for. For each way it is looked at,
 * the places where it speaks of its visitor are filled, and the whole is compressed once. Throws
 * when it can't be rendered, and when a slot is not where it belongs: then the page would show one
 * visitor to another.
 */
export class CachedPage {
  /** What it weighs itself; its forms are weighed where they are. */
  readonly bytes: number;
  readonly #name: string;
  readonly #anybodysWay: string;

  /** Made anew with nothing changed in it, a page finds what was written of it, unless `isAlone`. */
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

  /** The bytes for this way of looking at it, when they were written before. */
  ready(way: string, encoding: Encoding): WrittenPage | undefined {
    return this.forms.get(`${this.#name} ${encoding} ${way}`);
  }

  async writtenFor(visitor: VisitorView, encoding: Encoding): Promise<WrittenPage> {
    const way = wayOf(visitor);
    const write = async () => written(await this.filled(way, visitor), encoding);
    // A page that greets somebody is nobody else's.
    if (visitor.account.kind === 'known') return write();
    return this.once(`${encoding} ${way}`, write);
  }

  private once(form: string, write: Write): Promise<WrittenPage> {
    return this.forms.forceFetch(`${this.#name} ${form}`, { context: write });
  }

  /** The document for nobody in particular. */
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

/** What stands between the slots of a document. */
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
        // A page is small: a window of the usual size takes megabytes for each and packs no better.
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
