import {
  isSame,
  type Language,
  type OrderStay,
  refuseNewNights,
  type StayDates,
  subtract,
} from '@shop/domain';
import type { NewNightsForm, PayWayView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { MoveOffer } from './move-stay.js';

export function priceOf(
  { amount }: OrderStay,
  { total }: Extract<MoveOffer, { kind: 'found' }>,
  language: Language,
): Omit<NonNullable<NewNightsForm['price']>, 'ways'> {
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

export function problemsOf(
  stay: OrderStay,
  dates: StayDates | undefined,
  offer: MoveOffer | undefined,
  { problems }: Pick<NewNightsForm, 'problems'>,
  ways: readonly PayWayView[],
  language: Language,
): NewNightsForm['problems'] {
  if (!dates || !offer || problems.length > 0) return [];
  const request = { ...dates, amount: offer.kind === 'found' ? offer.total : stay.amount };
  // Dearer nights are allowed only if the form can offer a way to pay them.
  const no = refuseNewNights(stay, request, { can: ways.length > 0 ? ['changeStayDearer'] : [] });
  if (no) return [{ ...presentProblem(no, language), field: 'dates' }];
  if (offer.kind === 'found') return [];
  const code = offer.kind === 'refused' ? offer.code : 'stayRoomsDown';
  return [{ ...presentProblem(code, language), field: 'dates' }];
}
