import { type PageLinks, readLinks } from './read-links.js';
import type { Visitor } from './visitor.js';

/** An address that was asked for, and the page that led there. */
export interface Answer {
  readonly address: string;
  readonly from: string;
  readonly status: number;
  /** The HTML of a page without a query: only from these it goes on. */
  readonly page: { readonly text: string; readonly links: PageLinks } | undefined;
}

interface Way {
  readonly address: string;
  readonly from: string;
}

/**
 * Follows every link, form by GET and source of the shop, from where it begins. A calendar has a
 * link for each month and day, so an address with a query is asked for once for each page and set
 * of parameter names, and nothing is followed from there.
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

  /** One redirect is followed; where it leads is what counts. */
  private async ask({ address, from }: Way): Promise<void> {
    const first = await this.visitor().get(address);
    const to = first.headers.get('location');
    const response = to ? await this.visitor().get(to) : first;
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const text = isPage ? await response.text() : '';
    const goesOn = isPage && response.status === 200 && !address.includes('?') && !to;
    const page = goesOn ? { text, links: readLinks(text) } : undefined;
    if (!isPage) await response.body?.cancel();
    this.answers.push({ address, from, status: response.status, page });
    if (!page) return;
    const { anchors, forms, sources, relations } = page.links;
    for (const href of [...anchors, ...forms, ...sources, ...relations])
      this.note(href, address, this.origin + address);
  }
}
