import type { Coupon } from '../coupon/coupon.js';
import { money } from '../money/money.js';
import { type PromoQuestion, pricePromo } from './promo-price.js';

const pesos = (amount: number) => money(amount, 'MXN');
const line = (slug: string, differs: Partial<PromoQuestion> = {}): PromoQuestion => ({
  id: `line of ${slug}`,
  slug,
  parent: slug,
  listPrice: pesos(100_000),
  people: { ADULT: 2, CHILD: 0, INFANT: 0 },
  extras: [],
  leadDays: 1,
  parksInPackage: 1,
  notDiscount: false,
  ...differs,
});
const coupon = (saving: Coupon['saving'], differs: Partial<Coupon> = {}): Coupon => ({
  code: 'CEIBA',
  title: 'A coupon',
  saving,
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  minimum: undefined,
  slugs: [],
  status: 'ACTIVE',
  ...differs,
});
const tenPercent = { kind: 'percent', percent: 10 } as const;
const lines = [line('bruma', { leadDays: 7 }), line('gran-ceiba-plus', { parent: 'gran-ceiba' })];
const terms = { currency: 'MXN', today: '2026-12-12', inCart: undefined } as const;

it('applies as a percentage to its lines', () => {
  const { promo, price } = pricePromo(
    'CEIBA',
    coupon(tenPercent, { slugs: ['bruma'] }),
    lines,
    terms,
  );
  expect(promo).toEqual({
    code: 'CEIBA',
    title: 'A coupon',
    percent: 10,
    lines: ['line of bruma'],
    saved: pesos(18_000),
  });
  expect(price.lines.map(({ total }) => total)).toEqual([pesos(162_000), pesos(200_000)]);
  expect(price.total).toEqual(pesos(362_000));
});

it('applies to a variant by the name of its parent', () => {
  const { promo } = pricePromo(
    'CEIBA',
    coupon(tenPercent, { slugs: ['gran-ceiba'] }),
    lines,
    terms,
  );
  expect(promo.lines).toEqual(['line of gran-ceiba-plus']);
});

it('applies once as an amount', () => {
  const amount = coupon({ kind: 'amount', amount: pesos(30_000) });
  const { promo, price } = pricePromo('CEIBA', amount, lines, terms);
  expect(promo).toEqual({
    code: 'CEIBA',
    title: 'A coupon',
    percent: undefined,
    saved: pesos(30_000),
    lines: ['line of bruma', 'line of gran-ceiba-plus'],
  });
  expect([price.deduction, price.total]).toEqual([pesos(30_000), pesos(350_000)]);
});

it('has no effect when refused, and says why, with the amount missing to its minimum', () => {
  const none = { code: 'CEIBA', percent: undefined, lines: [], saved: pesos(0) };
  const used = pricePromo('CEIBA', coupon(tenPercent, { status: 'USED' }), lines, terms);
  expect(used.promo).toEqual({ ...none, title: 'A coupon', refusal: { reason: 'used' } });
  expect(used.price.total).toEqual(pesos(380_000));
  const high = pricePromo('CEIBA', coupon(tenPercent, { minimum: pesos(390_000) }), lines, terms);
  const refusal = { reason: 'minimum', missing: pesos(10_000) };
  expect(high.promo).toEqual({ ...none, title: 'A coupon', refusal });
  const unknown = pricePromo('CEIBA', undefined, lines, terms);
  expect(unknown.promo).toEqual({ ...none, title: undefined, refusal: { reason: 'unknown' } });
});

it('is refused beside another code, and measured again where it is the same', () => {
  const asked = (inCart: string) =>
    pricePromo('CEIBA', coupon(tenPercent), lines, { ...terms, inCart }).promo.refusal;
  expect(asked('LAGUNA')).toEqual({ reason: 'withAnother' });
  expect(asked('CEIBA')).toBeUndefined();
});
