import { money } from '../money/money.js';
import { pastPriceSpan, pastPriceToTell } from './past-price.js';

it('covers the thirty days before today', () => {
  expect(pastPriceSpan('2026-12-12')).toEqual({ from: '2026-11-12', to: '2026-12-11' });
});

it.each([
  ['a lower one', money(85_000, 'MXN'), true],
  ['an equal one', money(90_000, 'MXN'), true],
  ['none that is higher, for now is the lowest', money(90_001, 'MXN'), false],
  ['none in another currency', money(85_000, 'USD'), false],
  ['none where none was seen', undefined, false],
])('reports %s', (_, lowest, isTold) => {
  expect(pastPriceToTell(lowest, money(90_000, 'MXN'))).toEqual(isTold ? lowest : undefined);
});
