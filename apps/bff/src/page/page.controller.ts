import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { landingLanguage, pathOf } from '@shop/domain';
import { pageScreen } from '@shop/ports/screens';
import { Matches, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import { Refused } from '../http/refused.js';
import { PageAnswers } from './page-answers.js';

class PageAsked {
  @MaxLength(4096)
  @Matches(/^\/[^/\\]/)
  readonly path!: string;
}

/** Every page: as a document, and as the view behind it. */
@Controller()
export class PageController {
  constructor(@Inject(PageAnswers) private readonly answers: PageAnswers) {}

  @Get('/')
  landing(@Req() request: Request, @Res() response: Response): void {
    const { jar } = this.answers.contextOf(request, response, '/');
    const home = pathOf({ name: 'home', params: {} }, landingLanguage(jar.read('language')));
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(302, home);
  }

  @Get(`/api${pageScreen.path}`)
  async view(
    @Query() { path }: PageAsked,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.answers.send(request, response, { path, as: 'json' });
  }

  @Get('/*path')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    // An address that begins with two slashes is one of another host to whoever reads it as such.
    const isOdd = /^\/[/\\]/.test(request.originalUrl);
    if (isOdd || request.path.startsWith('/api/')) throw new Refused(404, 'notFound');
    await this.answers.send(request, response, { path: request.originalUrl, as: 'html' });
  }
}
