import type { OpenWork } from '@shop/ports/backends';
import { Registry } from 'prom-client';
import { measureStores } from './store-metrics.js';

const due: OpenWork = {
  work: 'purchases',
  state: 'REFUND_DUE',
  count: 3,
  oldestSeconds: 600,
  overdueSeconds: 12,
};

function measured(openWork: () => Promise<readonly OpenWork[]>) {
  const registry = new Registry();
  const clock = { ms: 0, reads: 0 };
  measureStores(registry, {
    openWork: () => {
      clock.reads += 1;
      return openWork();
    },
    pools: () => [{ pool: 'shop', most: 10, used: 4, idle: 1, waiting: 2 }],
    now: () => clock.ms,
  });
  return { registry, clock };
}

it('reads open work once in 15 s, however many scrape', async () => {
  const { registry, clock } = measured(async () => [due]);
  const [text] = await Promise.all([registry.metrics(), registry.metrics()]);
  expect(text).toContain('work_open{work="purchases",state="REFUND_DUE"} 3');
  expect(text).toContain('work_oldest_seconds{work="purchases",state="REFUND_DUE"} 600');
  expect(text).toContain('work_overdue_seconds{work="purchases",state="REFUND_DUE"} 12');
  expect(text).toContain('work_known 1');
  clock.ms = 14_999;
  await registry.metrics();
  expect(clock.reads).toBe(1);
  clock.ms = 15_000;
  await registry.metrics();
  expect(clock.reads).toBe(2);
});

it('shows no old figures once the store fails, and still answers', async () => {
  const answers = [Promise.resolve([due]), Promise.reject(new Error('away'))];
  const { registry, clock } = measured(() => answers.shift() ?? Promise.resolve([]));
  await registry.metrics();
  clock.ms = 15_000;
  const text = await registry.metrics();
  expect(text).not.toContain('work_open{');
  expect(text).toContain('work_known 0');
});

it('shows the pools of connections at each scrape', async () => {
  const text = await measured(async () => []).registry.metrics();
  for (const row of ['most"} 10', 'used"} 4', 'idle"} 1', 'waiting"} 2'])
    expect(text).toContain(`database_connections{pool="shop",state="${row}`);
});
