import { errorCatalogue } from '../errors/error-catalogue.js';
import { couponReasons } from './apply-coupon.js';
import { couponErrorOf } from './coupon-error-of.js';

it('has an error code for each reason', () => {
  const codes = couponReasons.map((reason) => couponErrorOf[reason]);
  expect(new Set(codes).size).toBe(couponReasons.length);
  expect(Object.keys(errorCatalogue)).toEqual(expect.arrayContaining(codes));
});
