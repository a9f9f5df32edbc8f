import { Body, Controller, Get, Inject, Post, Query } from '@nestjs/common';
import {
  currencyAmong,
  type CurrencyCode,
  currencyNames,
  currencyOf,
  defaultLanguage,
  errorText,
  isLanguage,
  type Language,
  languages,
  pathOf,
  resolvePath,
} from '@shop/domain';
import {
  CartGateway,
  Ids,
  type KeptCart,
  PaymentGateway,
  type Written,
} from '@shop/ports/backends';
import { SettingsForm } from '@shop/ports/forms';
import { applySettings, methodsScreen, type MethodsView, type Problem } from '@shop/ports/screens';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { OfferedCurrencies } from '../../../visit/offered-currencies.js';
import { seenIn } from '../../../visit/cart-handle.js';
import { Visit } from '../../../visit/visit.js';

/** Shown before a cart changes its currency. The form confirms with `convert=yes`. */
const convertTexts = {
  es: 'Tu carrito está en otra moneda. Si aplicas el cambio, sus precios se calcularán de nuevo.',
  en: 'Your cart is in another currency. If you apply the change, its prices will be recalculated.',
  pt: 'Seu carrinho está em outra moeda. Ao aplicar a mudança, os preços serão calculados de novo.',
} as const;

const changedTexts = {
  es: (name: string) => `Ahora los precios están en ${name}`,
  en: (name: string) => `Prices are now in ${name}`,
  pt: (name: string) => `Os preços agora estão em ${name}`,
} as const;

/** Language, currency and theme, applied together. Page, query and choices stay. */
@Controller('/api')
export class SettingsController {
  constructor(
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    @Inject(Ids) private readonly ids: Ids,
    private readonly currencies: OfferedCurrencies,
  ) {}

  @Get(methodsScreen.path)
  async methods(
    @Query('currency') currency: unknown,
    @Query('language') language: unknown,
  ): Promise<MethodsView> {
    const spoken = languages.find((one) => one === language) ?? defaultLanguage;
    const reply = await this.payments.methods(currencyOf(String(currency)));
    if (reply.kind !== 'ok') return { methods: [], problem: errorText('methods', spoken) };
    const methods = reply.answer.methods.map(({ code, name }) => ({ code, name }));
    return { methods, problem: undefined };
  }

  @Post(applySettings.path)
  async apply(@Body() form: SettingsForm, @Visit() visit: Visit): Promise<Outcome> {
    const { jar, visitor, page } = visit;
    const language = isLanguage(form.language) ? form.language : visitor.language;
    const currency = currencyAmong(this.currencies.codes, currencyOf(form.currency));
    const problem = await this.convertCart(visit, currency, form.convert === 'yes');
    const chosen = { language, currency, theme: form.theme };
    if (problem) return refused([problem], { path: page, typed: chosen, form: 'settings' });
    keep(jar, chosen);
    const notice = currency === visitor.currency ? undefined : changedNotice(currency, language);
    return done(inLanguage(page, language), null, notice);
  }

  private async convertCart(
    { cart: handle, visitor }: Visit,
    currency: CurrencyCode,
    isAgreed: boolean,
  ): Promise<Problem | undefined> {
    const { session } = handle;
    const { language } = visitor;
    if (!session) return undefined;
    const cart = await this.carts.cartOf(session, visitor);
    if (cart.kind === 'failed' || cart.cart.currency === currency) return undefined;
    // An empty cart has a currency too, which would count on the next page.
    if (cart.cart.productCount > 0 && !isAgreed)
      return problemOf('convertCart', convertTexts[language]);
    const written = await this.carts.setCurrency(session, currency, language, this.ids.next());
    if (written.kind === 'ok') handle.use(seenIn(written.state));
    return written.kind === 'ok' ? undefined : notConverted(written, language);
  }
}

function inLanguage(page: string, language: Language): string {
  const { pathname, search } = new URL(page, 'http://shop');
  const resolved = resolvePath(pathname);
  return resolved.kind === 'page' ? pathOf(resolved.route, language) + search : page;
}

const changedNotice = (currency: CurrencyCode, language: Language): string =>
  changedTexts[language](currencyNames[currency][language]);

const problemOf = (code: Problem['code'], text: string): Problem => ({
  code,
  field: 'currency',
  text,
  actions: [],
});

/** Booked nights cannot change their currency. Other failures may be temporary. */
function notConverted(written: Written<KeptCart>, language: Language): Problem {
  const isStay = written.kind === 'refused' && written.refusal === 'stayCurrency';
  const code = isStay ? 'stayCurrency' : 'cartUpdate';
  return problemOf(code, errorText(code, language));
}

interface Chosen {
  readonly currency: CurrencyCode;
  readonly language: Language;
  readonly theme: SettingsForm['theme'];
}

function keep(jar: Visit['jar'], { currency, language, theme }: Chosen): void {
  jar.set('currency', currency);
  jar.set('language', language);
  jar.set('theme', theme);
}
