import { Controller, Get, Inject, Query, Redirect, Req } from '@nestjs/common';
import { buyRoute, defaultLanguage, languageOf, pathOf, productOf } from '@shop/domain';
import { CatalogueGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { json } from '../../../page/outcome.js';
import { Visit } from '../../../visit/visit.js';
import { PlanDays } from './plan-days.js';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { Request } from 'express';

class Plan {
  @IsString()
  @MaxLength(80)
  readonly product!: string;

  @IsOptional()
  @MaxLength(10)
  readonly date?: string;

  @IsOptional()
  @MaxLength(5)
  readonly adults?: string;

  @IsOptional()
  @MaxLength(5)
  readonly children?: string;

  @IsOptional()
  @MaxLength(2)
  readonly language?: string;
}

class DaysAsked {
  @IsString()
  @MaxLength(80)
  readonly product!: string;

  @IsOptional()
  @MaxLength(10)
  readonly day?: string;

  @IsOptional()
  @MaxLength(7)
  readonly month?: string;

  @IsOptional()
  @MaxLength(2048)
  readonly path?: string;
}

/** The trip planner's form. Redirects to the chosen ticket's page with the choices. */
@Controller('/api/plan')
export class PlanController {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    private readonly days: PlanDays,
  ) {}

  /** Priced days of the chosen product, in the visitor's currency. */
  @Get('days')
  async priced(@Query() { product, day, month }: DaysAsked, @Visit() { visitor }: Visit) {
    return json(await this.days.run({ product, day, month }, visitor));
  }

  @Get()
  @Redirect(undefined, 303)
  async plan(@Query() plan: Plan, @Req() request: Request) {
    const { product: slug, language: asked, ...choices } = plan;
    const from = new URL(request.headers.referer ?? '/', 'http://shop').pathname;
    const language = languageOf(`/${asked ?? ''}/`) ?? languageOf(from) ?? defaultLanguage;
    const products = await this.catalogue.products();
    const product = productOf(valueOr(products, []), slug);
    const page = pathOf(product ? buyRoute(product) : { name: 'list', params: {} }, language);
    const query = new URLSearchParams(
      Object.entries(choices).filter(([, value]) => value !== undefined && value !== ''),
    );
    return { url: product && query.size ? `${page}?${query}` : page };
  }
}
