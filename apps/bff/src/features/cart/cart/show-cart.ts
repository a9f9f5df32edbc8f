import { Inject, Injectable } from '@nestjs/common';
import { countInCart, type DisplayCart, pathOf } from '@shop/domain';
import { CartGateway, ContentSource } from '@shop/ports/backends';
import { cartScreen, type CartView, type PromoView } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { presentNoCart, statusOf } from '../../../presenters/present-no-cart.js';
import type { KnownSession } from '../../../visit/session/known-session.js';
import { GatherCartFacts } from './gather-cart-facts.js';
import { EmptyCartPresenter } from './present-empty-cart.js';
import { FilledCartPresenter } from './present-filled-cart.js';
import { withGone } from '../../choose/edit/open-edit.js';
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
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly facts: GatherCartFacts,
    private readonly filled: FilledCartPresenter,
    private readonly empty: EmptyCartPresenter,
    private readonly undos: Undos,
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
    const { cartSession, session } = own;
    if (!cartSession) return this.showEmpty(withGone(page));
    const reply = await this.carts.display(cartSession, visitor);
    const undo = query.get(undoField) ?? undefined;
    const asked = { undo: undo ? { undo, cartSession } : undefined, session, page };
    if (reply.kind === 'unknown') return this.showEmpty({ ...withGone(page), ...asked });
    if (reply.kind === 'failed')
      return { kind: 'failed', problem: presentNoCart(reply, path, visitor.language) };
    const now = reply.answer.cart;
    return this.present(now, { ...withGone(page, now), ...asked });
  }

  async present(cart: DisplayCart, question: CartQuestion): Promise<CartView> {
    if (countInCart(cart) === 0) return this.showEmpty(question);
    const facts = await this.facts.of(cart, question);
    const filled = await this.filled.present(cart, facts, question);
    return { ...filled, undo: this.undo(question, filled.promo.taken) };
  }

  private async showEmpty(
    question: Pick<CartQuestion, 'visitor' | 'problems' | 'undo'>,
  ): Promise<CartView> {
    return { ...(await this.empty.present(question)), undo: this.undo(question) };
  }

  private undo(
    { undo: asked, visitor }: Pick<CartQuestion, 'visitor' | 'undo'>,
    taken?: PromoView['taken'],
  ) {
    const undo = asked && this.undos.open(asked.undo, asked.cartSession);
    return undo && this.undos.present(undo, asked.undo, visitor.language, taken);
  }
}
