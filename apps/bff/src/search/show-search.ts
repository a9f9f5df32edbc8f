import { type Language, pathOf, settleQuery } from '@shop/domain';
import type { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import type { SearchView } from '@shop/ports/screens';
import type { PageQuestion, ScreenHandler, ShowOutcome } from '../pages/screen-handler.js';
import type { Screens } from '../pages/screens.js';
import { offersOf } from '../present/present-posters.js';
import { presentProblem } from '../present/present-problem.js';
import type { LocalSearch, SearchAnswer, Searchable } from './local-search.js';
import {
  presentGroups,
  presentPopular,
  presentBeginnings,
  type SearchContext,
} from './present-search.js';

const titles = { es: 'Buscar', en: 'Search', pt: 'Buscar' } as const;

/** What a tab shows of a long query; the page itself says it whole. */
const longestTitle = 36;

/** Results by `q`, or the form and a few ways to begin when nothing was asked. */
export class ShowSearch implements ScreenHandler {
  readonly routes = ['search'] as const;
  readonly sharedBy = ['q'] as const;

  constructor(
    private readonly local: LocalSearch,
    private readonly screens: Screens,
    private readonly catalogue: CatalogueGateway,
    private readonly content: ContentSource,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language, currency } = question.visitor;
    const query = settleQuery(question.query.get('q') ?? '');
    const [products, prices, pages] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(currency),
      this.screens.listed(),
    ]);
    const sold = products.kind === 'ok' ? products.answer : [];
    const { now } = question;
    const offers = await offersOf(sold, prices, this.catalogue, { currency, now });
    const context = { query, language, products: sold, offers, content: this.content };
    const searchable = { products: sold, pages };
    const answer = this.local.find(query, language, searchable);
    const retry = [{ kind: 'retry', href: question.path }] as const;
    return this.shown(language, {
      ...this.results(answer, searchable, context),
      problem: products.kind === 'ok' ? undefined : presentProblem('suggestions', language, retry),
    });
  }

  private results(
    { found, spelling }: SearchAnswer,
    { pages }: Searchable,
    context: SearchContext,
  ): Omit<SearchView, 'problem'> {
    const { query, language } = context;
    const action = pathOf({ name: 'search', params: {} }, language);
    const groups = presentGroups(found, context);
    const isEmpty = groups.length === 0;
    return {
      query,
      action,
      count: groups.reduce((sum, { hits }) => sum + hits.length, 0),
      groups,
      spelling: spelling
        ? { name: spelling, href: `${action}?${new URLSearchParams({ q: spelling })}` }
        : undefined,
      posters: isEmpty ? presentBeginnings(context) : [],
      popular: isEmpty ? presentPopular(pages, language) : [],
      list: pathOf({ name: 'list', params: {} }, language),
    };
  }

  private shown(language: Language, view: SearchView): ShowOutcome {
    const name = titles[language];
    const { brand } = this.content.site(language);
    const asked = shortened(view.query);
    return {
      kind: 'shown',
      screen: 'search',
      view,
      head: {
        title: asked ? `${asked} · ${name} · ${brand}` : `${name} · ${brand}`,
        description: name,
        isIndexed: false,
        wall: undefined,
      },
      breadcrumb: [{ name, href: view.action }],
    };
  }
}

function shortened(query: string): string {
  const letters = [...query];
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('')}…` : query;
}
