import { StartedShop } from '@shop/test/start-shop';
import { Visitor } from '@shop/test/visitor';

it('`npm run cluster` serves on while a copy restarts, and Ctrl-C ends every program', async () => {
  const shop = await StartedShop.start({ DRAIN_SECONDS: '1' }, 'scripts/cluster.mjs');
  await shop.open();
  const visitor = new Visitor(shop.url);
  const [first = 0] = shop.programs;
  process.kill(first, 'SIGTERM');
  const statuses: number[] = [];
  const isBack = () => shop.programs[0] !== first;
  await shop.until(async () => {
    statuses.push((await visitor.get('/es/')).status);
    return isBack();
  });
  expect(shop.said).toContain('bff-1 died; it is started again.');
  expect(new Set(statuses)).toEqual(new Set([200]));
  const programs = shop.programs;
  expect(programs).toHaveLength(3);
  expect(await shop.end('SIGINT')).toBe(0);
  for (const pid of programs) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await expect(fetch(shop.url)).rejects.toThrow('fetch failed');
  await shop.stop();
}, 240_000);
