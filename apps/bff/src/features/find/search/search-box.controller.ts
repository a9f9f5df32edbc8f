import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { defaultLanguage, type Language, languageOf, languages, pathOf } from '@shop/domain';
import { Ids, SearchGateway } from '@shop/ports/backends';
import { searchEvents, startSearch, suggestions, type SuggestionsView } from '@shop/ports/screens';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import type { Request, Response } from 'express';
import { Config } from '../../../config/config.js';
import { ClientAddresses } from '../../../visit/client-address.js';
import { RateLimit } from '../../../http/rate-limit.js';
import { safePath } from '../../../http/safe-path.js';
import { PageAnswers } from '../../../page/page-answers.js';
import { askerOf } from './asker.js';
import { Suggest, unavailable } from './suggest.js';

class ToldEvent {
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  readonly query!: string;

  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  readonly href?: string;

  @IsInt()
  @Min(0)
  @Max(10_000)
  readonly position!: number;

  @IsString()
  @MinLength(1)
  @MaxLength(500)
  readonly attributionToken!: string;

  @IsString()
  @MaxLength(2_048)
  readonly path!: string;
}

/** Odd fields are as if they were not there: a search is never a wrong request. */
const textOf = (field: unknown) => (typeof field === 'string' ? field : '');

/** What the search box asks and tells, beside its form (product.md 4 and 7). */
@Controller('/api')
export class SearchBoxController {
  constructor(
    @Inject(Suggest) private readonly box: Suggest,
    @Inject(SearchGateway) private readonly gateway: SearchGateway,
    @Inject(PageAnswers) private readonly pages: PageAnswers,
    @Inject(ClientAddresses) private readonly addresses: ClientAddresses,
    @Inject(RateLimit) private readonly limit: RateLimit,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(Config) private readonly config: Config,
  ) {}

  @Get(startSearch.path)
  async start(@Res({ passthrough: true }) response: Response) {
    response.setHeader('Cache-Control', 'no-store');
    return { isReady: await this.box.isReady() };
  }

  @Get(suggestions.path)
  async suggest(
    @Query() query: Readonly<Record<string, unknown>>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SuggestionsView> {
    response.setHeader('Cache-Control', 'no-store');
    const language = languages.find((one) => one === query.language) ?? defaultLanguage;
    const { visitor, path } = this.asking(request, response, textOf(query.path), language);
    if (!(await this.limit.admits(this.addresses.of(request)))) {
      response.status(429);
      return unavailable(language);
    }
    const asked = { typed: textOf(query.q), path, layout: visitor.layout };
    return this.box.run({ ...asked, visitor: { ...visitor, language } });
  }

  /** Statistics are of those who agreed to them; what nobody agreed to is not passed on. */
  @Post(searchEvents.path)
  @HttpCode(204)
  tell(
    @Body() event: ToldEvent,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): void {
    const language = languageOf(event.path) ?? defaultLanguage;
    const { visitor, path, jar, hints } = this.asking(request, response, event.path, language);
    if (!hints.consent?.includes('analytics')) return;
    const pseudonym = jar.read('pseudonym') ?? this.ids.next();
    jar.write('pseudonym', pseudonym);
    const { query, href, position, attributionToken } = event;
    const documents = href === undefined ? [] : [href];
    const told = { query, documents, position, attributionToken };
    void this.gateway.tell(told, askerOf(path, visitor, pseudonym));
  }

  /** The API reads the language off the path: one that can't be believed is the home page's. */
  private asking(request: Request, response: Response, typed: string, language: Language) {
    const own = safePath(typed, this.config.PUBLIC_ORIGIN);
    const path = own && languageOf(own) ? own : pathOf({ name: 'home', params: {} }, language);
    return { path, ...this.pages.contextOf(request, response, path) };
  }
}
