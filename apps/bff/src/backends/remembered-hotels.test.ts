import { MemoryHotelsGateway } from '@shop/adapters/memory';
import { money } from '@shop/domain';
import { RememberedHotels } from './remembered-hotels.js';

const start = new Date('2026-11-20T15:00:00Z').getTime();

function remembered() {
  let passedMs = 0;
  const backend = new MemoryHotelsGateway().offer('hxm', money(319_900, 'MXN'));
  const hotels = new RememberedHotels(backend, { now: () => new Date(start + passedMs) });
  const lowest = async () => {
    const asked = await hotels.pricesFrom('MXN');
    return asked.kind === 'ok' ? asked.answer.get('hxm')?.amount : asked.kind;
  };
  return { backend, lowest, pass: (ms: number) => (passedMs += ms) };
}

it('asks again only after some seconds', async () => {
  const { backend, lowest, pass } = remembered();
  expect(await lowest()).toBe(319_900);
  backend.offer('hxm', money(299_900, 'MXN'));
  expect(await lowest()).toBe(319_900);
  pass(5_000);
  expect(await lowest()).toBe(299_900);
});

it('shows the last good prices for ten minutes of an outage, and no longer', async () => {
  const { backend, lowest, pass } = remembered();
  await lowest();
  backend.outage.begin();
  pass(599_000);
  expect(await lowest()).toBe(319_900);
  pass(1_000);
  expect(await lowest()).toBe('failed');
});

it('keeps the currencies apart', async () => {
  const { backend, lowest } = remembered();
  await lowest();
  backend.offer('hxm', money(17_000, 'USD'));
  const hotels = new RememberedHotels(backend, { now: () => new Date(start) });
  await hotels.pricesFrom('MXN');
  expect(await hotels.pricesFrom('USD')).toEqual({
    kind: 'ok',
    answer: new Map([['hxm', money(17_000, 'USD')]]),
  });
});
