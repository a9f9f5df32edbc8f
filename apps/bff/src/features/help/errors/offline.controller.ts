import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { defaultCountry, type Language, languages } from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { Refused } from '../../../http/refused.js';
import { Renderer } from '../../../page/render/renderer.js';

/** The offline pages and their service worker, built once at start. */
@Controller()
export class OfflineController {
  private readonly pages: ReadonlyMap<string, string>;
  private readonly code: string;

  constructor(
    @Inject(Renderer) { offline }: Renderer,
    @Inject(ContentSource) content: ContentSource,
    { CONTENT_DIR }: Config,
  ) {
    const { facts, worker, sheet } = offline;
    this.pages = new Map(
      languages.map((language) => [
        facts.pages[language],
        offline.page({ language, ...speaking(content, language) }),
      ]),
    );
    const pictures = facts.files.map((file) => pictureIn(resolve(CONTENT_DIR), file));
    const version = digestOf([...this.pages.values(), worker, sheet, ...facts.files, ...pictures]);
    this.code = `self.facts=${JSON.stringify({ version, ...facts })};\n${worker}`;
  }

  /** Contains a digest of all cached files, so that browsers detect a new version. */
  @Get('/service-worker.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  worker(): string {
    return this.code;
  }

  @Get('/offline/:name')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  page(@Param('name') name: string): string {
    const page = this.pages.get(`/offline/${name}`);
    if (page === undefined) throw new Refused(404, 'notFound');
    return page;
  }
}

/** The brand, and the phone line of the language's main country. */
function speaking(content: ContentSource, language: Language) {
  const { brand, phones } = content.site(language);
  const phone = phones.find(({ country }) => country === defaultCountry[language]) ?? phones[0];
  const href = `tel:${phone?.number.replaceAll(/[^+\d]/g, '')}`;
  return { brand, phone: phone && { number: phone.number, href } };
}

/** Pictures keep their URL when they change, so the digest needs their bytes. */
function pictureIn(contentFolder: string, file: string): string {
  const picture = join(contentFolder, file);
  return file.startsWith('/pictures/') && existsSync(picture) ? readFileSync(picture, 'utf8') : '';
}

const digestOf = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
