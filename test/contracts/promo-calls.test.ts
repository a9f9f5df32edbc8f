import { Backend, HttpCartGateway, HttpOrdersGateway } from '@shop/adapters/http';
import { money, subtract } from '@shop/domain';
import type { KeptCart, PackageWritten } from '@shop/ports/backends';
import { aChoice } from '@shop/test/a-choice';
import { aContact } from '@shop/test/an-order';
import { startSandbox } from '@shop/test/start-sandbox';

/** Its own clock: a Friday, 10:00 park time. */
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

const carts = new HttpCartGateway(backend);
const pesos = (amount: number) => money(amount, 'MXN');
const stateOf = (written: PackageWritten): KeptCart => {
  if (written.kind !== 'ok') throw new Error(`not written: ${JSON.stringify(written)}`);
  return written.state;
};
let counter = 0;
const key = () => `promo-key-${(counter += 1)}`;
const reader = { language: 'es', layout: 'desktop' } as const;

describe('the http cart gateway with the codes of the sandbox', () => {
  const begin = async (adults = 4) => {
    const people = { ADULT: adults, CHILD: 0, INFANT: 0 };
    const laguna = aChoice({ slug: 'laguna-nacar', day: '2027-01-12', people });
    const { session } = stateOf(await carts.add(undefined, laguna, 'MXN', 'es', key()));
    const bruma = aChoice({ slug: 'bruma', day: '2027-01-13', people });
    return stateOf(await carts.add(session, bruma, 'MXN', 'es', key()));
  };
  const enter = (session: string, code: string) => carts.addPromo(session, code, 'es', key());

  it('applies a percentage to the unit prices of its own lines', async () => {
    const { session, cart } = await begin();
    const after = stateOf(await enter(session, 'AGUACLARA')).cart;
    const [laguna, bruma] = after.lines;
    expect(after.promo).toMatchObject({ code: 'AGUACLARA', percent: 8, lines: [laguna?.id] });
    expect([laguna?.couponPercent, bruma]).toEqual([8, cart.lines[1]]);
    expect(subtract(cart.total, after.total)).toEqual(after.promo?.saved);
    expect(subtract(after.original, after.total)).toEqual(after.saved);
    expect(await carts.display(session, reader)).toMatchObject({ answer: { cart: after } });
  });

  it.each([
    ['nobody knows', 'NADIE', { refusal: 'promoUnknown' }],
    ['is yet to begin', 'ANA-VERANO10', { refusal: 'promoNotYet' }],
  ])('refuses a code that %s', async (_, code, refused) => {
    const { session, cart } = await begin();
    expect(await enter(session, code)).toEqual({ kind: 'refused', ...refused });
    expect(await carts.display(session, reader)).toMatchObject({ answer: { cart } });
  });

  it('reports the amount missing to a minimum', async () => {
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
});

it('orders with the code, and a personal code only once', async () => {
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
