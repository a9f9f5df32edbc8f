import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageView, VisitorView } from '@shop/ports/screens';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page's bytes for one way a visitor may look at it. */
export interface WrittenPage {
  readonly etag: string;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** What a page is before a visitor looks at it. */
export type SharedPage = Omit<PageView, 'visitor'>;

/** What of a document is about its visitor, in the order in which it stands there. */
export type Slots = (page: SharedPage, visitor: VisitorView) => readonly string[];

/** Counts in the header, themes, closed lines: few pages are seen in more ways than this at once. */
const mostWays = 8;

/** What the view behind the page and two ways of looking at it weigh, about, beside the text. */
const weightOfTheRest = { perCharacter: 2, bytes: 60_000 };

/** How a visitor looks at pages: two that say the same get the same bytes. */
export const wayOf = (visitor: VisitorView): string => JSON.stringify(visitor);

/**
 * A page that was rendered once, cut where it speaks of its visitor. For each way it is looked at
 * the cuts are filled and the whole is compressed once. Throws when a slot is not where it belongs:
 * then the page would show one visitor to another.
 */
export class KeptPage {
  /** About how many bytes it takes to keep it. */
  readonly weight: number;
  readonly #between: readonly Buffer[];
  readonly #ways = new LRUCache<string, WrittenPage>({ max: mostWays });

  constructor(
    readonly page: SharedPage,
    html: string,
    anybody: VisitorView,
    private readonly slots: Slots,
  ) {
    this.#between = cutAt(html, slots(page, anybody));
    this.weight = html.length * (1 + weightOfTheRest.perCharacter) + weightOfTheRest.bytes;
  }

  /** The bytes for this way of looking at it, when they were written before. */
  ready(way: string): WrittenPage | undefined {
    return this.#ways.get(way);
  }

  async writtenFor(visitor: VisitorView): Promise<WrittenPage> {
    const way = wayOf(visitor);
    const known = this.#ways.get(way);
    if (known) return known;
    const written = await write(this.plainFor(visitor));
    this.#ways.set(way, written);
    return written;
  }

  /** The document itself, for the few who take nothing compressed. */
  plainFor(visitor: VisitorView): Buffer {
    const slots = this.slots(this.page, visitor).map((slot) => Buffer.from(slot));
    return Buffer.concat(
      this.#between.flatMap((text, index) => [text, ...slots.slice(index, index + 1)]),
    );
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

async function write(html: Buffer): Promise<WrittenPage> {
  const etag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const [zipped, br] = await Promise.all([gzipped(html, { level: 9 }), brotli(html, { params })]);
  return { etag: `W/"${etag}"`, gzip: zipped, br };
}
