import { Inject, Injectable } from '@nestjs/common';
import {
  dueOf,
  errorText,
  type Language,
  linesIn,
  type Order,
  type OrderChange,
  staysOf,
  subtract,
  writeShortDate,
  writeTime,
} from '@shop/domain';
import { ContentSource, HotelsContent } from '@shop/ports/backends';
import type { ChangeView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import { writeParkMoment } from '../../../presenters/write-park-moment.js';
import { refusalIn } from './change-asked.js';
import { writeNights } from './present-new-nights.js';

const told = {
  PAYING: 'paying',
  ASKED: 'confirming',
  UNKNOWN: 'confirming',
  ANSWERED: 'refunding',
  RETURNING: 'returning',
  SETTLED: 'done',
  REFUSED: 'refused',
} as const;

@Injectable()
export class ChangePresenter {
  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(HotelsContent) private readonly hotels: HotelsContent,
  ) {}

  present(change: OrderChange, order: Order, language: Language): ChangeView {
    const { id, request, state, createdAt } = change;
    const ids = linesIn(request);
    const lines = order.lines.filter((line) => ids.includes(line.id));
    const stays = staysOf(order).filter((stay) => ids.includes(stay.id));
    const names = [
      ...lines.map(({ slug, name }) => this.content.place(slug, language)?.name ?? name),
      ...stays.map(({ booking }) => this.hotels.hotel(booking.hotel, language).name),
    ];
    return {
      id,
      kind: request.kind,
      state: told[state],
      what: names.join(' · '),
      at: writeParkMoment(createdAt, language),
      reason: state === 'REFUSED' ? errorText(refusalIn(change), language) : undefined,
      back: backOf(change, language),
      more: moreOf(change, language),
      coupon: couponOf(change, lines, language),
      day: dayOf(request, language),
      claim: request.kind === 'weather' ? claimOf(lines, language) : undefined,
    };
  }
}

function backOf({ request, amount }: OrderChange, language: Language): ChangeView['back'] {
  if ((request.kind !== 'cancel' && request.kind !== 'changeStay') || dueOf(request))
    return undefined;
  const said = request.kind === 'cancel' ? request.amount : subtract(request.paid, request.amount);
  const back = amount ?? said;
  return {
    amount: presentMoney(back, language),
    way: request.kind === 'cancel' ? request.way : 'refund',
    isNothing: back.amount === 0,
  };
}

function moreOf(
  { request, state, payAt, amount }: OrderChange,
  language: Language,
): ChangeView['more'] {
  const due = dueOf(request);
  return (
    due && {
      amount: presentMoney(due, language),
      payAt: state === 'PAYING' ? payAt : undefined,
      isReturned: state === 'REFUSED' && amount !== undefined,
    }
  );
}

function dayOf(request: OrderChange['request'], language: Language): string | undefined {
  if (request.kind === 'changeStay') return writeNights(request, language);
  return request.kind === 'changeDate' ? writeDay(request, language) : undefined;
}

function couponOf({ request }: OrderChange, lines: Order['lines'], language: Language) {
  const [coupon] = lines.flatMap(({ cancellation }) => cancellation?.coupon ?? []);
  const isCoupon = request.kind === 'cancel' && request.way === 'coupon';
  return isCoupon && coupon
    ? { code: coupon.code, until: writeShortDate(coupon.until, language) }
    : undefined;
}

/** If the backend reports nothing, the claim is not decided. */
function claimOf([line]: Order['lines'], language: Language): ChangeView['claim'] {
  if (!line || line.cancellation) return undefined;
  const { status = 'RECEIVED', changeUntil } = line.claim ?? {};
  return { status, until: changeUntil && writeParkMoment(changeUntil, language) };
}

const writeDay = ({ day, time }: { day: string; time: string | undefined }, language: Language) =>
  time
    ? `${writeShortDate(day, language)}, ${writeTime(time, language)}`
    : writeShortDate(day, language);
