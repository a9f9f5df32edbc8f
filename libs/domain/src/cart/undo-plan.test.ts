import { aBooking } from '@shop/test/a-booking';
import { aCartLine, aDisplayCart } from '@shop/test/a-display-cart';
import {
  type CartPackage,
  dearerBackOf,
  type DisplayCart,
  money,
  stayRequestOf,
  undoPlanOf,
  undoPlanOfPack,
  undoPlanOfSplit,
} from '../index.js';

const zero = money(0, 'MXN');
const people = { ADULT: 2, CHILD: 1, INFANT: 0 };
const single = aCartLine({
  slug: 'ojos-de-agua',
  day: '2026-12-12',
  time: '08:00',
  people,
  extras: ['transport'],
  pickup: 'hxm',
  nameOnTicket: 'Ana Ruiz',
  components: [],
});
const total = aCartLine({
  id: 'part-1',
  slug: 'gran-ceiba-total',
  day: '2026-12-14',
  time: undefined,
  people,
  extras: [],
  components: [7],
  packageId: 'pk-1',
  parksInPackage: 2,
});
const tour = { ...total, id: 'part-2', slug: 'camino-blanco', time: '07:00', components: [] };
const other = { ...tour, id: 'part-3', packageId: 'pk-2' };
const whole: CartPackage = {
  id: 'pk-1',
  people,
  extras: ['photo'],
  pickup: undefined,
  original: zero,
  saved: zero,
  amount: zero,
};
const cart: DisplayCart = aDisplayCart({
  lines: [single, total, { ...tour, day: '2026-12-16' }, other],
  packages: [whole],
});

const wasLine = {
  slug: 'ojos-de-agua',
  day: '2026-12-12',
  time: '08:00',
  people,
  extras: ['transport'],
  pickup: 'hxm',
  nameOnTicket: 'Ana Ruiz',
  components: [],
};
const wasPackage = {
  people,
  extras: ['photo'],
  pickup: undefined,
  parts: [
    { slug: 'gran-ceiba-total', day: '2026-12-14', time: undefined, components: [7] },
    { slug: 'camino-blanco', day: '2026-12-16', time: '07:00', components: [] },
  ],
};

it.each([
  ['a line that was taken out is put in again', 'line-1', 'removed', { was: wasLine }],
  ['a line that was changed is changed back', 'line-1', 'changed', { was: wasLine, id: 'line-1' }],
  ['a package comes back with all its parts', 'pk-1', 'removed', { was: wasPackage }],
  ['a package is changed back whole', 'pk-1', 'changed', { was: wasPackage, id: 'pk-1' }],
] as const)('%s', (_, id, what, back) => {
  const kind = id === 'line-1' ? 'line' : 'package';
  expect(undoPlanOf(cart, id, what)).toEqual({ kind, ...back });
});

it.each(['part-1', 'nobody', ''])('offers no undo for %j', (id) => {
  expect(undoPlanOf(cart, id, 'removed')).toBeUndefined();
});

describe('packing and splitting', () => {
  const split: DisplayCart = {
    ...cart,
    packages: [],
    lines: cart.lines.map((line) =>
      line.packageId === whole.id
        ? { ...line, id: `loose-${line.id}`, packageId: undefined }
        : line,
    ),
  };

  it('restores a split package from its own lines only', () => {
    expect(undoPlanOfSplit(cart, 'pk-1', split)).toEqual({
      kind: 'package',
      was: wasPackage,
      from: ['loose-part-1', 'loose-part-2'],
    });
    expect(undoPlanOfSplit(cart, 'line-1', split)).toBeUndefined();
  });

  it('unpacks packed lines into single tickets', () => {
    expect(undoPlanOfPack(split, cart)).toEqual({ kind: 'split', id: 'pk-1', tickets: 2 });
    expect(undoPlanOfPack(cart, cart)).toBeUndefined();
  });
});

const booking = aBooking();
const nights = {
  id: 'stay-1',
  booking,
  amount: booking.total,
  status: 'HELD' as const,
  packageId: 'pk-1',
};
const withNights: DisplayCart = { ...cart, stays: [nights] };

it('restores nights into their package, and others alone', () => {
  const was = { ...stayRequestOf(booking), seen: booking.total };
  expect(undoPlanOf(withNights, 'stay-1', 'removed')).toEqual({
    kind: 'stay',
    was,
    package: 'pk-1',
  });
  const single = { ...cart, stays: [{ ...nights, packageId: undefined }] };
  expect(undoPlanOf(single, 'stay-1', 'removed')).toEqual({ kind: 'stay', was });
  expect(undoPlanOf(single, 'stay-1', 'changed')).toEqual({ kind: 'stay', was, id: 'stay-1' });
});

it('restores a removed package with its nights, and leaves them after a change', () => {
  const nightsOf = (what: 'removed' | 'changed', of = withNights) => {
    const back = undoPlanOf(of, 'pk-1', what);
    return back?.kind === 'package' ? back.nights : 'none';
  };
  expect(nightsOf('removed')).toEqual({ ...stayRequestOf(booking), seen: booking.total });
  expect(nightsOf('changed')).toBeUndefined();
  expect(nightsOf('removed', cart)).toBeUndefined();
});

it('restores nights at a higher price after consent, and shows the difference', () => {
  const total = money(booking.total.amount + 100, 'MXN');
  const said = { more: money(100, 'MXN'), total };
  for (const id of ['stay-1', 'pk-1']) {
    const back = undoPlanOf(withNights, id, 'removed');
    const dearer = back && dearerBackOf(back, total);
    expect(dearer).toMatchObject(said);
    const { back: agreed } = dearer ?? {};
    const nights = { ...stayRequestOf(booking), seen: total };
    expect(agreed).toEqual({ ...back, ...(id === 'pk-1' ? { nights } : { was: nights }) });
  }
  const byId = undoPlanOfSplit(withNights, 'pk-1', { ...withNights, lines: [], packages: [] });
  for (const back of [
    byId,
    undoPlanOf(cart, 'pk-1', 'removed'),
    undoPlanOf(cart, 'line-1', 'removed'),
  ])
    expect(back && dearerBackOf(back, total)).toBeUndefined();
});

it('restores the nights of a split package by their id', () => {
  const after = { ...withNights, lines: [], packages: [] };
  expect(undoPlanOfSplit(withNights, 'pk-1', after)).toMatchObject({ nights: { id: 'stay-1' } });
  expect(undoPlanOfSplit(cart, 'pk-1', after)).not.toHaveProperty('nights');
});
