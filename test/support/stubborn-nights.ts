import { addDays } from '@shop/domain';
import type { OwnOrder } from './own-tickets.js';
import { askStubbornly, fail, stubbornly } from './stubborn.js';
import { approve } from './stubborn-ways.js';

/** Adds a night to a stay and pays the difference; does nothing if unavailable. */
export async function addNightStubbornly(order: OwnOrder): Promise<void> {
  const [stay] = order.view.stays ?? [];
  const had = new URLSearchParams(stay?.again.split('?')[1]);
  const [checkin = '', last = ''] = [had.get('checkin') ?? '', had.get('checkout') ?? ''];
  if (!stay || !last) return fail(`${order.view.id} has no stay to prolong`);
  const dates = { line: stay.id, checkin, checkout: addDays(last, 1) };
  const look = (query = '') => order.visitor.look('order', order.path + query);
  const amount = await stubbornly(async () => {
    const query = new URLSearchParams({ right: 'changeStay', ...dates });
    const { form } = (await look(`?${query}`)).view.rights ?? {};
    if (form?.kind !== 'changeStay') return fail(`${order.view.id}: no form of other nights`);
    if (form.price) return `${form.price.minorUnits}`;
    return form.problems.some(({ field }) => field === 'dates') ? '' : fail('no price yet');
  });
  if (!amount) return;
  await askStubbornly(order, 'change-stay', { ...dates, amount, method: 'CARD' });
  const page = await stubbornly(async () => {
    const change = (await look()).view.rights?.changes.find(({ kind }) => kind === 'changeStay');
    if (!change || change.state === 'refused') return '';
    return change.more?.payAt ?? fail(`${order.view.id}: its payment is not begun yet`);
  });
  if (!page) return;
  const back = await stubbornly(() => approve('card', page));
  await stubbornly(() => order.visitor.get(back));
}
