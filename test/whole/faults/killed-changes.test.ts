import { addDays } from '@shop/domain';
import { changeViolationsIn } from '@shop/test/change-checker';
import { buyTickets } from '@shop/test/own-tickets';
import { approvedCard, checkOut, payAt } from '@shop/test/purchases';
import { startShopPrograms } from '@shop/test/shop-programs';
import { stayViolationsIn } from '@shop/test/stay-checker';
import { plainCheckIn } from '@shop/test/stays';
import { addStayStubbornly } from '@shop/test/stubborn-stays';
import { cancelStubbornly, moveStubbornly } from '@shop/test/stubborn';
import { Visitor } from '@shop/test/visitor';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('finds missing refunds if a change is not stored before the call (control)', async () => {
  const shop = await startShopPrograms({ env: { LEDGER_ADAPTER: 'memory' } });
  const visitor = new Visitor(shop.url);
  const order = await buyTickets(visitor, 'es', ['bruma'], 'owner@mail.example');
  await shop.order({ api: 'payment', path: '/payments/intents', method: 'POST', mode: 'down' });
  await moveStubbornly(order, 0, '2027-05-12');
  await cancelStubbornly(order, 0, 'refund');
  await shop.killAndRestart();
  await shop.order();
  await pause(5_000);
  const violations = await changeViolationsIn(shop.books, []);
  await shop.stop();
  expect(violations.join()).toMatch(/by refund and was given 0/);
}, 120_000);

/** The change form with its price; retries when the page asks for it. */
async function pricedForm(visitor: Visitor, address: string, looks = 10) {
  const { form } = (await visitor.look('order', address)).view.rights ?? {};
  if (form?.kind === 'changeStay' && form.price) return { ...form, price: form.price };
  if (looks === 0) throw new Error(JSON.stringify(form));
  return pricedForm(visitor, address, looks - 1);
}

/** Two paid nights, and the page that charges for one more. */
async function payingMore(visitor: Visitor) {
  const checkIn = plainCheckIn();
  await addStayStubbornly(visitor, checkIn);
  const back = await payAt(await checkOut(visitor, '/es/pago/'), approvedCard);
  const path = (await visitor.get(back)).headers.get('location') ?? '';
  const { view } = await visitor.look('order', path);
  const line = view.stays?.[0]?.id ?? '';
  const dates = { line, checkin: checkIn, checkout: addDays(checkIn, 3) };
  const query = new URLSearchParams({ right: 'changeStay', ...dates });
  const form = await pricedForm(visitor, `${path}?${query}`);
  const amount = `${form.price.minorUnits}`;
  const asked = { path, order: view.id, attempt: form.attempt, ...dates, amount, method: 'CARD' };
  const reply = await visitor.postForm('/api/order/change-stay', asked);
  return { path, page: reply.headers.get('location') ?? '' };
}

it('completes paid nights through kills before and after the backend call', async () => {
  const shop = await startShopPrograms({});
  const visitor = new Visitor(shop.url);
  const { path, page } = await payingMore(visitor);
  await shop.killAndRestart();
  const back = await payAt(page, approvedCard);
  await shop.order({ api: 'hotels', path: '/hotels/bookings', mode: 'dropAfterCommit' });
  void visitor.get(back).catch(() => undefined);
  await pause(300);
  await shop.killAndRestart();
  await shop.order();
  const stateOf = async () =>
    (await visitor.look('order', path)).view.rights?.changes.map(({ state }) => state).join();
  for (let looks = 0; looks < 100 && (await stateOf()) !== 'done'; looks += 1) await pause(200);
  await shop.hurryMails();
  let violations: readonly string[] = ['not looked yet'];
  for (let looks = 0; looks < 100 && violations.length > 0; looks += 1) {
    await pause(200);
    const changes = await changeViolationsIn(shop.books, await shop.changes());
    violations = [...changes, ...(await stayViolationsIn(shop.books))];
  }
  const state = await stateOf();
  await shop.stop();
  expect([state, violations]).toEqual(['done', []]);
}, 120_000);
