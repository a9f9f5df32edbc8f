import { aProduct } from '@shop/test/a-product';
import { lateHours } from './late-hours.js';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const night = { type: 'OPENING_HOURS', weekdays, from: '19:00', to: '02:00' } as const;

it('sends gates only hours that cross midnight, and none without a catalogue', () => {
  const answer = [aProduct(), aProduct({ slug: 'son-de-rio', schedule: night })];
  expect(lateHours({ kind: 'ok', answer })).toEqual({ 'son-de-rio': '02:00' });
  expect(lateHours({ kind: 'failed', reason: 'timeout' })).toEqual({});
});
