import { Inject, Injectable } from '@nestjs/common';
import {
  changePayWays,
  type Language,
  type Order,
  type OrderStay,
  payWaysOf,
  type ReadStay,
  readStay,
  type StayDates,
  writeDayOfMonth,
} from '@shop/domain';
import { HotelsContent, HotelsGateway, PaymentGateway } from '@shop/ports/backends';
import type { NewNightsForm, PayWayView } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { askStayMonths, monthsIn, saleBounds } from '../../../presenters/ask-months.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { presentStayCalendar } from '../../../presenters/present-stay-calendar.js';
import { writeParkMoment } from '../../../presenters/write-park-moment.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { type MoveOffer, MoveStay } from './move-stay.js';
import { priceOf, problemsOf } from './nights-price.js';
import type { RightsFacts } from './rights-facts.js';

export type OpenedForm = Pick<NewNightsForm, 'attempt' | 'close' | 'problems'>;

@Injectable()
export class NewNightsPresenter {
  constructor(
    @Inject(HotelsGateway) private readonly hotels: HotelsGateway,
    @Inject(HotelsContent) private readonly content: HotelsContent,
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    private readonly moves: MoveStay,
  ) {}

  async present(
    stay: OrderStay,
    until: Date,
    { order, question }: RightsFacts,
    opened: OpenedForm,
  ): Promise<NewNightsForm> {
    const { visitor, query, typed } = question;
    const { language } = visitor;
    const read = readStay(query);
    const dates = datesIn(read);
    const [calendar, offer] = await Promise.all([
      this.calendar(stay, read, question),
      dates && this.moves.offer(stay.booking, dates, language),
    ]);
    const ways = await this.waysOf(stay, offer, order, typed.method);
    return {
      ...opened,
      problems: [...opened.problems, ...problemsOf(stay, dates, offer, opened, ways, language)],
      kind: 'changeStay',
      line: stay.id,
      name: this.content.hotel(stay.booking.hotel, language).name,
      present: writeNights(stay.booking, language),
      until: writeParkMoment(until, language),
      calendar,
      checkIn: read.checkIn ?? '',
      checkOut: read.checkOut ?? '',
      from: read.checkIn && writeDayOfMonth(read.checkIn, language),
      to: read.checkOut && writeDayOfMonth(read.checkOut, language),
      price: offer?.kind === 'found' ? { ...priceOf(stay, offer, language), ways } : undefined,
    };
  }

  /** Payment methods for dearer nights; empty if the change can't be paid online. */
  private async waysOf(
    { amount }: OrderStay,
    offer: MoveOffer | undefined,
    { can }: Pick<Order, 'can'>,
    typed: string | undefined,
  ): Promise<readonly PayWayView[]> {
    const isDearer = offer?.kind === 'found' && offer.total.amount > amount.amount;
    if (!isDearer || !can?.includes('changeStayDearer')) return [];
    const asked = await this.payments.methods(amount.currency);
    const all = payWaysOf(valueOr(asked, { methods: [], transferHours: undefined }));
    const ways = changePayWays.flatMap((way) => all.find((one) => one.way === way) ?? []);
    const chosen = ways.find(({ way }) => way === typed) ?? ways[0];
    return ways.map((one) => ({ code: one.way, marks: one.marks, isChosen: one === chosen }));
  }

  private async calendar(stay: OrderStay, read: ReadStay, { now, visitor, query }: PageQuestion) {
    const { checkIn, checkOut } = read;
    const { hotel, checkIn: from } = stay.booking;
    const { language } = visitor;
    // In the currency of the payment, whichever one the visitor uses.
    const { currency } = stay.amount;
    const bounds = saleBounds(now);
    const asked = { hotel, read, from, count: monthsIn(query), bounds, currency };
    const { hasFailed, ...told } = await askStayMonths(this.hotels, asked);
    return presentStayCalendar({
      ...told,
      ...bounds,
      checkIn,
      checkOut,
      language,
      currency,
      problem: hasFailed ? presentProblem('calendar', language) : undefined,
    });
  }
}

const datesIn = ({ checkIn, checkOut }: ReadStay): StayDates | undefined =>
  checkIn && checkOut && checkOut > checkIn ? { checkIn, checkOut } : undefined;

/** `lun 14 dic – mié 16 dic`. */
export const writeNights = ({ checkIn, checkOut }: StayDates, language: Language): string =>
  `${writeDayOfMonth(checkIn, language)} – ${writeDayOfMonth(checkOut, language)}`;
