import { Inject, Injectable } from '@nestjs/common';
import { pathOf } from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import { checkoutScreen, type CheckoutView } from '@shop/ports/screens';
import { Config } from '../../../config/config.js';
import { presentNoCart, statusOf } from '../../../presenters/present-no-cart.js';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { signInAddress } from '../../../screen/sign-in-address.js';
import { GatherCheckout } from './gather-checkout.js';
import { CheckoutPresenter } from './present-checkout.js';

const titles = { es: 'Pago', en: 'Checkout', pt: 'Pagamento' } as const;

@Injectable()
export class ShowCheckout implements ScreenHandler {
  readonly routes = ['checkout'] as const;
  readonly isAboutCart = true;

  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly gather: GatherCheckout,
    private readonly presenter: CheckoutPresenter,
    private readonly config: Config,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language } = question.visitor;
    const { session } = question.own;
    if (this.config.SIGN_IN_REQUIRED && session.kind !== 'known')
      return session.kind === 'keptBack'
        ? { kind: 'again' }
        : { kind: 'moved', to: signInAddress(language, question.path) };
    const title = titles[language];
    const view = await this.view(question);
    return shown(checkoutScreen, view, {
      head: {
        title: `${title} · ${this.content.site(language).brand}`,
        description: title,
        isIndexed: false,
        wall: undefined,
      },
      breadcrumb: [
        { name: titles[language], href: pathOf({ name: 'checkout', params: {} }, language) },
      ],
      status: view.kind === 'failed' ? statusOf(view.problem) : 200,
    });
  }

  private async view(question: PageQuestion): Promise<CheckoutView> {
    const { visitor, path } = question;
    const { cartSession } = question.own;
    const { language } = visitor;
    const empty = {
      kind: 'empty',
      list: pathOf({ name: 'list', params: {} }, language),
      problem: question.problems.find(({ code }) => code === 'alreadyOrdered'),
    } as const;
    if (!cartSession) return empty;
    const facts = await this.gather.run(cartSession, question);
    if (facts.kind === 'failed')
      return { kind: 'failed', problem: presentNoCart(facts, path, language) };
    return facts.kind === 'ok' ? this.presenter.present(facts.answer, question) : empty;
  }
}
