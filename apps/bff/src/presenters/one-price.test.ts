import { FileContent } from '@shop/adapters/files';
import {
  MemoryCartGateway,
  MemoryCatalogueGateway,
  MemoryOrdersGateway,
  MemoryPaymentGateway,
  MemoryReporter,
} from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import {
  type DisplayCart,
  languages,
  type Money,
  momentOf,
  type Order,
  sum,
  zero,
} from '@shop/domain';
import type { Asked, Quote, Written } from '@shop/ports/backends';
import { aContact } from '@shop/test/an-order';
import {
  type AnyLine,
  type AnyOrder,
  anyOrder,
  choiceOf,
  looseOf,
  packageChoiceOf,
  packsOf,
  someProducts,
} from '@shop/test/any-order';
import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { LinePresenter, type LineToPresent } from './present-line.js';

const content = new FileContent('content');
const reporter = new MemoryReporter();
const presenter = new LinePresenter(content, reporter);

/** What a call came to; who is refused anything here has asked for the wrong thing. */
function answerOf<Answer>(asked: Asked<Answer>): Answer {
  if (asked.kind === 'ok') return asked.answer;
  throw new Error(JSON.stringify(asked));
}
function stateOf<State>(written: Written<State> | { readonly kind: 'unsupported' }): State {
  if (written.kind === 'ok') return written.state;
  throw new Error(JSON.stringify(written));
}

/** A shop that sells just the products of an order, at its prices. */
function shopOf({ lines, today, currency }: AnyOrder) {
  const clock = new FixedClock(momentOf(today, '10:00'));
  const prices = new Map(lines.map(({ product, question }) => [product.slug, question.listPrice]));
  const extras = new Map(
    lines.flatMap(({ question }) => question.extras.map(({ extra, price }) => [extra, price])),
  );
  const catalogue = new MemoryCatalogueGateway({
    products: someProducts,
    clock,
    listPrice: ({ slug }) => prices.get(slug),
    extraPrice: (extra) => extras.get(extra) ?? zero(currency),
  });
  const carts = new MemoryCartGateway(catalogue);
  const orders = new MemoryOrdersGateway(carts, new MemoryPaymentGateway(), clock);
  return { clock, catalogue, carts, orders };
}

/** A line as a page shows it before it is in a cart. */
const quoted = ({ product, day, question }: AnyLine, quote: Quote, parks: number) => ({
  slug: product.slug,
  units: quote.units.map((unit) => ({ ...unit, listPrice: quote.listPrice })),
  extraLines: quote.extraPrices
    .filter(({ extra }) => question.extras.some((chosen) => chosen.extra === extra))
    .map(({ price, ...extra }) => ({ ...extra, unitPrice: price })),
  original: quote.original,
  amount: quote.total,
  day,
  parksInPackage: parks,
});

type Shown = LineToPresent & { readonly slug: string };

interface Sale {
  readonly page: {
    readonly lines: readonly Shown[];
    readonly packages: readonly { readonly original: Money; readonly total: Money }[];
  };
  readonly cart: DisplayCart;
  readonly order: Order;
}

/** Asks for the price of everything, puts it in a cart, and orders what is in there. */
async function sell(order: AnyOrder): Promise<Sale> {
  const { catalogue, carts, orders } = shopOf(order);
  const { currency } = order;
  const lines: Shown[] = [];
  const packages: { original: Money; total: Money }[] = [];
  let session: string | undefined;
  for (const line of looseOf(order)) {
    const choice = choiceOf(line);
    lines.push(quoted(line, answerOf(await catalogue.quote({ ...choice, currency })), 1));
    const kept = stateOf(await carts.add(session, choice, currency, 'es', line.id));
    session = kept.session;
  }
  for (const pack of packsOf(order)) {
    const wanted = packageChoiceOf(pack);
    const quote = answerOf(await catalogue.quotePackage({ ...wanted, currency }));
    lines.push(
      ...pack.flatMap((line, at) => {
        const part = quote.parts[at];
        return part ? [quoted(line, part, pack.length)] : [];
      }),
    );
    packages.push(quote);
    const key = `package of ${pack[0]?.id}`;
    session = stateOf(await carts.addPackage(session, wanted, currency, 'es', key)).session;
  }
  const { cart } = answerOf(await carts.display(session ?? ''));
  const asked = { contact: aContact(), language: 'es', total: cart.total } as const;
  const request = { ...asked, session: session ?? '', reference: 'one' };
  const { id } = stateOf(await orders.place(request, 'order'));
  return { page: { lines, packages }, cart, order: answerOf(await orders.order(id)) };
}

/** What a language says in its own words, in JSON; left out afterwards, for asking of each value is slow. */
const ownWords = /"(?:spoken|name)":"(?:[^"\\]|\\.)*",?/g;

/** Lines as their screens write them, but for that. */
function written(lines: readonly Shown[], soldAt: Date, language: (typeof languages)[number]) {
  const views = lines.map((line) => {
    const product = someProducts.find(({ slug }) => slug === line.slug);
    return [line.slug, presenter.summary(line, product, soldAt, language)];
  });
  return JSON.stringify(views).replaceAll(ownWords, '');
}

const all = fc.asyncProperty(
  anyOrder().filter(({ lines }) => lines.length > 0),
  // Page, cart and order in a language each, all three of them: equal are the places and the languages.
  fc.shuffledSubarray([...languages], { minLength: languages.length }),
  async (order, [onPage = 'es', inCart = 'es', inOrder = 'es']) => {
    const { page, cart, order: placed } = await sell(order);
    const soldAt = momentOf(order.today, '10:00');
    const shown = written(page.lines, soldAt, onPage);
    expect(written(cart.lines, soldAt, inCart)).toBe(shown);
    expect(written(placed.lines, placed.createdAt, inOrder)).toBe(shown);
    const amounts = ({ original, total }: { original: Money; total: Money }) => [original, total];
    const sumOf = (part: 'original' | 'amount') =>
      sum(
        page.lines.map((line) => line[part]),
        order.currency,
      );
    const inAll = [sumOf('original'), sumOf('amount')];
    expect([amounts(cart), amounts(placed)]).toEqual([inAll, inAll]);
    expect(cart.packages.map(({ original, amount }) => [original, amount])).toEqual(
      page.packages.map(amounts),
    );
  },
);

it('has one price on the page, in the cart and in the order, the same in each language, and explains it', async () => {
  await fc.assert(all, { numRuns: turns(100_000, 1_500) });
  expect(reporter.reports).toEqual([]);
}, 1_800_000);
