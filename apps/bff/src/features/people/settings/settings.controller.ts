import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import {
  type CurrencyCode,
  currencyNames,
  currencyOf,
  defaultLanguage,
  errorText,
  isLanguage,
  type Language,
  languageOf,
  languages,
  pathOf,
  resolvePath,
} from '@shop/domain';
import { CartGateway, Ids, PaymentGateway } from '@shop/ports/backends';
import {
  type ActionReply,
  applySettings,
  methodsScreen,
  type MethodsView,
  type PageView,
  type Problem,
} from '@shop/ports/screens';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import { ActionAnswers, refused } from '../../../http/action-answers.js';
import type { RequestContext } from '../../../visit/request-context.js';
import { PageAnswers } from '../../../page/page-answers.js';

class SettingsForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @IsString()
  @MaxLength(2)
  readonly language!: string;

  @IsString()
  @MaxLength(3)
  readonly currency!: string;

  @IsIn(['system', 'light', 'dark'])
  readonly theme!: string;

  @IsOptional()
  @IsIn(['yes', ''])
  readonly convert?: string;
}

/** Said when a cart would change its currency; the answer is the same form again with a yes. */
const convertTexts = {
  es: 'Tu carrito está en otra moneda. Si aplicas el cambio, sus precios se calcularán de nuevo.',
  en: 'Your cart is in another currency. If you apply the change, its prices are worked out again.',
  pt: 'Seu carrinho está em outra moeda. Ao aplicar a mudança, os preços serão calculados de novo.',
} as const;

const changedTexts = {
  es: (name: string) => `Ahora los precios están en ${name}`,
  en: (name: string) => `Prices are now in ${name}`,
  pt: (name: string) => `Os preços agora estão em ${name}`,
} as const;

/** Language, currency and theme, applied together; page, query and choices stay (brief, U04–U07). */
@Controller('/api')
export class SettingsController {
  constructor(
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(ActionAnswers) private readonly answers: ActionAnswers,
    @Inject(PageAnswers) private readonly pages: PageAnswers,
  ) {}

  @Get(methodsScreen.path)
  async methods(
    @Query('currency') currency: unknown,
    @Query('language') language: unknown,
  ): Promise<MethodsView> {
    const spoken = languages.find((one) => one === language) ?? defaultLanguage;
    const reply = await this.payments.methods(currencyOf(String(currency)));
    if (reply.kind !== 'ok') return { methods: [], problem: errorText('methods', spoken) };
    return { methods: reply.answer.map(({ code, name }) => ({ code, name })), problem: undefined };
  }

  @Post(applySettings.path)
  @HttpCode(200)
  async apply(@Body() form: SettingsForm, @Req() request: Request, @Res() response: Response) {
    const context = this.pages.contextOf(request, response, form.path);
    const from = languageOf(form.path) ?? defaultLanguage;
    const language = isLanguage(form.language) ? form.language : from;
    const page = this.answers.pageOf(form.path, from);
    const currency = currencyOf(form.currency);
    const problem = await this.convertCart(context, currency, from, form.convert === 'yes');
    if (problem) return this.answers.send(request, response, refused(problem), { path: page });
    const { jar, visitor } = context;
    jar.write('currency', currency);
    jar.write('language', language);
    jar.write('theme', form.theme);
    const next = inLanguage(page, language);
    const hasChanged = currency !== visitor.currency;
    const notice = hasChanged
      ? changedTexts[language](currencyNames[currency][language])
      : undefined;
    const reply: ActionReply<PageView | null> = { kind: 'done', view: null, next, notice };
    return this.answers.send(request, response, reply, { path: page });
  }

  private async convertCart(
    { jar }: RequestContext,
    currency: CurrencyCode,
    language: Language,
    isAgreed: boolean,
  ): Promise<Problem | undefined> {
    const session = jar.open('cart');
    if (!session) return undefined;
    const cart = await this.carts.cartOf(session, language);
    if (cart.kind === 'failed' || cart.cart.productCount === 0) return undefined;
    if (cart.cart.currency === currency) return undefined;
    if (!isAgreed)
      return { code: 'convertCart', field: 'currency', text: convertTexts[language], ways: [] };
    const key = this.ids.next();
    const written = await this.carts.setCurrency(session, currency, language, key);
    if (written.kind === 'ok') return undefined;
    const text = errorText('cartUpdate', language);
    return { code: 'cartUpdate', field: 'currency', text, ways: [] };
  }
}

/** The same page in another language, with its query. */
function inLanguage(page: string, language: Language): string {
  const { pathname, search } = new URL(page, 'http://shop');
  const resolved = resolvePath(pathname);
  return resolved.kind === 'page' ? pathOf(resolved.route, language) + search : page;
}
