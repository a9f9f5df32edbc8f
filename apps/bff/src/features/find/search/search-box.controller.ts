import { Body, Controller, Get, Header, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { defaultLanguage, type Language, languages, pathOf } from '@shop/domain';
import { Ids, type SearchAsker, SearchGateway } from '@shop/ports/backends';
import { SearchEventForm, TakenPlaceForm } from '@shop/ports/forms';
import { searchEvents, startSearch, suggestions, takenPlaces } from '@shop/ports/screens';
import { json, type Outcome } from '../../../page/outcome.js';
import { Visit } from '../../../visit/visit.js';
import { askerOf } from '../../../visit/search-asker.js';
import { Suggest, unavailable } from './suggest.js';
import { ReportSuggestionClick } from './report-suggestion-click.js';

/** Ignores fields of a wrong type: a search never gets 400. */
const textOf = (field: unknown) => (typeof field === 'string' ? field : '');

/** The calls of the search box, besides its form (docs/rules/search.md#states). */
@Controller('/api')
export class SearchBoxController {
  constructor(
    private readonly box: Suggest,
    private readonly taken: ReportSuggestionClick,
    @Inject(SearchGateway) private readonly gateway: SearchGateway,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  @Get(startSearch.path)
  @Header('Cache-Control', 'no-store')
  async start(@Visit() { cameFrom = '/', visitor }: Visit) {
    return { isReady: await this.box.isReady(askerOf(cameFrom, visitor)) };
  }

  @Get(suggestions.path)
  async suggest(
    @Query() query: Readonly<Record<string, unknown>>,
    @Visit() visit: Visit,
  ): Promise<Outcome> {
    const language = languages.find((one) => one === query.language) ?? defaultLanguage;
    if (!(await this.box.admits(visit.address))) return json(unavailable(language), 429);
    const visitor = { ...visit.visitor, language };
    const asked = { typed: textOf(query.q), path: pageOr(visit, language), layout: visitor.layout };
    return json(await this.box.run({ ...asked, visitor }));
  }

  /** Reports to the search backend only with the visitor's consent. */
  @Post(searchEvents.path)
  @HttpCode(204)
  tell(@Body() event: SearchEventForm, @Visit() visit: Visit): void {
    const asker = this.askerIn(visit);
    if (!asker) return;
    const { query, document, position, attributionToken } = event;
    const documents = document === undefined ? [] : [document];
    void this.gateway.tell({ query, documents, position, attributionToken }, asker);
  }

  @Post(takenPlaces.path)
  @HttpCode(204)
  async tellTaken(@Body() place: TakenPlaceForm, @Visit() visit: Visit): Promise<void> {
    const asker = this.askerIn(visit);
    // Reporting runs a search, so it is rate-limited.
    if (asker && (await this.box.admits(visit.address))) void this.taken.run(place, asker);
  }

  /** The visitor under a random pseudonym; `undefined` without consent. */
  private askerIn({ visitor, page, jar, hints }: Visit): SearchAsker | undefined {
    if (!hints.consent?.includes('analytics')) return undefined;
    const pseudonym = jar.read('pseudonym') ?? this.ids.next();
    jar.set('pseudonym', pseudonym);
    return askerOf(page, visitor, pseudonym);
  }
}

/** The API reads the language from the path, so a missing path becomes the home page's. */
const pageOr = ({ language, page }: Visit, asked: Language): string =>
  language ? page : pathOf({ name: 'home', params: {} }, asked);
