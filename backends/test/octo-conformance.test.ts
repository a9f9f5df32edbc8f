import { startBroken } from '../stand-ins/broken-server.js';
import { answering } from '../stand-ins/broken/fault.js';
import { octoFaults } from '../stand-ins/broken/octo.js';
import { certify } from './support/certify.js';
import { partOf } from '@shop/test/corpus';
import { octoResellers, resellers } from '@shop/test/reseller';
import { startBff } from '@shop/test/start-bff';

/** Bruma has so few places that one family can make a day SOLD_OUT. */
const shop = await startBff({}, { OCTO_RESELLERS: octoResellers });
afterAll(() => shop.stop());
const certifyAt = (url: string) =>
  certify(['--port', 'octo', '--url', `${url}/octo`, '--token', resellers.islas]);

it('the sandbox passes all scenarios of the kit as a supplier', async () => {
  const { code, named } = await certifyAt(shop.url);
  expect([named('failed'), named('blocked'), named('notOffered'), code]).toEqual([[], [], [], 0]);
  expect(named('leftOut')).toEqual([]);
  expect(named('passed').filter((name) => !name.startsWith('every reply'))).toHaveLength(43);
}, 120_000);

it('names a supplier that changes its prices on each call', async () => {
  let price = 0;
  const restless = await startBroken(
    shop.url,
    answering('POST /availability/', (body) =>
      body.map((one: object) => ({ ...one, unitPricing: [(price += 1)] })),
    ),
  );
  const { code, complaint, words } = await certifyAt(restless.url);
  await restless.stop();
  const said = expect.stringMatching(/changes the price of \S+ on each call/);
  expect([code, words, complaint]).toEqual([2, '', said]);
}, 120_000);

it('has twelve broken suppliers', () => {
  expect(octoFaults.length).toBeGreaterThanOrEqual(12);
});

it.each(partOf(octoFaults, octoFaults.length, 5))(
  'catches a supplier that $name',
  async ({ how, caughtBy }) => {
    const broken = await startBroken(shop.url, how());
    const { code, named } = await certifyAt(broken.url);
    await broken.stop();
    expect([[...named('failed')].sort(), code]).toEqual([[...caughtBy].sort(), 1]);
    expect(named('passed').length).toBeGreaterThan(named('blocked').length);
  },
  120_000,
);
