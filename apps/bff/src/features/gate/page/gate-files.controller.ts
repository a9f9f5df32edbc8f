import { createHash } from 'node:crypto';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { defaultLanguage, languages } from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import { gatePaths } from '@shop/ports/screens';
import { Config } from '../../../config/config.js';
import { Refused } from '../../../http/refused.js';
import { Renderer } from '../../../page/render/renderer.js';
import { presentGateApp } from './present-gate-app.js';

const shared = ['/standalone.css', '/pictures/favicon.svg'];

/** The gate's service worker and manifest. `static-files.ts` serves its other files. */
@Controller()
export class GateFilesController {
  private readonly code: string;

  constructor(
    @Inject(Renderer) private readonly renderer: Renderer,
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly config: Config,
  ) {
    const { names, worker, digest } = renderer.gateFiles;
    const facts = {
      version: createHash('sha256').update(digest).digest('hex').slice(0, 16),
      pages: languages.map(gatePaths.page),
      files: [...names.map((name) => `${gatePaths.files}/${name}`), ...shared],
      landing: gatePaths.page(defaultLanguage),
    };
    this.code = `self.facts=${JSON.stringify(facts)};\n${worker}`;
  }

  @Get(gatePaths.worker)
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  worker(): string {
    this.expectGates();
    return this.code;
  }

  @Get(gatePaths.webApp)
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  webApp(): string {
    this.expectGates();
    const { brand } = this.content.site(defaultLanguage);
    return JSON.stringify(presentGateApp(brand, this.renderer.appColors));
  }

  private expectGates(): void {
    if (this.config.GATE_SECRET === undefined) throw new Refused(404, 'notFound');
  }
}
