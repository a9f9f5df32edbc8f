import type { CouponText } from '@shop/ports/backends';
import { currentCoupons } from './current-coupons.js';

const coupon: CouponText = {
  code: 'AGUACLARA',
  percent: 8,
  from: '2026-11-01',
  slugs: ['laguna-nacar'],
  until: '2027-03-31',
  name: 'Agua clara',
  line: 'Para el agua',
  conditions: ['Una por orden'],
};

it.each([
  { today: '2026-10-31', shown: [{ isAhead: true }] },
  { today: '2026-11-01', shown: [{ isAhead: false }] },
  { today: '2027-03-31', shown: [{ isAhead: false }] },
  { today: '2027-04-01', shown: [] },
])('on $today a coupon of November to March is shown as $shown', ({ today, shown }) => {
  expect(currentCoupons([coupon], today, 'es')).toMatchObject(shown);
});
