import { Inject, Injectable } from '@nestjs/common';
import { countInCart, type DisplayCart, parkDayAt, pathOf } from '@shop/domain';
import {
  CartGateway,
  CatalogueGateway,
  ContentSource,
  Ids,
  OffersContent,
} from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { cartScreen, type CartView, type Problem, type PromoView } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { presentPoster } from '../../../presenters/present-poster.js';
import { presentNoCart, statusOf } from '../../../presenters/present-no-cart.js';
import { CartPresenter } from '../../../presenters/present-cart.js';
import type { KnownSession } from '../../../visit/session/known-session.js';
import { LineContexts } from './line-contexts.js';
import { KeepQuote } from './keep-quote.js';
import { OwnCoupons } from '../../choose/promo/own-coupons.js';
import { presentOfferOf } from './present-offer.js';
import { linesOfCart } from '../../choose/promo/lines-of-cart.js';
import { presentPromo } from '../../choose/promo/present-promo.js';
import { LostLines } from './lost-lines.js';
import { OpenEdits, withGone } from '../../choose/edit/open-edit.js';
import { Months } from './months.js';
import { Undos } from './undos.js';
import { undoField } from '../../../page/present-notice.js';

const titles = { es: 'Tu carrito', en: 'Your cart', pt: 'Seu carrinho' } as const;

export type CartQuestion = Pick<PageQuestion, 'visitor' | 'now' | 'problems' | 'typed'> & {
  readonly session: KnownSession;
  /** The page, if it has a line or package open for editing. */
  readonly page?: PageQuestion;
  /** The last change, sealed for the cart's session. */
  readonly undo?: { readonly undo: string; readonly cartSession: string } | undefined;
};

/** The cart page, and the cart view that every change returns. */
@Injectable()
export class ShowCart implements ScreenHandler {
  readonly routes = ['cart'] as const;
  readonly isAboutCart = true;

  constructor(
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly presenter: CartPresenter,
    private readonly coupons: OwnCoupons,
    @Inject(OffersContent) private readonly offers: OffersContent,
    private readonly lost: LostLines,
    @Inject(Ids) private readonly ids: Ids,
    private readonly contexts: LineContexts,
    private readonly keeping: KeepQuote,
    private readonly edits: OpenEdits,
    private readonly undos: Undos,
    private readonly months: Months,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language } = question.visitor;
    const title = titles[language];
    const view = await this.view(question);
    return shown(cartScreen, view, {
      head: {
        title: `${title} · ${this.content.site(language).brand}`,
        description: title,
        isIndexed: false,
        wall: undefined,
      },
      breadcrumb: [{ name: title, href: pathOf({ name: 'cart', params: {} }, language) }],
      status: view.kind === 'failed' ? statusOf(view.problem) : 200,
    });
  }

  private async view(page: PageQuestion): Promise<CartView> {
    const { visitor, path, query, own } = page;
    const { cart, cartSession, session } = own;
    if (cart.kind === 'untouched' || !cartSession) return this.empty(withGone(page));
    const reply = await this.carts.display(cartSession, visitor);
    const undo = query.get(undoField) ?? undefined;
    const asked = { undo: undo ? { undo, cartSession } : undefined, session, page };
    if (reply.kind === 'unknown') return this.empty({ ...withGone(page), ...asked });
    if (reply.kind === 'failed')
      return { kind: 'failed', problem: presentNoCart(reply, path, visitor.language) };
    const now = reply.answer.cart;
    return this.present(now, { ...withGone(page, now), ...asked });
  }

  async present(cart: DisplayCart, question: CartQuestion): Promise<CartView> {
    if (countInCart(cart) === 0) return this.empty(question);
    const { now, problems, typed, session, visitor, page } = question;
    const { language } = visitor;
    const asked = [this.catalogue.products(), this.coupons.of(session, language)] as const;
    const [products, coupons] = await Promise.all(asked);
    const catalogue = valueOr(products, []);
    const isAboutCode = ({ field }: Problem) => field === 'promo';
    const [known, lost, open] = await Promise.all([
      this.contexts.of(cart, catalogue, { language, now }),
      this.lost.of(cart, catalogue, question),
      page && this.edits.of(cart, catalogue, page),
    ]);
    const filled = this.presenter.filled(cart, {
      language,
      now,
      catalogue,
      known,
      lost,
      open,
      attempt: this.ids.next(),
      problems: problems.filter((problem) => !isAboutCode(problem)),
    });
    const lines = linesOfCart(cart, catalogue);
    const promo = presentPromo(
      { currency: cart.currency, lines, promo: cart.promo },
      {
        language,
        today: parkDayAt(now),
        coupons,
        offers: this.offers,
        typed: typed.promo ?? '',
        problem: problems.find(isAboutCode),
      },
    );
    const offer = presentOfferOf(cart, { language, now, catalogue, content: this.content });
    // An open form is about to change the total.
    const months = open ? undefined : await this.months.hint(cart.total);
    const keep = await this.keeping.ofCart(cart, { language, now, catalogue });
    return { ...filled, promo, offer, months, keep, undo: this.undo(question, promo.taken) };
  }

  /** An empty cart shows the three most popular places (docs/rules/cart.md). */
  private async empty(
    question: Pick<CartQuestion, 'visitor' | 'problems' | 'undo'>,
  ): Promise<CartView> {
    const { language, currency } = question.visitor;
    const [products, prices] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(currency),
    ]);
    const all = valueOr(products, []);
    const suggestions = this.content
      .site(language)
      .posters.slice(0, 3)
      .flatMap((slug) => all.filter((product) => product.slug === slug))
      .map((product) => {
        const price = prices.kind === 'ok' ? prices.answer.get(product.slug) : undefined;
        return presentPoster(product, this.content, language, price);
      });
    const { problems } = question;
    return { kind: 'empty', suggestions, problems, undo: this.undo(question) };
  }

  private undo(
    { undo: asked, visitor }: Pick<CartQuestion, 'visitor' | 'undo'>,
    taken?: PromoView['taken'],
  ) {
    const undo = asked && this.undos.open(asked.undo, asked.cartSession);
    return undo && this.undos.present(undo, asked.undo, visitor.language, taken);
  }
}
