import type { Pickup } from '@shop/domain';
import { presentLinePickup, presentPickups } from './present-pickup.js';

const at = (id: string, town: string, time: string | undefined): Pickup => ({
  id,
  name: id.toUpperCase(),
  town,
  time,
});
const places = [
  at('hxm', 'Playa del Carmen', '07:40'),
  at('centro', 'Cancún', '06:45'),
  at('casa', 'Playa del Carmen', undefined),
];

it('groups places by town, with the known times', () => {
  expect(presentPickups([{ name: 'Bruma', places }], undefined, 'es')).toEqual({
    towns: [
      {
        name: 'Playa del Carmen',
        places: [
          { id: 'hxm', name: 'HXM', time: '7:40' },
          { id: 'casa', name: 'CASA', time: undefined },
        ],
      },
      { name: 'Cancún', places: [{ id: 'centro', name: 'CENTRO', time: '6:45' }] },
    ],
    chosen: undefined,
    rides: [],
  });
});

it('shows the time of the chosen place, and drops one no longer offered', () => {
  const one = [{ name: 'Bruma', places }];
  expect(presentPickups(one, 'hxm', 'es')).toMatchObject({
    chosen: 'hxm',
    rides: [{ name: '', time: '7:40' }],
  });
  expect(presentPickups(one, 'casa', 'es')?.rides).toEqual([{ name: '', time: undefined }]);
  expect(presentPickups(one, 'atlantis', 'es')).toMatchObject({ chosen: undefined, rides: [] });
});

it('shows each time of several rides, and none at the places', () => {
  const later = [at('hxm', 'Playa del Carmen', '17:05')];
  const both = [
    { name: 'Bruma', places },
    { name: 'Son de Río', places: later },
  ];
  expect(presentPickups(both, 'hxm', 'es')).toEqual({
    towns: [{ name: 'Playa del Carmen', places: [{ id: 'hxm', name: 'HXM', time: undefined }] }],
    chosen: 'hxm',
    rides: [
      { name: 'Bruma', time: '7:40' },
      { name: 'Son de Río', time: '17:05' },
    ],
  });
});

it('asks no one without a ride or without pickup places', () => {
  expect(presentPickups([], undefined, 'es')).toBeUndefined();
  expect(presentPickups([{ name: 'Bruma', places: [] }], undefined, 'es')).toBeUndefined();
});

it('shows the pickup place of a line, "unknown", or nothing', () => {
  const [hxm = at('hxm', '', undefined)] = places;
  expect(presentLinePickup({ fetched: { kind: 'place', ...hxm } }, 'en')).toEqual({
    kind: 'place',
    place: 'HXM (Playa del Carmen)',
    time: expect.stringContaining('7:40'),
  });
  expect(presentLinePickup({ fetched: { kind: 'open' } }, 'es')).toEqual({ kind: 'open' });
  expect(presentLinePickup({}, 'es')).toBeUndefined();
});
