import { Backend, HttpCartGateway, HttpOrdersGateway } from '@shop/adapters/http';
import { MemoryCartGateway, MemoryCatalogueGateway } from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import { type Coupon, money, subtract } from '@shop/domain';
import type { CartGateway, KeptCart, PackageWritten } from '@shop/ports/backends';
import { aChoice } from '@shop/test/a-choice';
import { aPackageChoice } from '@shop/test/a-package-choice';
import { aContact } from '@shop/test/an-order';
import { startSandbox } from '@shop/test/start-sandbox';

/** A Friday, 10 in the morning in the park. */
const now = new Date('2026-11-20T15:00:00Z');
const sandbox = await startSandbox({ now });
const backend = new Backend({
  name: 'cart',
  baseUrl: sandbox.cartUrl,
  deadlineMs: 5000,
  concurrency: 8,
  queue: 8,
  headers: {
    authorization: `Bearer ${sandbox.tokens.cart}`,
    PrefixProject: 'taquilla',
    SiteCode: 'TQ',
  },
});
afterAll(() => backend.stop());

/** Three of the sandbox's own (content/promotions.json, content/sandbox/people.json). */
const aCoupon = (differs: Partial<Coupon> & Pick<Coupon, 'code' | 'saving'>): Coupon => ({
  title: '',
  validFrom: '2026-11-01',
  validUntil: '2027-03-31',
  minimum: undefined,
  slugs: [],
  status: 'ACTIVE',
  ...differs,
});
const pesos = (amount: number) => money(amount, 'MXN');
const coupons = [
  aCoupon({
    code: 'AGUACLARA',
    saving: { kind: 'percent', percent: 8 },
    slugs: ['laguna-nacar', 'ojos-de-agua', 'barlovento'],
  }),
  aCoupon({
    code: 'ANA-250MXN',
    saving: { kind: 'amount', amount: pesos(25_000) },
    minimum: pesos(200_000),
  }),
  aCoupon({ code: 'ANA-FIESTA', saving: { kind: 'product' }, slugs: ['son-de-rio'] }),
  aCoupon({
    code: 'ANA-VERANO10',
    saving: { kind: 'percent', percent: 10 },
    validFrom: '2027-01-01',
  }),
];
const shelf = new MemoryCatalogueGateway({
  clock: new FixedClock(now),
  products: sandbox.content.products,
  coupons,
});
const memory = new MemoryCartGateway(shelf);

const stateOf = (written: PackageWritten): KeptCart => {
  if (written.kind !== 'ok') throw new Error(`not written: ${JSON.stringify(written)}`);
  return written.state;
};
let counter = 0;
const key = () => `promo-key-${(counter += 1)}`;
const reader = { language: 'es', layout: 'desktop' } as const;

describe.each([
  { name: 'memory', carts: memory as CartGateway },
  { name: 'http over the sandbox', carts: new HttpCartGateway(backend) as CartGateway },
])('a cart gateway with codes ($name)', ({ carts }) => {
  const begin = async (adults = 4) => {
    const people = { ADULT: adults, CHILD: 0, INFANT: 0 };
    const laguna = aChoice({ slug: 'laguna-nacar', day: '2027-01-12', people });
    const { session } = stateOf(await carts.add(undefined, laguna, 'MXN', 'es', key()));
    const bruma = aChoice({ slug: 'bruma', day: '2027-01-13', people });
    return stateOf(await carts.add(session, bruma, 'MXN', 'es', key()));
  };
  const enter = (session: string, code: string) => carts.addPromo(session, code, 'es', key());

  it('takes a percentage off the unit prices of its own lines', async () => {
    const { session, cart } = await begin();
    const after = stateOf(await enter(session, 'AGUACLARA')).cart;
    const [laguna, bruma] = after.lines;
    expect(after.promo).toMatchObject({ code: 'AGUACLARA', percent: 8, lines: [laguna?.id] });
    expect([laguna?.couponPercent, bruma]).toEqual([8, cart.lines[1]]);
    expect(subtract(cart.total, after.total)).toEqual(after.promo?.saved);
    expect(subtract(after.original, after.total)).toEqual(after.saved);
    expect(await carts.display(session, reader)).toMatchObject({ answer: { cart: after } });
  });

  it('takes an amount off once, below lines that stay as they are', async () => {
    const { session, cart } = await begin();
    const after = stateOf(await enter(session, 'ANA-250MXN')).cart;
    expect(after.lines).toEqual(cart.lines);
    expect(after.promo).toMatchObject({ percent: undefined, saved: pesos(25_000) });
    expect(after.total).toEqual(subtract(cart.total, pesos(25_000)));
    expect(subtract(after.saved, cart.saved)).toEqual(pesos(25_000));
  });

  it('acts on the parts of a package, after its tier', async () => {
    const { session } = await begin();
    const wanted = aPackageChoice({
      parts: [
        { slug: 'guarida', day: '2027-01-20', time: undefined, components: [] },
        { slug: 'son-de-rio', day: '2027-01-22', time: undefined, components: [] },
      ],
    });
    const packed = stateOf(await carts.addPackage(session, wanted, 'MXN', 'es', key())).cart;
    const after = stateOf(await enter(session, 'ANA-FIESTA')).cart;
    const gift = packed.lines.find(({ slug }) => slug === 'son-de-rio');
    expect(after.promo).toMatchObject({ lines: [gift?.id], saved: gift?.units[0]?.unitPrice });
  });

  it.each([
    ['nobody knows', 'NADIE', { refusal: 'promoUnknown' }],
    ['is none at all', '%%%', { refusal: 'promoUnknown' }],
    ['is yet to begin', 'ANA-VERANO10', { refusal: 'promoNotYet' }],
    ['is good for something else', 'ANA-FIESTA', { refusal: 'promoProduct' }],
  ])('refuses a code that %s', async (_, code, refused) => {
    const { session, cart } = await begin();
    expect(await enter(session, code)).toEqual({ kind: 'refused', ...refused });
    expect(await carts.display(session, reader)).toMatchObject({ answer: { cart } });
  });

  it('says what is missing to a minimum', async () => {
    const one = aChoice({
      slug: 'guarida',
      day: '2027-01-12',
      people: { ADULT: 1, CHILD: 0, INFANT: 0 },
    });
    const { session, cart } = stateOf(await carts.add(undefined, one, 'MXN', 'es', key()));
    const missing = subtract(pesos(200_000), cart.total);
    expect(await enter(session, 'ANA-250MXN')).toEqual({
      kind: 'refused',
      refusal: 'promoMinimum',
      missing,
    });
  });

  it('takes one code a cart, the same again, and another when it is out', async () => {
    const { session } = await begin();
    const first = stateOf(await enter(session, 'AGUACLARA')).cart;
    expect(await enter(session, 'ANA-250MXN')).toMatchObject({ refusal: 'promoWithAnother' });
    expect(stateOf(await enter(session, 'AGUACLARA')).cart.promo).toEqual(first.promo);
    const out = await carts.removePromo(session, 'AGUACLARA', 'es', key());
    expect(stateOf(out).cart.promo).toBeUndefined();
    expect(stateOf(await enter(session, 'ANA-250MXN')).cart.promo?.code).toBe('ANA-250MXN');
  });

  it('keeps a code that does nothing for now, says why, and lets it act again', async () => {
    const { session } = await begin();
    const acting = stateOf(await enter(session, 'AGUACLARA')).cart;
    const laguna = acting.lines[0];
    const without = await carts.remove(session, laguna?.id ?? '', 'es', key());
    expect(stateOf(without).cart.promo).toMatchObject({
      code: 'AGUACLARA',
      saved: pesos(0),
      refusal: { reason: 'otherProduct' },
    });
    const again = aChoice({ slug: 'laguna-nacar', day: '2027-01-12', people: laguna?.people });
    const back = stateOf(await carts.add(session, again, 'MXN', 'es', key())).cart;
    expect(back.promo).toMatchObject({ saved: acting.promo?.saved });
    expect(back.total).toEqual(acting.total);
  });

  it('knows no code in a cart that is not there, and takes none out', async () => {
    const refused = { kind: 'refused', refusal: 'cartEmpty' };
    expect(await enter('nobody', 'AGUACLARA')).toEqual(refused);
    expect(await carts.removePromo('nobody', 'AGUACLARA', 'es', key())).toEqual(refused);
  });
});

it('orders with the code, once in all where it is a person’s', async () => {
  const carts = new HttpCartGateway(backend);
  const orders = new HttpOrdersGateway({ reads: backend, writes: backend });
  const people = { ADULT: 4, CHILD: 0, INFANT: 0 };
  const begin = async () => {
    const laguna = aChoice({ slug: 'laguna-nacar', day: '2027-01-12', people });
    const { session } = stateOf(await carts.add(undefined, laguna, 'MXN', 'es', key()));
    return stateOf(await carts.addPromo(session, 'ANA-BRUMA15', 'es', key()));
  };
  const place = ({ session, cart }: KeptCart) => {
    const request = { session, contact: aContact(), total: cart.total, reference: key() };
    return orders.place({ ...request, language: 'es' }, key());
  };
  const [one, two] = [await begin(), await begin()];
  const [first, second] = await Promise.all([place(one), place(two)]);
  const winners = [first, second].filter(({ kind }) => kind === 'ok');
  expect(winners).toHaveLength(1);
  expect(winners[0]).toMatchObject({
    state: {
      promo: one.cart.promo && { ...one.cart.promo, lines: expect.anything() },
      total: one.cart.total,
    },
  });
  const loser = first.kind === 'ok' ? two : one;
  const left = await carts.display(loser.session, reader);
  expect(left).toMatchObject({ answer: { cart: { promo: { refusal: { reason: 'used' } } } } });
});
