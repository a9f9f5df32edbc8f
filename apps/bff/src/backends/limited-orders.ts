import { cartHoldMs, emailKey, isZero, type Order, orderHoldMs } from '@shop/domain';
import type { Clock, Holding, OrderRequest, OrdersGateway, Written } from '@shop/ports/backends';
import type { Config } from '../config/config.js';
import { currentAsker } from '../observability/request-scope.js';
import type { HeldCarts } from './held-carts.js';
import { hashed } from './limits/hashed.js';
import type { HeldLimits } from './limits/held-limits.js';
import type { Limits } from './limits/limits.js';

type Figures = Pick<
  Config,
  'TRANSFERS_PER_ADDRESS' | 'TRANSFERS_PER_MAILBOX' | 'TRANSFERS_PER_PHONE'
>;

/** Holder of an order's places, by order id: release it when the order ends. */
const holderOfOrder = (id: string): string => `order ${id}`;
const holderOfTransfer = (reference: string): string => `transfer ${reference}`;

/** One mailbox in all its spellings, and one phone with all its extensions, count as one. */
const mailboxOf = ({ email }: OrderRequest['contact']): string => hashed(emailKey(email));
const phoneOf = ({ phone }: OrderRequest['contact']): string => hashed(phone.replace(/;.*/, ''));

const owners = ['address', 'mailbox', 'phone'] as const;
const resourceOf = (owner: (typeof owners)[number]): string => `transfers of ${owner}`;

/**
 * Limits what orders hold unpaid (docs/rules/requests.md#held). An order that awaits a bank
 * transfer counts by IP address, mailbox and phone. The places of its cart stay counted until it is
 * paid, cancelled or expired. Without an asker, as for resellers, nothing counts.
 */
export class LimitedOrders implements OrdersGateway {
  constructor(
    private readonly orders: OrdersGateway,
    private readonly limits: HeldLimits,
    private readonly carts: HeldCarts,
    private readonly clock: Clock,
    private readonly config: Figures,
    private readonly mails: Pick<Limits, 'windows' | 'named'>,
  ) {}

  order: OrdersGateway['order'] = (...asked) => this.orders.order(...asked);

  async place(request: OrderRequest, key: string): Promise<Written<Order>> {
    const address = currentAsker();
    if (address === undefined) return this.orders.place(request, key);
    return request.payUntil === undefined
      ? this.placeToPay(request, key)
      : this.placeTransfer(request, key, request.payUntil, address);
  }

  async confirm(...asked: Parameters<OrdersGateway['confirm']>): Promise<Written<Order>> {
    const reply = await this.orders.confirm(...asked);
    if (reply.kind === 'ok') await this.release(asked[0], () => true);
    return reply;
  }

  /** If the order was to be paid at once, its places go back to its cart. */
  async cancel(...asked: Parameters<OrdersGateway['cancel']>): Promise<Written<Order>> {
    const reply = await this.orders.cancel(...asked);
    if (reply.kind === 'ok') await this.release(asked[0], ({ owner }) => owner === transferMark);
    return reply;
  }

  private async placeToPay(request: OrderRequest, key: string): Promise<Written<Order>> {
    const mail = isZero(request.total) ? await this.countMail(request) : undefined;
    if (mail?.kind === 'reached') return mail.refusal;
    const reply = await this.orders.place(request, key);
    if (reply.kind === 'refused') await mail?.takeBack();
    if (reply.kind !== 'ok') return reply;
    const until = new Date(this.clock.now().getTime() + orderHoldMs);
    await this.carts.keepUntil(request.session, until);
    await this.mark(reply.state.id, cartMark, request.session, until);
    return reply;
  }

  private async placeTransfer(
    request: OrderRequest,
    key: string,
    payUntil: Date,
    address: string,
  ): Promise<Written<Order>> {
    const { reference, session, contact } = request;
    const holder = holderOfTransfer(reference);
    const had = await this.limits.of(holder);
    const whose = { address, mailbox: mailboxOf(contact), phone: phoneOf(contact) };
    const waiting = new Date(this.clock.now().getTime() + cartHoldMs);
    const wanted = owners.map((owner): Holding => {
      return { owner: whose[owner], resource: resourceOf(owner), count: 1, until: waiting };
    });
    const taken = await this.limits.take(holder, wanted, (what) => this.mostOf(what), had);
    if (taken.kind === 'reached')
      return { kind: 'refused', refusal: 'transfersHeld', limit: taken.limit };
    // A repeated order sends no second mail.
    const mail = had.length === 0 ? await this.countMail(request) : undefined;
    if (mail?.kind === 'reached') {
      await taken.undo();
      return mail.refusal;
    }
    const reply = await this.orders.place(request, key);
    if (reply.kind === 'refused') await Promise.all([taken.undo(), mail?.takeBack()]);
    if (reply.kind !== 'ok') return reply;
    const held = [...taken.held, ...(await this.carts.release(session))];
    await this.limits.keep(
      holder,
      held.map((row) => ({ ...row, until: payUntil })),
    );
    await this.mark(reply.state.id, transferMark, reference, payUntil);
    return reply;
  }

  /** Unpaid orders may name another person's mailbox: it gets a few mails an hour. */
  private async countMail({ contact }: OrderRequest) {
    const { windows, named } = this.mails;
    const counted = [{ of: named.unpaidMails, who: mailboxOf(contact) }];
    const [seconds = 0] = await windows.waitsFor(counted);
    if (seconds === 0)
      return { kind: 'counted', takeBack: () => windows.takeBack(counted) } as const;
    const limit = { kind: 'wait', seconds } as const;
    const refusal = { kind: 'refused', refusal: 'unpaidMails', limit } as const;
    return { kind: 'reached', refusal } as const;
  }

  private mostOf(resource: string) {
    const { TRANSFERS_PER_ADDRESS, TRANSFERS_PER_MAILBOX, TRANSFERS_PER_PHONE } = this.config;
    const most = {
      [resourceOf('address')]: TRANSFERS_PER_ADDRESS,
      [resourceOf('mailbox')]: TRANSFERS_PER_MAILBOX,
      [resourceOf('phone')]: TRANSFERS_PER_PHONE,
    };
    return { most: most[resource] ?? 1 };
  }

  /** Maps an order id to its holder. Holds no places itself. */
  private mark(id: string, owner: string, of: string, until: Date): Promise<void> {
    return this.limits.keep(holderOfOrder(id), [{ owner, resource: of, count: 0, until }]);
  }

  private async release(id: string, isOver: (mark: Holding) => boolean): Promise<void> {
    const [mark] = await this.limits.of(holderOfOrder(id));
    if (!mark || !isOver(mark)) return;
    if (mark.owner === cartMark) await this.carts.release(mark.resource);
    else await this.limits.keep(holderOfTransfer(mark.resource), []);
    await this.limits.keep(holderOfOrder(id), []);
  }
}

const cartMark = 'cart';
const transferMark = 'transfer';
