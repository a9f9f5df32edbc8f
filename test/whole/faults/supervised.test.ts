import { approvedCard, checkOut, fillCart, payAt, sellableDays } from '@shop/test/purchases';
import { StartedShop } from '@shop/test/start-shop';
import { Visitor } from '@shop/test/visitor';
import { countRestarts } from '../../../scripts/lib/restarts.mjs';

const path = '/es/entrada-bruma/';
const minutes = 60_000;

const started: StartedShop[] = [];
afterEach(async () => {
  for (const shop of started.splice(0)) await shop.stop();
});
async function openShop() {
  const shop = await StartedShop.start();
  started.push(shop);
  await shop.open();
  return shop;
}

async function aBuyer({ url }: StartedShop) {
  const visitor = new Visitor(url, { 'sec-ch-ua-mobile': '?0' });
  const look = await visitor.look('buy', `${path}?month=2027-03`);
  await fillCart(visitor, path, sellableDays(look)[0] ?? '');
  return { visitor, page: await checkOut(visitor, '/es/pago/') };
}

/** Retries until it succeeds, as the shop tells visitors to. */
async function stubbornly<Result>(step: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await step();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

const kill = (pid: number | undefined) => {
  if (!pid) throw new Error('nobody to kill');
  process.kill(pid, 'SIGKILL');
};

const countOf = (text: string, words: string) => text.split(words).length - 1;

describe('a crashed process of the shop', () => {
  it(
    'restarts with a log line, and its work resumes',
    async () => {
      const shop = await openShop();
      const { visitor, page } = await aBuyer(shop);
      const parts = [
        { name: 'PostgreSQL', pid: () => shop.database },
        { name: 'The sandbox', pid: () => shop.programs[1] },
        { name: 'The shop', pid: () => shop.programs[0] },
      ];
      for (const { name, pid } of parts) {
        const before = pid();
        kill(before);
        await shop.until(() => shop.said.includes(`${name} died; it is started again.`));
        await shop.until(() => (pid() ?? before) !== before && pid() !== 0 && !Number.isNaN(pid()));
        await shop.until(() => shop.isReady());
      }
      const back = await stubbornly(() => payAt(page, approvedCard));
      const order = await stubbornly(async () => {
        const to = (await visitor.get(back)).headers.get('location') ?? '';
        if (!to.startsWith('/es/orden/')) throw new Error(`led to ${to}`);
        return to;
      });
      const shown = await stubbornly(() => visitor.look('order', order));
      expect(shown.screen).toBe('order');
      for (const { name } of parts) expect(countOf(shop.said, `${name} died`)).toBe(1);
      expect(await shop.end('SIGTERM')).toBe(0);
    },
    6 * minutes,
  );
});

it.each([
  ['PostgreSQL', (shop: StartedShop) => shop.database],
  ['The sandbox', (shop: StartedShop) => shop.programs[1]],
])(
  '%s that keeps crashing stops the start with a message',
  async (name, pidOf) => {
    const shop = await openShop();
    let killed = 0;
    while (!shop.hasEnded) {
      const pid = pidOf(shop);
      if (pid && pid !== killed) {
        killed = pid;
        kill(pid);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await shop.end()).toBe(1);
    expect(shop.said).toContain(`${name} died four times within a minute, so the shop is closed.`);
    expect(countOf(shop.said, `${name} died; it is started again.`)).toBeGreaterThanOrEqual(3);
    expect(shop.said).not.toMatch(/\n\s+at /);
    for (const pid of shop.programs) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  },
  6 * minutes,
);

it('allows three restarts a minute', () => {
  let now = 0;
  const restarts = countRestarts(() => now);
  const at = (seconds: number) => {
    now = seconds * 1_000;
    return restarts.admits();
  };
  expect([0, 10, 59, 59.9].map(at)).toEqual([true, true, true, false]);
  expect([60, 61, 70, 71].map(at)).toEqual([true, false, true, false]);
});
