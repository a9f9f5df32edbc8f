import {
  Backend,
  type BackendOptions,
  HttpCartGateway,
  HttpCatalogueGateway,
  HttpNewsletterGateway,
  HttpOrdersGateway,
  HttpPaymentGateway,
} from '@shop/adapters/http';
import { MemoryReporter } from '@shop/adapters/memory';
import { type Choice, isSame, type Payment, sum } from '@shop/domain';
import type { Asked, KeptCart, Written } from '@shop/ports/backends';
import { aChoice } from '@shop/test/a-choice';
import { aContact } from '@shop/test/an-order';
import { startSandbox } from '@shop/test/start-sandbox';

/** A Friday, 10 in the morning in the park. */
const sandbox = await startSandbox({ now: new Date('2026-11-20T15:00:00Z') });
const reporter = new MemoryReporter();

function backendOf(baseUrl: string, token: string, headers: BackendOptions['headers'] = {}) {
  return new Backend({
    name: baseUrl,
    baseUrl,
    headers: { authorization: `Bearer ${token}`, ...headers },
    deadlineMs: 5000,
    concurrency: 8,
    queue: 8,
    report: reporter,
  });
}

const site = { PrefixProject: 'taquilla', SiteCode: 'TQ' };
const cartApi = backendOf(sandbox.cartUrl, sandbox.tokens.cart, site);
const paymentApi = backendOf(sandbox.paymentUrl, sandbox.tokens.payment);
const newsletterApi = backendOf(sandbox.newsletterUrl, sandbox.tokens.newsletter);
afterAll(async () => {
  await cartApi.stop();
  await paymentApi.stop();
  await newsletterApi.stop();
  await sandbox.stop();
});

const carts = new HttpCartGateway(cartApi);
const catalogue = new HttpCatalogueGateway(cartApi);
const reader = { language: 'es', layout: 'desktop' } as const;
const orders = new HttpOrdersGateway({ reads: cartApi, writes: cartApi });
const payments = new HttpPaymentGateway({ reads: paymentApi, writes: paymentApi });
const newsletter = new HttpNewsletterGateway(newsletterApi, sandbox.newsletterAccount);

const answerOf = <Answer>(asked: Asked<Answer>): Answer => {
  if (asked.kind !== 'ok')
    throw new Error(`no answer: ${JSON.stringify([asked, reporter.reports])}`);
  return asked.answer;
};
const stateOf = <State>(written: Written<State>): State => {
  if (written.kind !== 'ok')
    throw new Error(`not written: ${JSON.stringify([written, reporter.reports])}`);
  return written.state;
};

let counter = 0;
const key = () => `key-of-the-tests-${(counter += 1)}`;

const choice = aChoice({ day: '2026-12-12', people: { ADULT: 2, CHILD: 1, INFANT: 1 } });
const begin = async (wanted: Choice = choice): Promise<KeptCart> =>
  stateOf(await carts.add(undefined, wanted, 'MXN', 'es', key()));

const place = (kept: KeptCart, reference: string, total = kept.cart.total) =>
  orders.place(
    { session: kept.session, contact: aContact(), language: 'es', total, reference },
    `${reference}:order`,
  );

const pay = (kept: KeptCart, reference: string) =>
  payments.begin(
    {
      amount: kept.cart.total,
      method: 'VI',
      reference,
      returnUrl: 'http://localhost:3000/es/orden/1/',
      language: 'es',
      description: 'Coralibrí',
    },
    `${reference}:pay`,
  );

/** What a visitor does on the provider's page. */
async function payWith(payment: Payment, number: string): Promise<Response> {
  const page = new URL(payment.nextAction ?? '', sandbox.url);
  const local = `${sandbox.url}${page.pathname}${page.search}`;
  const form = { number, expiry: '12/30', cvc: '123', name: 'Ana Ruiz' };
  return fetch(local, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

const goodCard = '4242424242424242';

describe('the shopping-cart API of the sandbox', () => {
  it('lists sixteen products, each with a calendar and a price', async () => {
    const products = answerOf(await catalogue.products());
    expect(products).toHaveLength(16);
    for (const { slug } of products) {
      const days = answerOf(await catalogue.calendar(slug, '2026-12', 'MXN'));
      expect(days).toHaveLength(31);
      expect(days.some(({ priceFrom }) => priceFrom)).toBe(true);
    }
    expect(answerOf(await catalogue.pricesFrom('JPY')).size).toBe(16);
    expect(await catalogue.calendar('nowhere', '2026-12', 'MXN')).toEqual({ kind: 'unknown' });
  });

  it('quotes what the cart then asks', async () => {
    const question = { ...choice, currency: 'MXN' } as const;
    const quote = answerOf(await catalogue.quote(question));
    const { cart } = await begin();
    expect(quote.total).toEqual(cart.total);
    expect(quote.extraPrices.length).toBeGreaterThan(0);
    expect(await catalogue.quote({ ...question, slug: 'nowhere' })).toEqual({ kind: 'unknown' });
  });

  it('keeps, changes, prices anew and forgets a cart', async () => {
    const kept = await begin();
    const { session } = kept;
    expect(await carts.cartOf(session, reader)).toEqual({
      kind: 'found',
      cart: { productCount: 1, withErrors: false, currency: 'MXN' },
    });
    expect(answerOf(await carts.display(session, { ...reader, language: 'en' }))).toEqual(kept);
    const line = kept.cart.lines[0]?.id ?? '';
    const three = { ...choice, people: { ADULT: 3, CHILD: 0, INFANT: 0 } };
    const changed = stateOf(await carts.change(session, line, three, 'es', key()));
    expect(changed.cart.lines).toMatchObject([{ id: line, people: three.people }]);
    const dollars = stateOf(await carts.setCurrency(session, 'USD', 'es', key()));
    expect(dollars.cart.total.currency).toBe('USD');
    const bare = stateOf(await carts.remove(session, line, 'es', key()));
    expect(bare.cart.lines).toEqual([]);
    expect(await carts.drop(session, bare.cart.id)).toEqual({ kind: 'ok', state: undefined });
    expect(await carts.display(session, reader)).toEqual({ kind: 'unknown' });
    expect(await carts.cartOf(session, reader)).toMatchObject({ kind: 'failed' });
    expect(await carts.drop(session, bare.cart.id)).toEqual({ kind: 'ok', state: undefined });
  });

  it('gives the same key the first answer', async () => {
    const again = key();
    const first = await carts.add(undefined, choice, 'MXN', 'es', again);
    expect(await carts.add(undefined, choice, 'MXN', 'es', again)).toEqual(first);
    const other = { ...choice, day: undefined };
    expect(await carts.add(undefined, other, 'MXN', 'es', again)).toMatchObject({ kind: 'failed' });
  });

  it.each<[string, Partial<Choice>]>([
    ['duplicate', { slug: 'copalera' }],
    ['duplicate', { slug: 'laguna-nacar-tarde', day: '2026-12-15' }],
    ['unknownProduct', { slug: 'nowhere' }],
    ['pastDay', { day: '2026-11-01' }],
    ['farDay', { day: '2028-11-20' }],
    ['closedDay', { slug: 'copalera', day: '2026-12-13' }],
    ['noSchedule', { slug: 'barlovento', day: '2026-12-15' }],
    ['nobody', { people: { ADULT: 0, CHILD: 0, INFANT: 0 } }],
    ['tooMany', { people: { ADULT: 21, CHILD: 0, INFANT: 0 } }],
    ['adultNeeded', { people: { ADULT: 0, CHILD: 1, INFANT: 0 } }],
    [
      'infantsNotAdmitted',
      { slug: 'ojos-de-agua', time: '08:00', people: { ADULT: 1, CHILD: 0, INFANT: 1 } },
    ],
    ['extrasExclude', { slug: 'bruma', day: '2026-12-16', extras: ['food', 'transportWithFood'] }],
    ['noComponent', { slug: 'gran-ceiba-total', day: '2026-12-16' }],
  ])('says %s to %j', async (refusal, differs) => {
    const { session, cart } = await begin();
    const written = await carts.add(session, { ...choice, ...differs }, 'MXN', 'es', key());
    expect(written).toMatchObject({ kind: 'refused', refusal });
    if (refusal === 'duplicate') expect(written).toMatchObject({ line: cart.lines[0]?.id });
  });

  it('refuses what is not there', async () => {
    const { session } = await begin();
    const unknownLine = { kind: 'refused', refusal: 'unknownLine' };
    expect(await carts.change(session, 'line-9', choice, 'es', key())).toEqual(unknownLine);
    expect(await carts.remove(session, 'line-9', 'es', key())).toEqual(unknownLine);
    expect(await orders.order('TQ-0000-0000')).toEqual({ kind: 'unknown' });
    expect(await payments.payment('nobody')).toEqual({ kind: 'unknown' });
    expect(await payments.paymentOf('nobody')).toEqual({ kind: 'unknown' });
  });
});

describe('a purchase', () => {
  it('goes from a cart to vouchers', async () => {
    const reference = 'purchase-whole-way';
    const kept = await begin({ ...choice, extras: ['photo'] });
    const order = stateOf(await place(kept, reference));
    expect(order).toMatchObject({ status: 'ON_HOLD', contact: aContact(), total: kept.cart.total });
    expect(stateOf(await place(kept, reference))).toEqual(order);

    const begun = stateOf(await pay(kept, reference));
    expect(stateOf(await pay(kept, reference))).toEqual(begun);
    expect(begun).toMatchObject({ status: 'REQUIRES_ACTION', amount: kept.cart.total, reference });
    expect(await orders.confirm(order.id, begun.id, key())).toMatchObject({ kind: 'failed' });

    const paid = await payWith(begun, goodCard);
    expect(paid.status).toBe(303);
    const back = new URL(paid.headers.get('location') ?? '');
    expect([back.origin, back.searchParams.get('payment')]).toEqual([
      'http://localhost:3000',
      begun.id,
    ]);
    expect(answerOf(await payments.paymentOf(reference)).status).toBe('CAPTURED');

    const confirmed = stateOf(await orders.confirm(order.id, begun.id, `${reference}:confirm`));
    expect(confirmed.status).toBe('CONFIRMED');
    const vouchers = confirmed.lines.flatMap((line) => line.vouchers);
    expect(vouchers.map(({ unit }) => unit).sort()).toEqual(['ADULT', 'ADULT', 'CHILD', 'INFANT']);
    const units = confirmed.lines.flatMap((line) => line.units.map(({ amount }) => amount));
    const worth = vouchers.map(({ amount }) => amount);
    expect(isSame(sum(worth, 'MXN'), sum(units, 'MXN'))).toBe(true);
    expect(await orders.confirm(order.id, begun.id, `${reference}:confirm`)).toEqual({
      kind: 'ok',
      state: confirmed,
    });
    expect(answerOf(await orders.order(order.id))).toEqual(confirmed);
    expect(await carts.display(kept.session, reader)).toEqual({ kind: 'unknown' });
  });

  it('takes no money on a declined card', async () => {
    const kept = await begin();
    const begun = stateOf(await pay(kept, 'purchase-declined'));
    await payWith(begun, '4000000000000002');
    expect(answerOf(await payments.payment(begun.id)).status).toBe('DECLINED');
    expect(await payments.refund(begun.id, key())).toMatchObject({ kind: 'failed' });
  });

  it('gives the money back when the order is lost', async () => {
    const reference = 'purchase-refunded';
    const kept = await begin();
    const order = stateOf(await place(kept, reference));
    const begun = stateOf(await pay(kept, reference));
    await payWith(begun, goodCard);
    expect(stateOf(await orders.cancel(order.id, key())).status).toBe('CANCELLED');
    expect(await orders.confirm(order.id, begun.id, key())).toMatchObject({ kind: 'failed' });
    const again = `${reference}:refund`;
    expect(stateOf(await payments.refund(begun.id, again)).status).toBe('REFUNDED');
    expect(stateOf(await payments.refund(begun.id, again)).status).toBe('REFUNDED');
  });

  it('is refused when the total changed, or nothing is there to buy', async () => {
    const kept = await begin();
    const other = { amount: kept.cart.total.amount + 1, currency: kept.cart.currency };
    const changed = await place(kept, 'purchase-changed', other);
    expect(changed).toEqual({ kind: 'failed', reason: 'rejected' });
    const line = kept.cart.lines[0]?.id ?? '';
    const bare = stateOf(await carts.remove(kept.session, line, 'es', key()));
    const cartEmpty = { kind: 'refused', refusal: 'cartEmpty' };
    expect(await place(bare, 'purchase-empty')).toEqual(cartEmpty);
    expect(await place({ ...bare, session: 'gone' }, 'purchase-gone')).toEqual(cartEmpty);
  });
});

describe('a subscription', () => {
  const reader = { name: 'Ana', lastName: 'Ruiz', email: 'ana@mail.example', country: 'MX' };

  it('is taken once for an address, and again for the same key', async () => {
    const first = key();
    expect(await newsletter.subscribe(reader, 'es', first)).toEqual({ kind: 'done' });
    expect(await newsletter.subscribe(reader, 'es', first)).toEqual({ kind: 'done' });
    const loud = { ...reader, email: 'ANA@MAIL.EXAMPLE' };
    expect(await newsletter.subscribe(loud, 'es', key())).toEqual({
      kind: 'refused',
      code: 'newsletterDuplicate',
      field: 'email',
    });
  });

  it.each([
    ['name', 'firstNameFormat', { name: 'a\nb' }],
    ['lastName', 'lastNameFormat', { lastName: '' }],
    ['email', 'emailWrong', { email: 'ana@' }],
    ['country', 'countryFormat', { country: 'QB' }],
  ])('is refused at %s with %s', async (field, code, differs) => {
    const odd = { ...reader, email: 'eva@mail.example', ...differs };
    const refused = { kind: 'refused', code, field };
    expect(await newsletter.subscribe(odd, 'pt', key())).toEqual(refused);
  });

  it.each([
    ['origin', 'newsletterSite'],
    ['mid', 'newsletterOther'],
  ])('is refused to a shop of another %s', async (name, code) => {
    const account = { ...sandbox.newsletterAccount, [name]: 'somebody' };
    const stranger = new HttpNewsletterGateway(newsletterApi, account);
    const refused = { kind: 'refused', code, field: 'page' };
    expect(await stranger.subscribe(reader, 'es', key())).toEqual(refused);
  });
});

describe('a bad day of the sandbox', () => {
  afterEach(() => sandbox.faults.clear());

  it('ends in an answer, and in the first answer once the key is sent again', async () => {
    const kept = await begin();
    sandbox.faults.add({ api: 'cart', method: 'POST', mode: 'dropAfterCommit', times: 1 });
    const lost = await place(kept, 'purchase-lost');
    expect(lost).toEqual({ kind: 'failed', reason: 'unavailable' });
    const found = stateOf(await place(kept, 'purchase-lost'));
    expect(found.status).toBe('ON_HOLD');
  });

  it.each([
    ['down', 'unavailable'],
    ['nonsense', 'malformed'],
    ['dropBefore', 'unavailable'],
  ] as const)('%s is %s', async (mode, reason) => {
    sandbox.faults.add({ api: 'cart', mode });
    expect(await catalogue.products()).toEqual({ kind: 'failed', reason });
  });
});

it('reports no answer of the sandbox as malformed but the nonsense it was told to send', () => {
  const odd = reporter.reports.filter(
    ({ event }) => event === 'backend-malformed' || event === 'backend-left-out',
  );
  expect(odd).toMatchObject([{ at: '(content-type)' }]);
});
