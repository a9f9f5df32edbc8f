import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  clampMonth,
  isSame,
  type Language,
  monthOf,
  nextMonth,
  type OrderStay,
  parkDayAt,
  type ReadStay,
  readStay,
  refuseNewNights,
  saleHorizonDays,
  type StayDates,
  subtract,
  writeDayOfMonth,
} from '@shop/domain';
import { HotelsContent, HotelsGateway } from '@shop/ports/backends';
import { monthsShown, type NewNightsForm } from '@shop/ports/screens';
import { answerOr } from '../../../presenters/answer-or.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { presentStayCalendar } from '../../../presenters/present-stay-calendar.js';
import { type MoveOffer, MoveStay } from './move-stay.js';
import type { RightsFacts } from './rights-facts.js';
import { writeMoment } from './write-visit.js';

type Opened = Pick<NewNightsForm, 'attempt' | 'close' | 'problems'>;

/** The form by which a stay gets other nights: the calendar of its hotel, and what they cost. */
@Injectable()
export class NewNightsPresenter {
  constructor(
    @Inject(HotelsGateway) private readonly hotels: HotelsGateway,
    @Inject(HotelsContent) private readonly content: HotelsContent,
    private readonly moves: MoveStay,
  ) {}

  async present(
    stay: OrderStay,
    until: Date,
    { question: { visitor, query, now } }: RightsFacts,
    opened: Opened,
  ): Promise<NewNightsForm> {
    const { language } = visitor;
    const read = readStay(query);
    const dates = datesIn(read);
    const [calendar, offer] = await Promise.all([
      this.calendar(stay, read, now, visitor.language, query.get(monthsShown) === '2' ? 2 : 1),
      dates && this.moves.offer(stay.booking, dates, language),
    ]);
    return {
      ...opened,
      problems: [...opened.problems, ...problemsOf(stay, dates, offer, opened, language)],
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
      price: offer?.kind === 'found' ? priceOf(stay, offer, language) : undefined,
    };
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
    const month = clampMonth(
      read.month ?? monthOf(checkIn ?? stay.booking.checkIn),
      today,
      lastDay,
    );
    // In the currency that the stay was paid in, whichever the visitor looks at the shop in.
    const { currency } = stay.amount;
    const months = Array.from({ length: count }, (_, at) => nextMonth(month, at));
    const asked = new Set([...months, ...(checkIn && !checkOut ? [monthOf(checkIn)] : [])]);
    const replies = await Promise.all(
      [...asked].map((one) => this.hotels.calendar(stay.booking.hotel, one, currency)),
    );
    const told = replies.flatMap((reply) => answerOr(reply, []));
    const hasFailed = replies.some(({ kind }) => kind === 'failed');
    return presentStayCalendar({
      ...{ months, days: new Map(told.map((one) => [one.day, one])) },
      ...{ checkIn, checkOut, language, currency, today, lastDay },
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

function priceOf(
  { amount }: OrderStay,
  { total }: Extract<MoveOffer, { kind: 'found' }>,
  language: Language,
): NewNightsForm['price'] {
  const isMore = total.amount > amount.amount;
  const difference = isMore ? subtract(total, amount) : subtract(amount, total);
  return {
    minorUnits: total.amount,
    total: presentMoney(total, language),
    difference: {
      kind: isSame(total, amount) ? 'same' : isMore ? 'more' : 'back',
      amount: presentMoney(difference, language),
    },
  };
}

/** Said before anybody asks for it. */
function problemsOf(
  stay: OrderStay,
  dates: StayDates | undefined,
  offer: MoveOffer | undefined,
  { problems }: Opened,
  language: Language,
): NewNightsForm['problems'] {
  if (!dates || !offer || problems.length > 0) return [];
  const wish = { ...dates, amount: offer.kind === 'found' ? offer.total : stay.amount };
  const no = refuseNewNights(stay, wish);
  if (no) return [{ ...presentProblem(no, language), field: 'dates' }];
  if (offer.kind === 'found') return [];
  const code = offer.kind === 'refused' ? offer.code : 'stayRoomsDown';
  return [{ ...presentProblem(code, language), field: 'dates' }];
}
