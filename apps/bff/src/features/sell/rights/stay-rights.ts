import { Inject, Injectable } from '@nestjs/common';
import {
  isOpenChange,
  type Order,
  type OrderChange,
  type OrderStay,
  type Right,
  stayBegins,
  stayRightOf,
} from '@shop/domain';
import { Clock, HotelsContent, Ids, Reporter, StayBookings } from '@shop/ports/backends';
import type { OrderStayView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { openedIn } from './right-addresses.js';
import { writeMoment } from './write-visit.js';

/** From here on a right counts down (docs/rules/rights.md#clock). */
const countdownSeconds = 48 * 3_600;

/** What may be done with the stays of an order, and what the hotels are told of it. */
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
    // In any language it is the same time.
    const { checkIn } = this.content.hotel(stay.booking.hotel, 'es');
    const begins = stayBegins(stay.booking, checkIn);
    return stayRightOf(stay, { order, begins, isBusy, now: this.clock.now() });
  }

  /** The stay as its page shows it, with the form by which it is given back. */
  present(
    view: OrderStayView,
    order: Order,
    changes: readonly OrderChange[],
    { visitor, query, problems }: PageQuestion,
  ): OrderStayView {
    const stay = order.stays?.find(({ id }) => id === view.id);
    if (!stay || stay.cancellation) return view;
    const right = this.rightOf(stay, order, changes.some(isOpenChange));
    if (right.state === 'over' || !right.back)
      return {
        ...view,
        right: { kind: 'over', reason: right.state === 'over' ? right.reason : 'none' },
      };
    const seconds = Math.floor((right.until.getTime() - this.clock.now().getTime()) / 1_000);
    const isOpened = openedIn(query)?.lines.includes(view.id) ?? false;
    return {
      ...view,
      right: {
        kind: 'open',
        until: writeMoment(right.until, visitor.language),
        soon: seconds < countdownSeconds ? { secondsLeft: seconds } : undefined,
        back: presentMoney(right.back.amount, visitor.language),
        minorUnits: right.back.amount.amount,
        attempt: this.ids.next(),
        problems: isOpened ? problems : [],
      },
    };
  }

  /**
   * Gives the rooms back of what was cancelled; false while the hotels don't say. A hotel that
   * refuses is told of: its guest has been promised his money.
   */
  async giveBack({ id, wish }: OrderChange, { stays = [] }: Order): Promise<boolean> {
    const gone = stays.filter((stay) => wish.kind === 'cancel' && wish.lines.includes(stay.id));
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
