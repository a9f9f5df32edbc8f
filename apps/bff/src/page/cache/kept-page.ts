import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageView, VisitorView } from '@shop/ports/screens';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../../http/encoding.js';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

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

/** A document without what is about its visitor, and what stood there for nobody in particular. */
interface Cut {
  readonly between: readonly Buffer[];
  readonly anybodys: readonly string[];
}

/** Counts in the header, themes, closed lines, in three forms: few pages are seen in more at once. */
const mostForms = 12;

/** How a visitor looks at pages: two that say the same get the same bytes. */
export const wayOf = (visitor: VisitorView): string => JSON.stringify(visitor);

/**
 * A page for all, rendered once when its document is first asked for and cut where it speaks of its
 * visitor. For each way it is looked at the cuts are filled, and the whole is compressed once.
 * Throws when it can't be rendered, and when a slot is not where it belongs: then the page would
 * show one visitor to another.
 */
export class KeptPage {
  readonly #forms = new LRUCache<string, WrittenPage>({ max: mostForms });
  #cut: Cut | undefined;

  constructor(
    readonly page: SharedPage,
    private readonly anybody: VisitorView,
    private readonly writes: Writes,
  ) {}

  /** The bytes for this way of looking at it, when they were written before. */
  ready(way: string, encoding: Encoding): WrittenPage | undefined {
    return this.#forms.get(`${encoding} ${way}`);
  }

  async writtenFor(visitor: VisitorView, encoding: Encoding): Promise<WrittenPage> {
    const way = wayOf(visitor);
    const known = this.ready(way, encoding);
    if (known) return known;
    const written = await write(this.filled(visitor), encoding);
    // A page that greets somebody is nobody else's.
    if (visitor.account.kind === 'known') return written;
    this.#forms.set(`${encoding} ${way}`, written);
    return written;
  }

  private filled(visitor: VisitorView): Buffer {
    const { between, anybodys } = this.cut();
    const isAnybody = wayOf(visitor) === wayOf(this.anybody);
    const slots = isAnybody ? anybodys : this.writes.slots(this.page, visitor);
    const parts = between.flatMap((text, at) => [
      text,
      ...slots.slice(at, at + 1).map((slot) => Buffer.from(slot)),
    ]);
    return Buffer.concat(parts);
  }

  private cut(): Cut {
    const { page, anybody, writes } = this;
    if (this.#cut) return this.#cut;
    const anybodys = writes.slots(page, anybody);
    this.#cut = { anybodys, between: cutAt(writes.document(page, anybody), anybodys) };
    return this.#cut;
  }
}

function cutAt(html: string, slots: readonly string[]): readonly Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (const slot of slots) {
    const at = html.indexOf(slot, from);
    if (at < 0) throw new Error(`a page has no place for ${slot.slice(0, 40)}`);
    parts.push(Buffer.from(html.slice(from, at)));
    from = at + slot.length;
  }
  return [...parts, Buffer.from(html.slice(from))];
}

const compress: Readonly<Record<Encoding, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipped(html, { level: 9 }),
  identity: (html) => Promise.resolve(html),
};

async function write(html: Buffer, encoding: Encoding): Promise<WrittenPage> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { etag: `W/"${hash}"`, encoding, body: await compress[encoding](html) };
}
