import {
  formatCellMoney,
  type Language,
  money,
  type Money,
  type OrderLine,
  type ParkDay,
  refuseNewDay,
  speakMoney,
  subtract,
} from '@shop/domain';
import type { CalendarDay } from '@shop/ports/backends';
import type { CalendarView, DayView, NewDayForm } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import { differenceWords } from './difference-words.js';
import { questionOf, type RightsFacts } from './rights-facts.js';

type Days = ReadonlyMap<ParkDay, CalendarDay>;

/** What a grown-up paid for this ticket; of a ticket without one, whoever it has. */
function paidEach({ units }: OrderLine): Money | undefined {
  return (units.find(({ unit }) => unit === 'ADULT') ?? units[0])?.unitPrice;
}

export function differenceOf(
  price: Money,
  line: OrderLine,
  language: Language,
): NonNullable<NewDayForm['difference']> {
  const paid = paidEach(line);
  const { amount, currency } = paid ? subtract(price, paid) : money(0, price.currency);
  if (amount === 0) return { kind: 'same' };
  const size = presentMoney(money(Math.abs(amount), currency), language);
  return { kind: amount > 0 ? 'more' : 'less', amount: size };
}

const plain = { amount: '', isLimited: undefined, isChosen: undefined } as const;

/** Each day that can be had says its difference; those that can't be the new one are closed. */
export function withDifferences(
  calendar: CalendarView,
  line: OrderLine,
  days: Days,
  facts: RightsFacts,
  wall: string,
): CalendarView {
  const { language } = facts.question.visitor;
  const question = questionOf(line, facts);
  const ofDay = (view: DayView): DayView => {
    if (view.state !== 'free' && view.state !== 'best') return view;
    const refused = refuseNewDay(line, { day: view.day, time: undefined }, question);
    const words = differenceWords[language];
    if (view.day === line.day && !line.time)
      return {
        ...view,
        ...plain,
        state: 'taken',
        taken: { name: words.now, wall },
        said: words.now,
      };
    // Another time of the day that it has can be chosen, where there is one.
    if (refused && refused !== 'sameChoice')
      return { ...view, ...plain, state: 'closed', said: words.notToday };
    const price = days.get(view.day)?.priceFrom;
    const difference = price && differenceOf(price, line, language);
    return {
      ...view,
      state: 'free',
      ...writeDifference(difference, price, paidEach(line), language),
    };
  };
  return {
    ...calendar,
    months: calendar.months.map((month) => ({
      ...month,
      weeks: month.weeks.map((week) => week.map(ofDay)),
    })),
  };
}

function writeDifference(
  difference: NewDayForm['difference'],
  price: Money | undefined,
  paid: Money | undefined,
  language: Language,
): Pick<DayView, 'amount' | 'said'> {
  const words = differenceWords[language];
  if (!difference || !price || !paid) return { amount: '', said: words.same };
  if (difference.kind === 'same') return { amount: '=', said: words.same };
  const size = subtract(price, paid);
  const whole = money(Math.abs(size.amount), size.currency);
  const spoken = speakMoney(whole, language);
  return {
    amount: `${difference.kind === 'more' ? '+' : '−'}${formatCellMoney(whole).text}`,
    said: words[difference.kind].replace('{amount}', spoken),
  };
}
