import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { defaultLanguage, languages } from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import type { Request } from 'express';
import { Config } from '../../../config/config.js';
import { Screens } from '../../../screen/screens.js';
import { Renderer } from '../../../page/render/renderer.js';
import { isClosed } from './closed-pages.js';
import { presentWebApp } from './present-web-app.js';
import { writeRobots } from './write-robots.js';
import { sitemapPath, writeSitemap, writeSitemapIndex } from './write-sitemap.js';

const forAnHour = 'public, max-age=3600';
const xml = 'application/xml; charset=utf-8';

/** Files that search engines and phones request before a page. */
@Controller()
export class SeoController {
  constructor(
    private readonly screens: Screens,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Renderer) private readonly renderer: Renderer,
    private readonly config: Config,
  ) {}

  @Get('/sitemap.xml')
  @Header('Cache-Control', forAnHour)
  @Header('Content-Type', xml)
  index(): string {
    return writeSitemapIndex(this.config.PUBLIC_ORIGIN);
  }

  @Get(languages.map(sitemapPath))
  @Header('Cache-Control', forAnHour)
  @Header('Content-Type', xml)
  async sitemap(@Req() { path }: Request): Promise<string> {
    const listed = await this.screens.listed();
    const routes = listed.map(({ route }) => route).filter(({ name }) => !isClosed(name));
    const language = languages.find((one) => sitemapPath(one) === path) ?? defaultLanguage;
    return writeSitemap(routes, language, this.config.PUBLIC_ORIGIN);
  }

  @Get('/robots.txt')
  @Header('Cache-Control', forAnHour)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  robots(): string {
    return writeRobots(this.config.PUBLIC_ORIGIN);
  }

  @Get('/manifest.webmanifest')
  @Header('Cache-Control', forAnHour)
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  webApp(): string {
    return JSON.stringify(
      presentWebApp(this.content.site(defaultLanguage), this.renderer.appColors),
    );
  }
}
