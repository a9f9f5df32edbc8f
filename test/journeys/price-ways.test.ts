import type { BuyView, CartLineView, CartView, SkippedView } from '@shop/ports/screens';
import { fillCart, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';

const shop = await startBff();
afterAll(() => shop.stop());

const pages = [
  '/es/entrada-bruma/',
  '/en/ticket-guarida/',
  '/pt/passeio-ojos-de-agua/',
  '/es/comprar-mi-entrada/',
];

/** The page of a park on the first day that it can be had, with all that has to be chosen. */
async function soonAt(visitor: Visitor, path: string): Promise<string> {
  const page = await visitor.look('buy', path);
  const [day = ''] = sellableDays(page);
  const { view } = await visitor.look('buy', `${path}?date=${day}`);
  const open = view.times?.find(({ status }) => status !== 'SOLD_OUT' && status !== 'CLOSED');
  return `${path}?date=${day}&adults=2${open ? `&time=${open.time}` : ''}`;
}

function lineOf({ summary }: BuyView) {
  if (summary.kind !== 'priced') throw new Error(`it is ${summary.kind}`);
  return summary.line;
}

type Story = Pick<ReturnType<typeof lineOf>, 'units'>;
const rulesOf = ({ units }: Story) => units.flatMap(({ steps }) => steps.map(({ rule }) => rule));

const waysIn = (skipped: readonly SkippedView[]) =>
  skipped.flatMap(({ rule, way }) => (way ? [{ rule, ...way }] : []));

/** The rules that act on each ticket once the link was followed. */
async function rulesAt(visitor: Visitor, href: string, kind: string) {
  if (kind !== 'parks') return [rulesOf(lineOf((await visitor.look('buy', href)).view))];
  const { summary } = (await visitor.look('builder', href)).view;
  expect([summary.blocked, summary.problem]).toEqual([undefined, undefined]);
  return summary.parts.map(({ story }) => [story?.tier?.rule]);
}

describe.each(pages)('a near day on %s', (path) => {
  it('has links that get whoever follows them the rule, and a reason for each rule', async () => {
    const visitor = shop.visitor();
    const address = await soonAt(visitor, path);
    const line = lineOf((await visitor.look('buy', address)).view);
    const page = await Walk.open(visitor, address);
    const ways = waysIn(line.skipped);
    const isFlagship = path.includes('comprar');
    expect(ways.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(isFlagship ? ['combo', 'child'] : ['combo', 'longAdvance', 'child']),
    );
    for (const { rule, kind, href } of ways) {
      expect(rulesOf(line)).not.toContain(rule);
      const followed = await page.follow((link) => link.href === href);
      expect(followed.status).toBe(200);
      const all = await rulesAt(visitor, followed.address, kind);
      expect(all).toHaveLength(kind === 'parks' ? 3 : 1);
      for (const rules of all) expect(rules).toContain(rule);
    }
    const reasons = line.skipped.map(({ rule, reason }) => `${rule}: ${reason}`);
    expect(reasons).toContain(isFlagship ? 'advance: flagship' : 'longAdvance: tooSoon');
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});

it('puts the package of such a link into the cart, as it stands there', async () => {
  const visitor = shop.visitor();
  const address = await soonAt(visitor, '/es/entrada-bruma/');
  const line = lineOf((await visitor.look('buy', address)).view);
  const way = waysIn(line.skipped).find(({ kind }) => kind === 'parks');
  const builder = await Walk.open(visitor, way?.href ?? '');
  await builder.press({ action: '/api/cart/packages' });
  const { view } = await visitor.look('cart', '/es/carrito/');
  if (view.kind !== 'filled') throw new Error(`the cart is ${view.kind}`);
  expect(view.packages[0]?.lines.map(({ summary }) => summary.tier?.rule)).toEqual([
    'combo',
    'combo',
    'combo',
  ]);
});

const linesOf = (view: CartView): readonly CartLineView[] =>
  view.kind === 'filled' ? [...view.lines, ...view.packages.flatMap(({ lines }) => lines)] : [];

it('moves a line of the cart to a day with a discount, by its link and one press', async () => {
  const visitor = shop.visitor();
  const path = '/es/entrada-bruma/';
  const [day = ''] = sellableDays(await visitor.look('buy', path));
  await fillCart(visitor, path, day);
  const cart = await Walk.open(visitor, '/es/carrito/');
  const [line] = linesOf((await visitor.look('cart', '/es/carrito/')).view);
  const ways = waysIn(line?.summary.skipped ?? []);
  const later = ways.find(({ rule }) => rule === 'longAdvance');
  expect(ways.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['day', 'child']));
  const page = await cart.follow(({ href }) => href === later?.href);
  await page.press({ action: '/api/cart/items/change' });
  const [moved] = linesOf((await visitor.look('cart', '/es/carrito/')).view);
  expect([moved?.id, moved?.summary.tier?.rule]).toEqual([line?.id, 'longAdvance']);
  expect(rulesOf(moved?.summary ?? { units: [] })).toContain('longAdvance');
});

it('leads from a package of two in the cart to one of three', async () => {
  const visitor = shop.visitor();
  const start = await soonAt(visitor, '/es/entrada-bruma/');
  const line = lineOf((await visitor.look('buy', start)).view);
  const three = waysIn(line.skipped).find(({ kind }) => kind === 'parks')?.href ?? '';
  const two = new URLSearchParams(three.split('?')[1]);
  const [first = '', second = ''] = two.getAll('part');
  const strip = `/es/arma-tu-paquete/?part=${first}&part=${second}&adults=2`;
  await (await Walk.open(visitor, strip)).press({ action: '/api/cart/packages' });
  const parts = linesOf((await visitor.look('cart', '/es/carrito/')).view);
  expect(parts).toHaveLength(2);
  const way = waysIn(parts[0]?.summary.skipped ?? []).find(({ kind }) => kind === 'parks');
  const cart = await Walk.open(visitor, '/es/carrito/');
  const builder = await cart.follow(({ href }) => href === way?.href);
  await builder.press({ action: '/api/cart/packages' });
  const after = linesOf((await visitor.look('cart', '/es/carrito/')).view);
  expect(after.map(({ summary }) => summary.tier?.rule)).toEqual(['combo', 'combo', 'combo']);
});
