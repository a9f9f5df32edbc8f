import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { landingLanguage, languages, typedVoucherCode, unitCodesIn } from '@shop/domain';
import { CheckCodeForm, GateForm, OpenGateForm } from '@shop/ports/forms';
import { type GateFindReply, gatePaths, type GateVerdictView } from '@shop/ports/screens';
import { Refused } from '../../../http/refused.js';
import { document, type Outcome, redirect } from '../../../page/outcome.js';
import { Visit } from '../../../visit/visit.js';
import { AdmitCode } from '../calls/admit-code.js';
import { FindCode } from '../calls/find-code.js';
import { JudgeCode } from '../calls/judge-code.js';
import { GateDoor } from '../door/gate-door.js';
import { GatePages } from './present-gate.js';

const nothing: GateVerdictView = { kind: 'none' };

/** The gate's page, by forms. Its script uses `gate-calls.controller.ts`. */
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
  async landing(@Visit() { request, jar }: Visit): Promise<Outcome> {
    await this.door.isOpenTo(request);
    return redirect(gatePaths.page(landingLanguage(jar.read('language'))), 302);
  }

  @Get('/gate/:language')
  async page(@Param('language') name: string, @Visit() { request }: Visit): Promise<Outcome> {
    const language = languages.find((one) => one === name);
    if (!language) throw new Refused(404, 'notFound');
    const state = (await this.door.isOpenTo(request)) ? 'open' : 'closed';
    return document(await this.pages.write(language, { state, verdict: nothing }));
  }

  @Post(gatePaths.open)
  async open(@Body() { key, language }: OpenGateForm, @Visit() visit: Visit): Promise<Outcome> {
    const opened = await this.door.open(key, visit);
    if (opened === 'opened') return redirect(gatePaths.page(language));
    const shown = { state: 'closed', problem: opened, verdict: nothing } as const;
    return document(await this.pages.write(language, shown), opened === 'tooFast' ? 429 : 422);
  }

  @Post(gatePaths.close)
  async close(@Body() { language }: GateForm, @Visit() visit: Visit): Promise<Outcome> {
    await this.door.close(visit);
    return redirect(gatePaths.page(language));
  }

  /** Checks a ticket code, and redeems it if the form says so. */
  @Post(gatePaths.check)
  async check(@Body() form: CheckCodeForm, @Visit() { request }: Visit): Promise<Outcome> {
    const { language } = form;
    if (!(await this.door.isOpenTo(request))) return redirect(gatePaths.page(language));
    const verdict = await this.verdict(form);
    return document(await this.pages.write(language, { state: 'open', verdict }));
  }

  private async verdict({
    code,
    language,
    admit,
    attempt,
  }: CheckCodeForm): Promise<GateVerdictView> {
    const found = await this.codeOf(typedVoucherCode(code));
    if (found.kind !== 'found') return { kind: found.kind };
    const judged = await this.judge.run(found.code);
    const shown = this.pages.verdict(judged, found.code, language);
    if (admit === undefined || attempt === undefined || shown.kind !== 'valid') return shown;
    const { kind } = await this.admitting.run({ code: found.code, attempt });
    return { ...shown, kind: kind === 'redeemed' ? 'admitted' : kind };
  }

  /** The code itself, or the one that its short form stands for. */
  private async codeOf(typed: string): Promise<GateFindReply> {
    return unitCodesIn(typed).length > 0 ? this.finding.run(typed) : { kind: 'found', code: typed };
  }
}
