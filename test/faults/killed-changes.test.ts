import { changeViolationsIn } from '@shop/test/change-checker';
import { turns } from '@shop/test/corpus';
import { askChange, buyTickets, type OwnOrder } from '@shop/test/own-tickets';
import { startShopPrograms } from '@shop/test/shop-programs';
import { Visitor } from '@shop/test/visitor';

const orders = turns(60, 6);
const kills = { shop: turns(60, 6), sandbox: turns(6, 1) };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One change, asked for by one form until it is answered: done, or refused for good. */
async function ask({ visitor, view }: OwnOrder, call: string, wish: object): Promise<number> {
  const attempt = `attempt-${process.hrtime.bigint()}`;
  for (let tries = 0; ; tries += 1) {
    try {
      const asked = { order: view.id, attempt, line: '', ...wish };
      const reply = await askChange(visitor, call, asked);
      const { problems = [] } = (await reply.json()) as { problems?: { code: string }[] }; // as: an ActionReply
      const isOver = problems.every(
        ({ code }) => !['changeUnderWay', 'orderUnavailable', 'generic'].includes(code),
      );
      if (reply.status === 200 || (reply.status === 422 && isOver)) return reply.status;
    } catch (error) {
      if (tries === 600) throw error;
    }
    if (tries === 600) throw new Error(`${view.id}: ${call} was never answered`);
    await pause(100);
  }
}

/** Its first ticket gets another day and is cancelled after all; of the other a coupon is made. */
async function changeAll(order: OwnOrder, turn: number): Promise<void> {
  const [first, second] = order.view.lines;
  const cancel = (line: string | undefined, way: string) => async () => {
    const [row] = (order.view.rights?.rows ?? []).filter(({ kind }) => kind === 'cancel');
    const right = row?.lines.find((one) => one.line === line);
    const back = right?.state.kind === 'open' ? right.state.back?.text : undefined;
    const amount = String(Math.round(Number(back?.replaceAll(/[^\d.]/g, '')) * 100));
    return ask(order, 'cancel', { line: [line], way, amount });
  };
  await ask(order, 'change-date', { line: first?.id, date: `2027-05-${10 + (turn % 15)}` });
  if (turn % 3 !== 0) await cancel(first?.id, 'refund')();
  if (turn % 2 !== 0) await cancel(second?.id, 'coupon')();
}

it(`gives back what was cancelled, once, and moves or frees every place after ${kills.shop} kills of the shop and ${kills.sandbox} of its backends`, async () => {
  const shop = await startShopPrograms();
  const own: OwnOrder[] = [];
  for (let turn = 0; turn < orders; turn += 1) {
    const visitor = new Visitor(shop.url);
    const email = `owner.${turn}@mail.example`;
    own.push(await buyTickets(visitor, 'es', ['bruma', 'copalera'], email));
  }
  let isOver = false;
  const killer = async () => {
    for (let killed = 1; killed <= kills.shop && !isOver; killed += 1) {
      await pause(Math.random() * 700);
      await shop.killAndRestart();
      if (killed % Math.ceil(kills.shop / kills.sandbox) === 0) await shop.killAndRestartSandbox();
    }
  };
  const owners = Promise.all(own.map(changeAll)).finally(() => (isOver = true));
  await Promise.all([owners, killer()]);
  const violations = await settled(shop);
  const changes = await shop.changes();
  await shop.stop();
  expect(violations).toEqual([]);
  expect(changes.filter(({ state }) => state === 'SETTLED').length).toBeGreaterThan(orders);
}, 600_000);

it('finds the money that nobody gives back when a change is not written before it is asked for', async () => {
  const shop = await startShopPrograms({ env: { LEDGER_ADAPTER: 'memory' } });
  const visitor = new Visitor(shop.url);
  const order = await buyTickets(visitor, 'es', ['bruma'], 'owner@mail.example');
  await shop.order({ api: 'payment', path: '/payments/intents', method: 'POST', mode: 'down' });
  await changeAll(order, 2);
  await shop.killAndRestart();
  await shop.order();
  await pause(5_000);
  const violations = await changeViolationsIn(shop.books, []);
  await shop.stop();
  expect(violations.join()).toMatch(/by refund and was given 0/);
}, 120_000);

/** Waits for the quiet after the storm: changes that are gone on with, mails. */
async function settled(shop: Awaited<ReturnType<typeof startShopPrograms>>) {
  for (let tries = 0; ; tries += 1) {
    await shop.hurryMails();
    const violations = await changeViolationsIn(shop.books, await shop.changes());
    if (violations.length === 0 || tries === 60) return violations;
    await pause(1_000);
  }
}
