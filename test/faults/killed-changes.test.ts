import { changeViolationsIn } from '@shop/test/change-checker';
import { buyTickets } from '@shop/test/own-tickets';
import { startShopPrograms } from '@shop/test/shop-programs';
import { cancelStubbornly, moveStubbornly } from '@shop/test/stubborn';
import { Visitor } from '@shop/test/visitor';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('finds the money that nobody gives back when a change is not written before it is asked for', async () => {
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
