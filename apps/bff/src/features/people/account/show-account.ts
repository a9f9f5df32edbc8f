import { Inject, Injectable } from '@nestjs/common';
import {
  type Identity,
  isBoughtBy,
  parkDayAt,
  pathOf,
  resolveLogin,
  shortestPassword,
  type Translated,
  wholeName,
} from '@shop/domain';
import { CatalogueGateway, ContentSource, Ids, UsersGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { accountScreen, type AccountView, type Part } from '@shop/ports/screens';
import { signInAddress } from '../../../screen/sign-in-address.js';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { VisitsGateway } from '../../../backends/visits-gateway.js';
import { inSession } from '../../../visit/session/known-session.js';
import { AccountOrders, openAddress, type OrdersOfAccount } from './account-orders.js';
import { presentVisits, readOrders } from './coming-visits.js';
import { presentSessions } from './present-session.js';
import { type CouponFacts, presentCoupons, presentPurchases } from './present-coupon.js';

const titles: Translated = { es: 'Mi cuenta', en: 'My account', pt: 'Minha conta' };

const summary: Translated = {
  es: 'Tus cupones, tus compras con cupón y tus próximas visitas.',
  en: 'Your coupons, your purchases with a coupon and your upcoming visits.',
  pt: 'Seus cupons, suas compras com cupom e suas próximas visitas.',
};

/** The account page. If a part's backend fails, that part shows its own error. */
@Injectable()
export class ShowAccount implements ScreenHandler {
  readonly routes = ['account'] as const;

  constructor(
    @Inject(UsersGateway) private readonly users: UsersGateway,
    @Inject(VisitsGateway) private readonly orders: VisitsGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly accountOrders: AccountOrders,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { own, visitor, path } = question;
    const { language } = visitor;
    if (own.session.kind === 'keptBack') return { kind: 'again' };
    const identity = own.session.kind === 'known' ? await own.session.fresh() : undefined;
    if (!identity) {
      return { kind: 'moved', to: signInAddress(language, path) };
    }
    const title = titles[language];
    return shown(accountScreen, await this.view(identity, question), {
      head: {
        title: `${title} · ${this.content.site(language).brand}`,
        description: summary[language],
        isIndexed: false,
        wall: undefined,
      },
      breadcrumb: [{ name: title, href: pathOf({ name: 'account', params: {} }, language) }],
    });
  }

  private async view(identity: Identity, question: PageQuestion): Promise<AccountView> {
    const { visitor, now, own } = question;
    const { language, layout } = visitor;
    const { catalogue, content } = this;
    const info = resolveLogin(inSession(identity), layout);
    const products = await catalogue.products();
    const facts: CouponFacts = {
      today: parkDayAt(now),
      language,
      products: valueOr(products, []),
      content,
    };
    const { email } = info;
    const [coupons, purchases, listed, sessions] = await Promise.all([
      this.coupons(identity, facts),
      this.purchases(identity, question),
      this.accountOrders.of(email),
      own.session.kind === 'known' ? own.session.all() : undefined,
    ]);
    const visits = await this.visits(idsOf(own), email, facts, listed);
    const fullName = wholeName(info.firstName, info.lastName);
    return {
      userName: info.userName || info.email,
      fullName: fullName || info.email,
      email: info.email,
      network: identity.kind === 'social' ? identity.network : undefined,
      coupons,
      purchases,
      visits,
      orders: this.orderPart(listed, facts),
      sessions: sessions
        ? { kind: 'shown', list: presentSessions(sessions, language) }
        : failed('generic', facts),
      password:
        identity.kind === 'site'
          ? { attempt: this.ids.next(), shortest: shortestPassword }
          : undefined,
      problems: question.problems,
      list: pathOf({ name: 'list', params: {} }, language),
      promotions: pathOf({ name: 'promotions', params: {} }, language),
    };
  }

  /**
   * Only a site account that the users API knows (foundData) has coupons
   * (docs/rules/coupons.md#of-a-person).
   */
  private async coupons(identity: Identity, facts: CouponFacts): Promise<AccountView['coupons']> {
    if (identity.kind !== 'site' || !identity.user.foundData) return { kind: 'shown', list: [] };
    const reply = await this.users.coupons(identity.user, facts.language);
    if (reply.kind === 'ok') return { kind: 'shown', list: presentCoupons(reply.answer, facts) };
    return failed('coupons', facts);
  }

  private async purchases(
    identity: Identity,
    { own, visitor }: PageQuestion,
  ): Promise<AccountView['purchases']> {
    const { email, bearer } = bearerOf(identity);
    if (!email) return { kind: 'shown', list: [] };
    const reply = await this.users.purchasesWithCoupon(email, bearer);
    if (reply.kind !== 'ok') return failed('purchases', visitor);
    return { kind: 'shown', list: presentPurchases(reply.answer, idsOf(own), visitor.language) };
  }

  private async visits(
    orders: readonly string[],
    email: string,
    facts: CouponFacts,
    listed: OrdersOfAccount,
  ): Promise<AccountView['visits']> {
    const read = await readOrders(orders, this.orders);
    if (!read) return failed('visits', facts);
    // The browser may also have placed another person's orders.
    const own = read.filter((order) => isBoughtBy(order, email));
    const others = (listed?.kind === 'ok' ? listed.orders : []).filter(
      ({ id }) => !orders.includes(id),
    );
    const hrefs = new Map(others.map(({ id }) => [id, openAddress(id, facts.language)]));
    const list = presentVisits([...own, ...others], facts, hrefs);
    // The failed list might hold a visit, so an empty list would be wrong.
    const isUnknown = list.length === 0 && listed?.kind === 'failed';
    return isUnknown ? failed('visits', facts) : { kind: 'shown', list };
  }

  private orderPart(listed: OrdersOfAccount, facts: CouponFacts): AccountView['orders'] {
    if (!listed) return undefined;
    if (listed.kind === 'failed') return failed('ordersUnavailable', facts);
    return { kind: 'shown', list: this.accountOrders.present(listed.orders, facts.language) };
  }
}

/** Takes the email from the session, never from the request (docs/rules/sign-in.md#own-email). */
const bearerOf = (identity: Identity) =>
  identity.kind === 'site'
    ? { email: identity.user.email, bearer: identity.user.gxToken }
    : { email: identity.profile.email, bearer: identity.tokens.access };

const idsOf = ({ orders }: PageQuestion['own']) => orders.map(({ id }) => id);

const failed = (
  code: 'generic' | 'coupons' | 'purchases' | 'visits' | 'ordersUnavailable',
  { language }: Pick<PageQuestion['visitor'], 'language'>,
): Extract<Part<never>, { kind: 'failed' }> => ({
  kind: 'failed',
  problem: presentProblem(code, language),
});
