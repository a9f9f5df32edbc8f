import { pathOf } from '@shop/domain';
import { turns } from '@shop/test/corpus';
import { startOwnPostgres } from '@shop/test/own-postgres';
import {
  approvedCard,
  checkOut,
  fillCart,
  payAt,
  putInCart,
  sellableDays,
} from '@shop/test/purchases';
import type { violationsIn } from '@shop/test/purchase-checker';
import { startShopPrograms } from '@shop/test/shop-programs';
import { Visitor } from '@shop/test/visitor';

const purchases = turns(250, 60);
const kills = { shop: turns(50, 8), sandbox: turns(5, 1), database: turns(5, 1) };
const buyers = 4;
const paths = ['/es/entrada-bruma/', '/en/ticket-copalera/', '/pt/ingresso-laguna-nacar/'];

const languageIn = (path: string) => path.slice(1, 3) as 'es' | 'en' | 'pt'; // as: of the list above

/** One purchase, each step tried again until it is answered, as a stubborn visitor would. */
async function buy(url: string, path: string, day: string): Promise<void> {
  const visitor = new Visitor(url);
  const checkout = pathOf({ name: 'checkout', params: {} }, languageIn(path));
  await stubbornlyFill(visitor, path, day);
  const page = await stubbornly(() => checkOut(visitor, checkout));
  const back = await stubbornly(() => payAt(page, approvedCard));
  const order = await stubbornly(async () => {
    const to = (await visitor.get(back)).headers.get('location');
    return to ?? fail(`nowhere to go from ${back}`);
  });
  await untilConfirmed(visitor, order);
}

const fail = (message: string): never => {
  throw new Error(message);
};

/** The card was approved: whoever is told anything but "confirming" and "confirmed" is told wrong. */
async function untilConfirmed(visitor: Visitor, order: string): Promise<void> {
  const state = await stubbornly(async () => (await visitor.look('order', order)).view.state);
  if (state === 'confirmed') return;
  if (state !== 'confirming') throw new ToldWrong(`${order} is ${state}`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return untilConfirmed(visitor, order);
}

class ToldWrong extends Error {}

/**
 * An answer may be cut off after its cookie and before its end. The visitor who tries again is then
 * told that it is in the cart already; without a cut before, that would be a defect.
 */
async function stubbornlyFill(visitor: Visitor, path: string, day: string): Promise<void> {
  let wasCutOff = false;
  await stubbornly(async () => {
    const reply = await putInCart(visitor, path, day).catch((error: unknown) => {
      wasCutOff = true;
      throw error;
    });
    if (reply.kind === 'done') return;
    wasCutOff ||= reply.problems.every(({ code }) => code === 'cartUpdate');
    const isInside = wasCutOff && reply.problems.every(({ code }) => code === 'duplicate');
    if (!isInside) throw new Error(`not added: ${JSON.stringify(reply.problems)}`);
  });
}

async function stubbornly<Result>(step: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      if (tries === 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function daysOf(url: string, path: string): Promise<readonly string[]> {
  const visitor = new Visitor(url, { 'sec-ch-ua-mobile': '?0' });
  const days: string[] = [];
  for (const month of ['2027-03', '2027-05', '2027-08'])
    days.push(...sellableDays(await visitor.look('buy', `${path}?month=${month}`)));
  return days;
}

it(`leaves one confirmed order for every captured payment after ${kills.shop} kills of the shop, ${kills.sandbox} of its backends, ${kills.database} of the database, one mail for each, and tells nobody wrong`, async () => {
  const postgres = await startOwnPostgres();
  const shop = await startShopPrograms({ newDatabase: postgres.createDatabase });
  const days = await Promise.all(paths.map((path) => daysOf(shop.url, path)));
  let begun = 0;
  let killed = 0;
  const buyer = async () => {
    while (begun < purchases || killed < kills.shop) {
      const turn = begun++;
      const which = turn % paths.length;
      const own = days[which] ?? [];
      await buy(shop.url, paths[which] ?? '', own[turn % own.length] ?? '');
    }
  };
  const every = (count: number) => killed % Math.ceil(kills.shop / count) === 1;
  const killer = async () => {
    while (killed < kills.shop) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 700));
      await shop.killAndRestart();
      killed += 1;
      if (every(kills.sandbox)) await shop.killAndRestartSandbox();
      if (every(kills.database)) await postgres.killAndRestart();
    }
  };
  await Promise.all([killer(), ...Array.from({ length: buyers }, buyer)]);
  const result = await settled(shop.check);
  await shop.hurryMails();
  const mails = await mailed(shop.checkMails);
  await shop.stop();
  await postgres.stop();
  expect(result).toEqual({ captured: expect.any(Number), violations: [] });
  expect(result.captured).toBeGreaterThanOrEqual(purchases);
  expect(mails).toEqual([]);
}, 600_000);

it('finds violations when nothing is written before the first outside call', async () => {
  const shop = await startShopPrograms({ env: { LEDGER_ADAPTER: 'memory' } });
  const [path = ''] = paths;
  const [day = ''] = await daysOf(shop.url, path);
  const visitor = new Visitor(shop.url);
  await fillCart(visitor, path, day);
  const page = await checkOut(visitor, '/es/pago/');
  await shop.killAndRestart();
  await visitor.get(await payAt(page, approvedCard));
  const result = await shop.check();
  await shop.stop();
  expect(result.captured).toBe(1);
  expect(result.violations).not.toEqual([]);
}, 60_000);

/** Waits for the quiet after the storm: webhooks sent again, leases ended. */
async function settled(check: () => ReturnType<typeof violationsIn>) {
  for (let tries = 0; ; tries += 1) {
    const result = await check();
    if (result.violations.length === 0 || tries === 120) return result;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Waits until the mails that are due have been sent. */
async function mailed(check: () => Promise<readonly string[]>): Promise<readonly string[]> {
  for (let tries = 0; ; tries += 1) {
    const violations = await check();
    if (violations.length === 0 || tries === 60) return violations;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
