import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { defaultLanguage, landingLanguage, type Language, languages } from '@shop/domain';
import { gatePaths, type GateVerdictView, type GateView } from '@shop/ports/screens';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import { Refused } from '../../../http/refused.js';
import { AdmitCode } from '../calls/admit-code.js';
import { FindCode } from '../calls/find-code.js';
import { JudgeCode } from '../calls/judge-code.js';
import { GateDoor } from '../door/gate-door.js';
import { GatePages } from './present-gate.js';

class LanguageForm {
  @IsIn(languages)
  readonly language: Language = defaultLanguage;
}

class KeyForm extends LanguageForm {
  @IsString()
  @MaxLength(200)
  readonly key: string = '';
}

class CheckForm extends LanguageForm {
  @IsString()
  @MaxLength(2_000)
  readonly code: string = '';

  @IsOptional()
  @IsIn(['yes'])
  readonly admit?: string;

  @IsOptional()
  @Matches(/^[\w-]{8,80}$/)
  readonly attempt?: string;
}

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
const nothing: GateVerdictView = { kind: 'none' };

/** The page of a gate, by forms; its script asks by itself (`gate-calls.controller.ts`). */
@Controller()
export class GateController {
  constructor(
    private readonly door: GateDoor,
    private readonly pages: GatePages,
    private readonly judge: JudgeCode,
    private readonly admitting: AdmitCode,
    private readonly finding: FindCode,
  ) {}

  @Get(gatePaths.scope)
  landing(@Req() request: Request, @Res() response: Response): void {
    this.door.isOpenTo(request);
    const language = landingLanguage(request.visit.jar.read('language'));
    response.redirect(302, gatePaths.page(language));
  }

  @Get('/gate/:language')
  async page(
    @Param('language') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const language = languages.find((one) => one === name);
    if (!language) throw new Refused(404, 'notFound');
    const isOpen = this.door.isOpenTo(request);
    const state = isOpen ? 'open' : 'closed';
    await this.send(response, language, { state, verdict: nothing });
  }

  @Post(gatePaths.open)
  async open(
    @Body() { key, language }: KeyForm,
    @Req() { visit }: Request,
    @Res() response: Response,
  ): Promise<void> {
    const opened = await this.door.open(key, visit.address, response);
    if (opened === 'opened') return response.redirect(303, gatePaths.page(language));
    const shown = { state: 'closed', problem: opened, verdict: nothing } as const;
    await this.send(response.status(opened === 'tooFast' ? 429 : 422), language, shown);
  }

  @Post(gatePaths.close)
  close(@Body() { language }: LanguageForm, @Res() response: Response): void {
    this.door.close(response);
    response.redirect(303, gatePaths.page(language));
  }

  /** Looks at a code, and lets in whoever has it when that is asked. */
  @Post(gatePaths.check)
  async check(
    @Body() form: CheckForm,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { language } = form;
    if (!this.door.isOpenTo(request)) return response.redirect(303, gatePaths.page(language));
    await this.send(response, language, { state: 'open', verdict: await this.verdict(form) });
  }

  private async verdict({ code, language, admit, attempt }: CheckForm): Promise<GateVerdictView> {
    const typed = code.trim();
    const found = /^[0-9A-Z][0-9A-Z-]{0,99}$/i.test(typed)
      ? await this.finding.run(typed.toUpperCase())
      : ({ kind: 'found', code: typed } as const);
    if (found.kind !== 'found') return { kind: found.kind };
    const judged = await this.judge.run(found.code);
    const shown = this.pages.verdict(judged, found.code, language);
    if (admit === undefined || attempt === undefined || shown.kind !== 'valid') return shown;
    const { kind } = await this.admitting.run({ code: found.code, attempt });
    return { ...shown, kind: kind === 'redeemed' ? 'admitted' : kind };
  }

  private async send(
    response: Response,
    language: Language,
    shown: Pick<GateView, 'state' | 'problem' | 'verdict'>,
  ): Promise<void> {
    const html = await this.pages.write(language, shown);
    response.set(headers).type('html').send(html);
  }
}
