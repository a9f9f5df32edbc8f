import { aCart } from '@shop/test/a-cart';
import { type CartLineKey, maxLines, refuseChoice, refuseParts, settleCart } from './cart.js';

describe('a cart on page load', () => {
  it('is stored, and sets the currency', () => {
    const cart = aCart({ currency: 'MXN' });
    expect(settleCart({ kind: 'found', cart })).toEqual({ kind: 'stored', cart, currency: 'MXN' });
  });

  it.each([
    { productCount: 0, withErrors: true, kind: 'cleared' },
    { productCount: 0, withErrors: false, kind: 'stored' },
    { productCount: 1, withErrors: true, kind: 'stored' },
  ])('$productCount products, errors $withErrors: $kind', ({ kind, ...cart }) => {
    expect(settleCart({ kind: 'found', cart: aCart(cart) }).kind).toBe(kind);
  });

  it('is cleared when the upstream fails', () => {
    expect(settleCart({ kind: 'failed', reason: 'status 500' })).toEqual({ kind: 'cleared' });
  });
});

const line = (parent: string, day: string | undefined): CartLineKey => ({
  id: `line of ${parent}`,
  parent,
  day,
});
const bruma = line('bruma', '2026-12-12');
const copalera = line('copalera', '2026-12-13');
const open = line('guarida', undefined);

describe('a choice against the lines of a cart', () => {
  it.each([
    { why: 'an empty cart', choice: line('bruma', '2026-12-12'), lines: [], refusal: undefined },
    {
      why: 'another product on another day',
      choice: line('laguna-nacar', '2026-12-14'),
      lines: [bruma, copalera],
      refusal: undefined,
    },
    {
      why: 'the same product on another day',
      choice: line('bruma', '2026-12-14'),
      lines: [copalera, bruma],
      refusal: { kind: 'duplicate', with: bruma },
    },
    {
      why: 'the same product as an open ticket',
      choice: line('bruma', undefined),
      lines: [bruma],
      refusal: { kind: 'duplicate', with: bruma },
    },
    {
      why: 'another product on the same day',
      choice: line('laguna-nacar', '2026-12-13'),
      lines: [bruma, copalera],
      refusal: { kind: 'duplicate', with: copalera },
    },
    {
      why: 'two open tickets of different products',
      choice: line('bruma', undefined),
      lines: [open],
      refusal: undefined,
    },
  ])('$why: $refusal.kind', ({ choice, lines, refusal }) => {
    expect(refuseChoice(choice, lines)).toEqual(refusal);
  });

  it('treats a variant as its product', () => {
    const basic = line('gran-ceiba-basico', '2026-12-12');
    const plus = { parent: 'gran-ceiba-basico', day: '2026-12-20' };
    expect(refuseChoice(plus, [basic])).toEqual({ kind: 'duplicate', with: basic });
  });
});

describe('the cart limit', () => {
  const full = Array.from({ length: 10 }, (_, index) => line(`park-${index}`, `2026-12-2${index}`));
  const eleventh = { parent: 'bruma', day: '2026-12-12' };

  it('is ten products', () => {
    expect(maxLines).toBe(10);
    expect(refuseChoice(eleventh, full.slice(1))).toBeUndefined();
    expect(refuseChoice(eleventh, full)).toEqual({ kind: 'cartFull' });
  });

  it('is reported after a collision, which names the line to change', () => {
    expect(refuseChoice({ ...eleventh, day: '2026-12-23' }, full)?.kind).toBe('duplicate');
  });

  it('allows changes of a line in a full cart, but not onto another line’s day', () => {
    const [first] = full;
    const changed = { parent: 'park-0', day: '2026-12-12' };
    expect(refuseChoice(changed, full, first?.id)).toBeUndefined();
    expect(refuseChoice({ ...changed, day: '2026-12-20' }, full, first?.id)).toBeUndefined();
    expect(refuseChoice({ ...changed, day: '2026-12-22' }, full, first?.id)?.kind).toBe(
      'duplicate',
    );
  });
});

describe('package parts against the lines of a cart', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) => line(`other-${index}`, undefined));
  const sameDay = line('guarida', bruma.day);
  const sameProduct = line('copalera', '2027-01-01');

  it.each([
    { why: 'an empty cart', lines: [], refusal: undefined },
    { why: 'eight other lines', lines: others(8), refusal: undefined },
    { why: 'nine other lines', lines: others(9), refusal: { kind: 'cartFull' } },
    {
      why: 'a line on the day of a part',
      lines: [sameDay],
      refusal: { kind: 'duplicate', with: sameDay },
    },
    {
      why: 'a line with the product of a part',
      lines: [open, sameProduct],
      refusal: { kind: 'duplicate', with: sameProduct },
    },
    {
      why: 'nine lines with a collision, which is reported first',
      lines: [...others(8), sameProduct],
      refusal: { kind: 'duplicate', with: sameProduct },
    },
  ])('$why: $refusal.kind', ({ lines, refusal }) => {
    expect(refuseParts([bruma, copalera], lines)).toEqual(refusal);
  });

  it('counts the stays of the cart towards the limit', () => {
    expect(refuseParts([bruma, copalera], others(7), 1)).toBeUndefined();
    expect(refuseParts([bruma, copalera], others(7), 2)).toEqual({ kind: 'cartFull' });
  });
});
