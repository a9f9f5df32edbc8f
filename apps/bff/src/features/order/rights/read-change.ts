import {
  cancelWays,
  changePayWays,
  type ChangeRequest,
  type CurrencyCode,
  dueOf,
  type ErrorCode,
  isParkDay,
  type Money,
  money,
} from '@shop/domain';
import type { CancelTicketsForm, ChangeStayForm } from '@shop/ports/forms';

/** The tickets to cancel, or what is wrong with the form. */
export async function readCancel(
  form: CancelTicketsForm,
  lines: readonly string[],
  currencyOf: () => Promise<CurrencyCode | undefined>,
): Promise<ChangeRequest | ErrorCode> {
  if (lines.length === 0) return 'noTicketChosen';
  // Without a refund the form has no choice of its way.
  const way = form.amount === '0' ? 'refund' : cancelWays.find((one) => one === form.way);
  if (!way) return 'wayMissing';
  const currency = await currencyOf();
  if (!currency) return 'orderUnavailable';
  const said = Number(form.amount || Number.NaN);
  if (!Number.isSafeInteger(said) || said < 0) return 'amountChanged';
  return { kind: 'cancel', lines, way, amount: money(said, currency) };
}

/** The stay's new nights, or what is wrong with the form. */
export async function readNewStay(
  { checkin = '', checkout = '', line, method, amount: shown }: ChangeStayForm,
  paidFor: () => Promise<Money | undefined>,
): Promise<ChangeRequest | ErrorCode> {
  if (!isParkDay(checkin) || !isParkDay(checkout)) return 'stayNoDates';
  if (checkout <= checkin) return 'stayOrder';
  const paid = await paidFor();
  if (!paid) return 'orderUnavailable';
  const said = Number(shown || Number.NaN);
  if (!Number.isSafeInteger(said) || said <= 0) return 'nightsPrice';
  const dates = { checkIn: checkin, checkOut: checkout };
  const amount = money(said, paid.currency);
  const request = { kind: 'changeStay', line, ...dates, amount, paid } as const;
  if (!dueOf(request)) return request;
  const payBy = changePayWays.find((way) => way === method);
  return payBy ? { ...request, payBy } : 'methodMissing';
}
