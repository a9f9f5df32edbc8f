import { type Language, pathOf } from '@shop/domain';
import { approvedCard, contact, payAt } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { adding, builderPath, choosePark, openTicket, pickDay } from '@shop/test/strip-walk';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';

const shop = await startBff();
afterAll(() => shop.stop());

interface Way {
  readonly language: Language;
  readonly update: string;
  readonly three: string;
  readonly two: string;
  readonly builder: string;
  readonly order: RegExp;
}

const ways: readonly Way[] = [
  {
    language: 'es',
    update: 'Actualizar',
    three: 'Paquete de 3 boletos',
    two: 'Paquete de 2 boletos',
    builder: 'Cambiar los parques del paquete',
    order: /^\/es\/orden\/TQ-/,
  },
  {
    language: 'en',
    update: 'Update',
    three: 'Package of 3 tickets',
    two: 'Package of 2 tickets',
    builder: 'Change the parks of the package',
    order: /^\/en\/order\/TQ-/,
  },
  {
    language: 'pt',
    update: 'Atualizar',
    three: 'Pacote de 3 ingressos',
    two: 'Pacote de 2 ingressos',
    builder: 'Mudar os parques do pacote',
    order: /^\/pt\/pedido\/TQ-/,
  },
];

const pathTo = (name: 'cart' | 'checkout', language: Language) =>
  pathOf({ name, params: {} }, language);

const parks = ['bruma', 'guarida', 'ojos-de-agua'] as const;
const names = ['Bruma', 'Guarida', 'Ojos de Agua'];

/** Somebody who sees amounts in pesos, whatever his language. */
function somebody(): Visitor {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  return visitor;
}

/** Two adults and a child for three parks, each by its own ticket of the strip. */
async function build(visitor: Visitor, { language, update }: Way): Promise<Walk> {
  let page = await Walk.open(visitor, builderPath(language));
  for (const [at, slug] of parks.entries()) {
    if (at > 0) page = await openTicket(page, at + 1);
    page = await pickDay(await choosePark(page, slug), 2 * at + 1);
  }
  return page.press(update, { time: '08:00', children: '1' });
}

async function filledCart(visitor: Visitor, { language }: Way) {
  const { view } = await visitor.look('cart', pathTo('cart', language));
  if (view.kind !== 'filled') throw new Error(view.kind);
  return view;
}

/** What the operator sold, without what is each order's own. */
async function orderAt(id: string): Promise<unknown> {
  const { cartUrl, tokens } = shop.sandbox;
  const headers = {
    authorization: `Bearer ${tokens.cart}`,
    PrefixProject: 'taquilla',
    SiteCode: 'TQ',
  };
  const text = await (await fetch(`${cartUrl}/xapi/orders/${id}`, { headers })).text();
  const own = ['Id', 'CreatedAt', 'Reference', 'Language', 'PaymentId', 'PackageId', 'Code'];
  return JSON.parse(text, (name, value: unknown) => (own.includes(name) ? name : value));
}

const sold: unknown[] = [];

describe.each(ways)('with forms and links alone, in $language', (way) => {
  it('puts three parks together, pays once, and has the tickets of all', async () => {
    const visitor = somebody();
    const page = await build(visitor, way);
    const { summary, meter } = (await visitor.look('builder', page.address)).view;
    expect([summary.priced, summary.saved?.percent, meter?.percent]).toEqual([3, 20, 20]);
    expect(summary.blocked).toBeUndefined();
    expect(page.at('summary')).toContain(summary.total?.now.spoken);

    const cart = await page.press(adding);
    expect([cart.status, cart.address.split('?')[0]]).toEqual([200, pathTo('cart', way.language)]);
    expect(cart.text).toContain(way.three);
    const { lines, packages, totals, count } = await filledCart(visitor, way);
    expect([lines.length, packages.length, count]).toEqual([0, 1, 3]);
    expect(packages[0]?.lines.map(({ name }) => name)).toEqual(names);
    expect([packages[0]?.total, totals.total]).toEqual([summary.total, summary.total]);

    const checkout = await cart.follow(({ href }) => href === pathTo('checkout', way.language));
    const provider = await checkout.press(
      { action: '/api/checkout' },
      { ...contact, method: 'VI' },
    );
    const paid = await Walk.open(visitor, await payAt(provider.address, approvedCard));
    expect(paid.address).toMatch(way.order);
    const { view } = await visitor.look('order', paid.address);
    expect([view.state, view.totals.total]).toEqual(['confirmed', summary.total]);
    expect(view.lines.map(({ name, vouchers }) => [name, vouchers.length])).toEqual(
      names.map((name) => [name, 3]),
    );
    expect((await visitor.see(pathTo('cart', way.language))).visitor.cartCount).toBe(0);
    sold.push(await orderAt(view.id));
  });

  it('changes the package that is in the cart, and takes it out', async () => {
    const visitor = somebody();
    const begun = await (await build(visitor, way)).press(adding);
    const [before] = (await filledCart(visitor, way)).packages;
    const form = await begun.follow(({ href }) => href === before?.edit);
    const strip = await form.follow(({ name }) => name === way.builder);
    const shown = (await visitor.look('builder', strip.address)).view;
    expect(shown.slots.map(({ state }) => state)).toEqual(['dated', 'dated', 'dated', 'empty']);
    expect(shown.people.map(({ quantity }) => quantity)).toEqual([2, 1, 0]);
    expect(shown.summary.total).toEqual(before?.total);

    const fewer = await strip.follow(({ href }) => href.includes('drop=3'));
    const changed = await fewer.press(adding);
    expect(changed.text).toContain(way.two);
    const { packages, lines, count } = await filledCart(visitor, way);
    expect(packages.map(({ id }) => id)).toEqual([before?.id]);
    expect(packages[0]?.lines.map(({ name }) => name)).toEqual(names.slice(0, 2));
    expect([lines.length, count]).toEqual([0, 2]);

    const empty = await changed.press({ action: '/api/cart/packages/remove' });
    expect(empty.html).not.toContain(`aria-label="${way.two}"`);
    const { view, visitor: seen } = await visitor.look('cart', pathTo('cart', way.language));
    expect([view.kind, seen.cartCount]).toEqual(['empty', 0]);
  });
});

it('sells the same in each language, but for ids and time', () => {
  const [spanish, ...others] = sold;
  expect(spanish).toMatchObject({
    Status: 'CONFIRMED',
    Items: parks.map((Slug) => ({ Slug, Tier: 'combo20', PackageId: 'PackageId' })),
  });
  expect(others).toEqual([spanish, spanish]);
});
