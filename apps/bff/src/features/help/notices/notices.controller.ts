import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { defaultLanguage, languageOf } from '@shop/domain';
import {
  closables,
  closeLine,
  type ConsentCategory,
  consentCategories,
  type ConsentInput,
  giveConsent,
} from '@shop/ports/screens';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import { ActionAnswers } from '../../../http/action-answers.js';
import { PageAnswers } from '../../../page/page-answers.js';

class ConsentForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @IsIn(['all', 'none', 'chosen'])
  readonly choice!: ConsentInput['choice'];

  @Transform(({ value }: { value: unknown }) => (value === undefined ? [] : [value].flat()))
  @IsArray()
  @ArrayMaxSize(consentCategories.length)
  @IsIn(consentCategories, { each: true })
  readonly categories: readonly string[] = [];
}

class CloseForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @IsIn(closables)
  readonly what!: (typeof closables)[number];
}

/** What a visitor says to the notices of the frame: kept in cookies, with scripts or without. */
@Controller('/api')
export class NoticesController {
  constructor(
    @Inject(ActionAnswers) private readonly answers: ActionAnswers,
    @Inject(PageAnswers) private readonly pages: PageAnswers,
  ) {}

  @Post(giveConsent.path)
  @HttpCode(200)
  async consent(@Body() form: ConsentForm, @Req() request: Request, @Res() response: Response) {
    const choices: Readonly<Record<ConsentForm['choice'], readonly ConsentCategory[]>> = {
      all: consentCategories,
      none: [],
      chosen: consentCategories.filter((category) => form.categories.includes(category)),
    };
    const given = choices[form.choice];
    const { jar } = this.pages.contextOf(request, response, form.path);
    jar.write('consent', given.join('.') || 'none');
    if (!given.includes('analytics')) jar.remove('pseudonym');
    await this.done(form.path, request, response);
  }

  @Post(closeLine.path)
  @HttpCode(200)
  async close(@Body() form: CloseForm, @Req() request: Request, @Res() response: Response) {
    const { jar } = this.pages.contextOf(request, response, form.path);
    jar.write(`closed_${form.what}`, 'yes');
    await this.done(form.path, request, response);
  }

  private async done(path: string, request: Request, response: Response) {
    const next = this.answers.pageOf(path, languageOf(path) ?? defaultLanguage);
    await this.answers.send(request, response, { kind: 'done', view: null, next }, { path: next });
  }
}
