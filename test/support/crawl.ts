import { parse5 } from './built.js';
import { type ReadDocument, readParsed } from './read-document.js';
import { type PageLinks, readLinks } from './read-links.js';
import type { Visitor } from './visitor.js';

export interface Answer {
  readonly address: string;
  readonly from: string;
  readonly status: number;
  /** The parsed HTML of a page without a query; the crawl follows only these. */
  readonly page: ReadPage | undefined;
}

interface ReadPage {
  readonly text: string;
  readonly links: PageLinks;
  readonly document: ReadDocument;
}

function readPage(text: string): ReadPage {
  const parsed = parse5.parse(text);
  return { text, links: readLinks(parsed), document: readParsed(parsed) };
}

const mostHops = 3;

interface Way {
  readonly address: string;
  readonly from: string;
}

/**
 * Follows every link, GET form and source of the shop. Calendars link to every day, so it requests
 * an address with a query once per page and set of parameter names, and follows nothing from there.
 */
export class Crawl {
  readonly answers: Answer[] = [];
  private readonly met = new Set<string>();
  private readonly open: Way[] = [];

  constructor(
    private readonly origin: string,
    private readonly visitor: () => Visitor,
  ) {}

  async run(beginnings: readonly string[]): Promise<void> {
    for (const path of beginnings) this.note(path, 'the beginning', this.origin);
    for (let way = this.open.shift(); way; way = this.open.shift()) await this.ask(way);
  }

  private note(href: string, from: string, base: string): void {
    const { origin, pathname, searchParams } = new URL(href, base);
    if (origin !== this.origin) return;
    const names = [...new Set(searchParams.keys())].sort();
    const key = [pathname, ...names].join(' ');
    if (this.met.has(key)) return;
    this.met.add(key);
    const query = names.length > 0 ? `?${searchParams.toString()}` : '';
    this.open.push({ address: pathname + query, from });
  }

  /** Follows a few redirects, also to the identity provider; only their target counts. */
  private async ask({ address, from }: Way): Promise<void> {
    const visitor = this.visitor();
    let response = await visitor.get(address);
    let to: string | undefined;
    for (let hop = 0; hop < mostHops && response.headers.has('location'); hop += 1) {
      to = new URL(response.headers.get('location') ?? '', to ?? this.origin).href;
      response = await visitor.get(to);
    }
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const text = isPage ? await response.text() : '';
    const goesOn = isPage && response.status === 200 && !address.includes('?') && !to;
    const page = goesOn ? readPage(text) : undefined;
    if (!isPage) await response.body?.cancel();
    this.answers.push({ address, from, status: response.status, page });
    if (!page) return;
    const { anchors, forms, sources, relations } = page.links;
    for (const href of [...anchors, ...forms, ...sources, ...relations])
      this.note(href, address, this.origin + address);
  }
}
