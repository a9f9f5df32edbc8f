import {
  addDays,
  buyRoute,
  type Choice,
  choiceQuery,
  type CurrencyCode,
  type Language,
  packageDraftQuery,
  parkDayAt,
  parseMoney,
  pathOf,
  type Product,
} from '@shop/domain';
import type { LineSummaryView, OfferText, TotalsView } from '@shop/ports/screens';
import {
  type AnyLine,
  type AnyOrder,
  anyOrder,
  choiceOf,
  packageChoiceOf,
  packsOf,
  singleTicketsOf,
} from '@shop/test/any-order';
import { turns } from '@shop/test/corpus';
import { journeyLanguages } from '@shop/test/journey-languages';
import { approvedCard, checkOut, payAt } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { builderPath } from '@shop/test/builder-walk';
import type { Visitor } from '@shop/test/visitor';
import fc from 'fast-check';
import type { Content } from '../../backends/sandbox/src/engine/content.js';

/** Its own content: always open, with places for every order here. */
const boundless = (content: Content): Content => ({
  ...content,
  products: content.products.map((product) => ({
    ...product,
    capacity: 1_000_000,
    schedule: { ...product.schedule, weekdays: [1, 2, 3, 4, 5, 6, 7] },
  })),
  calendar: { ...content.calendar, closures: [], busyDays: [] },
});

const shop = await startBff({ adjust: boundless });
afterAll(() => shop.stop());
const products: readonly Product[] = shop.sandbox.content.products;

type Fields = Readonly<Record<string, string | string[]>>;

/** A line on a coming day, with the departure and activity that its product needs. */
function choiceFor(line: AnyLine): Choice {
  const { leadDays } = line.question;
  const { schedule, componentGroups } = line.product;
  const time = schedule.type === 'START_TIME' ? schedule.startTimes.at(-1) : undefined;
  const components = componentGroups.flatMap(({ components: [first] }) => first?.id ?? []);
  const day = leadDays === undefined ? undefined : addDays(parkDayAt(new Date()), leadDays + 1);
  // Tours have no open ticket, so the line gets a day of its own.
  const isOpen = day === undefined && schedule.type === 'OPENING_HOURS';
  const ownDay = addDays(parkDayAt(new Date()), 60 + products.indexOf(line.product));
  return { ...choiceOf(line, time, components), day: isOpen ? undefined : (day ?? ownDay) };
}

const fieldsOf = (query: URLSearchParams): Fields => {
  const names = [...new Set(query.keys())];
  const valuesOf = (name: string) => query.getAll(name);
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === 'extras' || name === 'part' ? valuesOf(name) : (query.get(name) ?? ''),
    ]),
  );
};

async function post(visitor: Visitor, path: string, fields: Fields): Promise<void> {
  const reply: unknown = await (await visitor.postJson(path, fields)).json();
  expect(reply).toMatchObject({ kind: 'done' });
}

let attempts = 0;
const anAttempt = () => `attempt-${(attempts += 1)}`;

/** Opens the page of a line and adds what it shows to the cart. */
async function buyLine(visitor: Visitor, line: AnyLine, language: Language) {
  const choice = choiceFor(line);
  const query = choiceQuery({ ...choice, isOpenTicket: choice.day === undefined, line: undefined });
  const path = pathOf(buyRoute(line.product), language);
  const { view } = await visitor.look('buy', `${path}?${query}`);
  if (view.summary.kind !== 'priced') throw new Error(JSON.stringify([path, view.summary]));
  const { slug } = line.product;
  const about = { path, slug, attempt: anAttempt() };
  await post(visitor, '/api/cart/items', { ...fieldsOf(query), ...about });
  return { slug, ...amountsOf(view.summary.line) };
}

/** The same for a package, whose page shows a total. */
async function buyPackage(visitor: Visitor, lines: readonly AnyLine[], language: Language) {
  const wanted = packageChoiceOf(lines, choiceFor);
  const query = packageDraftQuery({ ...wanted, slot: 0, editing: undefined });
  const path = builderPath(language);
  const { view } = await visitor.look('builder', `${path}?${query}`);
  const { total, parts } = view.summary;
  if (!total) throw new Error(JSON.stringify([String(query), view.summary]));
  await post(visitor, '/api/cart/packages', { ...fieldsOf(query), path, attempt: anAttempt() });
  return { total: textsOf(total), people: parts.map(({ amount }) => amount?.now.text) };
}

const textsOf = ({ before, now }: OfferText) => [before?.text, now.text];
const totalsIn = ({ total, saved }: TotalsView) => [...textsOf(total), saved?.text];

/** The amounts of a line, without words that depend on the language. */
const amountsOf = ({ units, extras, tier, total }: LineSummaryView) => ({
  units: units.map(({ unit, quantity, unitPrice, amount, steps }) => ({
    unit,
    quantity,
    price: textsOf(unitPrice),
    amount: amount.text,
    steps: steps.map(({ rule, percent, after }) => [rule, percent, after.text]),
  })),
  extras: extras.map(({ extra, quantity, amount }) => [extra, quantity, amount.text]),
  tier,
  total: textsOf(total),
});

/** One whole purchase; returns the prices of each page. */
async function purchase(order: AnyOrder, language: Language) {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', order.currency);
  const pathTo = (name: 'cart' | 'checkout') => pathOf({ name, params: {} }, language);
  const lines = [];
  for (const line of singleTicketsOf(order)) lines.push(await buyLine(visitor, line, language));
  const packages = [];
  for (const pack of packsOf(order)) packages.push(await buyPackage(visitor, pack, language));

  const cart = (await visitor.look('cart', pathTo('cart'))).view;
  if (cart.kind !== 'filled') throw new Error(cart.kind);
  const inPackages = cart.packages.flatMap((one) => one.lines);
  const checkout = (await visitor.look('checkout', pathTo('checkout'))).view;
  if (checkout.kind !== 'open') throw new Error(checkout.kind);
  const method = checkout.ways.find(({ code }) => code === 'CARD')?.code ?? '';
  const page = await checkOut(visitor, pathTo('checkout'), method);
  const back = await visitor.get(await payAt(page, approvedCard));
  const orderPage = back.headers.get('location');
  if (!orderPage) throw new Error(`${page} led to ${back.url}: ${back.status}`);
  const { view } = await visitor.look('order', orderPage);
  return {
    page: { lines, packages },
    cart: {
      lines: cart.lines.map(({ slug, summary }) => ({ slug, ...amountsOf(summary) })),
      packages: cart.packages.map(({ total, lines: parts }) => ({
        total: textsOf(total),
        people: parts.map(({ summary }) => peopleIn(summary, order.currency)),
      })),
    },
    kept: [...cart.lines, ...inPackages].map(({ summary }) => amountsOf(summary)),
    checkout: checkout.lines.map(({ summary }) => amountsOf(summary)),
    order: view.lines.map(({ summary }) => amountsOf(summary)),
    totals: [cart, checkout, view].map(({ totals }) => totalsIn(totals)),
  };
}

/** The people's amount of a part; the builder shows add-ons once for all parts. */
const peopleIn = ({ units }: LineSummaryView, currency: CurrencyCode) =>
  units.reduce((sum, { amount }) => sum + (parseMoney(amount.text, currency)?.amount ?? NaN), 0);

/** Rouble prices are for display only. */
const buyable = anyOrder(products).filter(
  ({ lines, currency }) => lines.length > 0 && currency !== 'RUB',
);

const everywhere = fc.asyncProperty(buyable, async (order) => {
  const all = [];
  for (const language of journeyLanguages) all.push(await purchase(order, language));
  const [one, ...others] = all;
  if (!one) throw new Error('no purchase');
  const { page, cart, kept, checkout, totals } = one;
  const packages = page.packages.map(({ total, people }) => ({
    total,
    people: people.map((text) => parseMoney(text ?? '', order.currency)?.amount),
  }));
  expect(cart).toEqual({ lines: page.lines, packages });
  expect([checkout, one.order]).toEqual([kept, kept]);
  expect(totals).toEqual([totals[0], totals[0], totals[0]]);
  for (const other of others) expect(other).toEqual(one);
});

it('shows one price on the page, in the cart, at the checkout and in the order, in every language', async () => {
  await fc.assert(everywhere, { numRuns: turns(100, 3), endOnFailure: true });
}, 1_800_000);
