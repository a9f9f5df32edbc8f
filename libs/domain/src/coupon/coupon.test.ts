import { couponState, couponStates } from './coupon.js';

const today = '2026-12-12';

it.each([
  ['ACTIVE', '2026-12-01', '2026-12-31', 'active'],
  ['ACTIVE', '2026-12-12', '2026-12-12', 'active'],
  ['ACTIVE', '2026-12-13', '2026-12-31', 'ahead'],
  ['ACTIVE', '2026-12-01', '2026-12-11', 'expired'],
  ['EXPIRED', '2026-12-01', '2026-12-31', 'expired'],
  ['USED', '2026-12-01', '2026-12-31', 'used'],
  ['USED', '2026-11-01', '2026-11-30', 'used'],
] as const)(
  'a coupon that is %s, from %s until %s, is %s',
  (status, validFrom, validUntil, state) => {
    expect(couponState({ status, validFrom, validUntil }, today)).toBe(state);
  },
);

it('lists usable coupons first, then future, then ended ones', () => {
  expect(couponStates).toEqual(['active', 'ahead', 'used', 'expired']);
});
