import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  changePayWays,
  clampMonth,
  type Language,
  monthOf,
  type Order,
  type OrderStay,
  parkDayAt,
  payWaysOf,
  type ReadStay,
  readStay,
  saleHorizonDays,
  type StayDates,
  writeDayOfMonth,
} from '@shop/domain';
import { HotelsContent, HotelsGateway, PaymentGateway } from '@shop/ports/backends';
import { monthsShown, type NewNightsForm, type PayWayView } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { askStayMonths } from '../../../presenters/ask-months.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { presentStayCalendar } from '../../../presenters/present-stay-calendar.js';
import { type MoveOffer, MoveStay } from './move-stay.js';
import { priceOf, problemsOf } from './nights-price.js';
import type { RightsFacts } from './rights-facts.js';
import { writeMoment } from './write-visit.js';

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
    const { visitor, query, now, typed } = question;
    const { language } = visitor;
    const read = readStay(query);
    const dates = datesIn(read);
    const [calendar, offer] = await Promise.all([
      this.calendar(stay, read, now, visitor.language, query.get(monthsShown) === '2' ? 2 : 1),
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
      until: writeMoment(until, language),
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

  private async calendar(
    stay: OrderStay,
    read: ReadStay,
    now: Date,
    language: Language,
    count: 1 | 2,
  ) {
    const today = parkDayAt(now);
    const lastDay = addDays(today, saleHorizonDays);
    const { checkIn, checkOut } = read;
    const wanted = read.month ?? (checkIn && monthOf(checkIn));
    const { hotel } = stay.booking;
    // In the currency of the payment, whichever one the visitor uses.
    const { currency } = stay.amount;
    const { months, replies: shown } = await askStayMonths(this.hotels, {
      hotel,
      first: clampMonth(wanted ?? monthOf(stay.booking.checkIn), today, lastDay),
      count,
      isChosen: wanted !== undefined,
      currency,
      bounds: { today, lastDay },
    });
    const begun = checkIn && !checkOut ? [monthOf(checkIn)] : [];
    const others = begun
      .filter((month) => !months.includes(month))
      .map((month) => this.hotels.calendar(hotel, month, currency));
    const replies = [...shown, ...(await Promise.all(others))];
    const told = replies.flatMap((reply) => valueOr(reply, []));
    const hasFailed = replies.some(({ kind }) => kind === 'failed');
    return presentStayCalendar({
      months,
      days: new Map(told.map((one) => [one.day, one])),
      checkIn,
      checkOut,
      language,
      currency,
      today,
      lastDay,
      isKnown: replies.every(({ kind }) => kind === 'ok'),
      problem: hasFailed ? presentProblem('calendar', language) : undefined,
    });
  }
}

const datesIn = ({ checkIn, checkOut }: ReadStay): StayDates | undefined =>
  checkIn && checkOut && checkOut > checkIn ? { checkIn, checkOut } : undefined;

/** `lun 14 dic – mié 16 dic`. */
export const writeNights = ({ checkIn, checkOut }: StayDates, language: Language): string =>
  `${writeDayOfMonth(checkIn, language)} – ${writeDayOfMonth(checkOut, language)}`;
