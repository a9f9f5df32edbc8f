import { Inject, Injectable } from '@nestjs/common';
import {
  type ChangeRequest,
  countdownTo,
  type ErrorCode,
  isOpenChange,
  isSame,
  type Language,
  type Order,
  type OrderChange,
  type OrderStay,
  refuseNewNights,
  type Right,
  rightErrorOf,
  stayBegins,
  stayMoveOf,
  stayRightOf,
  staysOf,
} from '@shop/domain';
import { Clock, HotelsContent, Ids, Reporter, StayBookings } from '@shop/ports/backends';
import type { OrderStayView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import { writeParkMoment } from '../../../presenters/write-park-moment.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { formPart, openedIn, rightAddress } from './right-addresses.js';

@Injectable()
export class StayRights {
  constructor(
    @Inject(StayBookings) private readonly bookings: StayBookings,
    @Inject(HotelsContent) private readonly content: HotelsContent,
    @Inject(Reporter) private readonly reporter: Reporter,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  rightOf(stay: OrderStay, order: Order, isBusy = false): Right {
    // Every language has the same time.
    const { checkIn } = this.content.hotel(stay.booking.hotel, 'es');
    const begins = stayBegins(stay.booking, checkIn);
    return stayRightOf(stay, { order, begins, isBusy, now: this.clock.now() });
  }

  /** Deadline for moving a stay, or why it can't be moved. */
  moveOf(stay: OrderStay, order: Order, isBusy = false) {
    const { checkIn } = this.content.hotel(stay.booking.hotel, 'es');
    const begins = stayBegins(stay.booking, checkIn);
    return stayMoveOf(stay, { order, begins, isBusy, now: this.clock.now() });
  }

  /** Checks the rules only: the price in the request came from the hotels. */
  refuseMove(
    request: Extract<ChangeRequest, { kind: 'changeStay' }>,
    order: Order,
  ): ErrorCode | undefined {
    const stay = staysOf(order).find(({ id }) => id === request.line);
    if (!stay) return 'noTicketChosen';
    const move = this.moveOf(stay, order);
    if ('over' in move) return rightErrorOf[move.over];
    return isSame(stay.amount, request.paid)
      ? refuseNewNights(stay, request, order)
      : 'nightsPrice';
  }

  present(
    view: OrderStayView,
    order: Order,
    changes: readonly OrderChange[],
    { visitor, query, problems }: PageQuestion,
  ): OrderStayView {
    const stay = order.stays?.find(({ id }) => id === view.id);
    if (!stay || stay.cancellation) return view;
    const isBusy = changes.some(isOpenChange);
    const right = this.rightOf(stay, order, isBusy);
    const move = this.presentMove(stay, order, isBusy, visitor.language);
    if (right.state === 'over' || !right.back)
      return {
        ...view,
        move,
        right: { kind: 'over', reason: right.state === 'over' ? right.reason : 'none' },
      };
    const opened = openedIn(query);
    const isOpened = opened?.kind === 'cancel' && opened.lines.includes(view.id);
    return {
      ...view,
      move,
      right: {
        kind: 'open',
        until: writeParkMoment(right.until, visitor.language),
        soon: countdownTo(right.until, this.clock.now()),
        back: presentMoney(right.back.amount, visitor.language),
        minorUnits: right.back.amount.amount,
        attempt: this.ids.next(),
        problems: isOpened ? problems : [],
      },
    };
  }

  private presentMove(
    stay: OrderStay,
    order: Order,
    isBusy: boolean,
    language: Language,
  ): OrderStayView['move'] {
    const move = this.moveOf(stay, order, isBusy);
    if ('over' in move) return { kind: 'over', reason: move.over };
    const { until } = move;
    const address = rightAddress(order.id, language, 'changeStay', { line: stay.id });
    return {
      kind: 'open',
      href: `${address}#${formPart}`,
      until: writeParkMoment(until, language),
      soon: countdownTo(until, this.clock.now()),
    };
  }

  /** Cancels the rooms at the hotels; false while the result is unknown. Logs refusals. */
  async giveBack({ id, request }: OrderChange, { stays = [] }: Order): Promise<boolean> {
    const gone = stays.filter(
      (stay) => request.kind === 'cancel' && request.lines.includes(stay.id),
    );
    for (const { booking, cancellation } of gone) {
      if (!cancellation) continue;
      const key = `${id}:rooms:${booking.id}`;
      const reply = await this.bookings.cancel(booking.id, cancellation.amount, key);
      if (reply.kind === 'failed') return false;
      if (reply.kind === 'refused')
        this.reporter.report({ event: 'stay_cancel_refused', change: id, why: reply.refusal });
    }
    return true;
  }
}
