import { Backend, HttpCartGateway } from '@shop/adapters/http';
import { type Choice, type DisplayCart, money } from '@shop/domain';
import type { KeptCart, Refusal } from '@shop/ports/backends';
import { aChoice } from '@shop/test/a-choice';
import { aDisplayCart } from '@shop/test/a-display-cart';
import { silence } from '@shop/test/fake-backend';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { toldBackend } from '@shop/test/told-backend';
import { wireCart, wireError } from '@shop/test/wire-replies';

const { upstream, backend } = await toldBackend('cart');

const http = new HttpCartGateway(backend);
const known = aDisplayCart();

const query = (session: string, language = 'ES') =>
  `Language=${language}&SessionId=${session}&Mobile=false&IncludeAmountsUSD=false`;
const path = '/xapi/shopping-cart';
const items = `${path}/items`;
const reader = { language: 'es', layout: 'desktop' } as const;

const kept = (cart: DisplayCart, session = 'known'): KeptCart => ({ session, cart });

describe('the http cart gateway', () => {
  it('shows the whole cart, every amount in minor units', async () => {
    upstream.reply(`${path}-for-display?${query('known')}`, 200, wireCart(kept(known)));
    expect(await http.display('known', reader)).toEqual({ kind: 'ok', answer: kept(known) });
  });

  it('names the line that a choice conflicts with', async () => {
    upstream.reply(`POST ${items}`, 409, wireError('DUPLICATE_PRODUCT', 'line-1'));
    const written = await http.add('known', aChoice(), 'MXN', 'es', 'twice');
    expect(written).toEqual({ kind: 'refused', refusal: 'duplicate', line: 'line-1' });
  });

  it.each<[string, Refusal]>([
    ['DUPLICATE_PRODUCT', 'duplicate'],
    ['CART_LIMIT', 'cartFull'],
    ['NO_AVAILABILITY', 'noAvailability'],
    ['DAY_CLOSED', 'closedDay'],
    ['DAY_PAST', 'pastDay'],
    ['DAY_TOO_FAR', 'farDay'],
    ['NO_SCHEDULE', 'noSchedule'],
    ['UNKNOWN_PRODUCT', 'unknownProduct'],
    ['NO_UNITS', 'nobody'],
    ['TOO_MANY_UNITS', 'tooMany'],
    ['ADULT_REQUIRED', 'adultNeeded'],
    ['INFANTS_NOT_ADMITTED', 'infantsNotAdmitted'],
    ['UNKNOWN_EXTRA', 'unknownExtra'],
    ['EXTRAS_EXCLUDE', 'extrasExclude'],
    ['NO_COMPONENT', 'noComponent'],
    ['UNKNOWN_PICKUP', 'unknownPickup'],
    ['CART_EMPTY', 'cartEmpty'],
    ['LINE_UNAVAILABLE', 'lineUnavailable'],
    ['UNKNOWN_LINE', 'unknownLine'],
  ])('maps %s to %s', async (code, refusal) => {
    upstream.reply(`PATCH ${items}/refused`, 422, wireError(code));
    const written = await http.change('known', 'refused', aChoice(), 'es', 'key');
    expect(written).toEqual({ kind: 'refused', refusal });
  });

  it.each([
    ['a code it does not know', 409, wireError('NEW_RULE'), 'rejected'],
    ['a key used for another body', 422, wireError('IDEMPOTENCY_MISMATCH'), 'rejected'],
    ['a twin still under way', 409, wireError('IN_PROGRESS'), 'unavailable'],
    ['a wrong token', 401, wireError('UNAUTHORIZED'), 'rejected'],
    ['an upstream that is down', 503, '', 'unavailable'],
    ['silence', silence, '', 'timeout'],
  ] as const)('treats %s as a failure', async (_, status, body, reason) => {
    upstream.reply(`PATCH ${items}/odd`, status, body);
    const written = await http.change('known', 'odd', aChoice(), 'es', 'key');
    expect(written).toEqual({ kind: 'failed', reason });
  });

  it('sends the choice, the key and nothing about prices', async () => {
    upstream.reply(`POST ${items}`, 201, wireCart(kept(known, 'session-new')));
    const nameOnTicket = 'Ana Ruiz';
    const chosen = { day: undefined, extras: ['food'], components: [7], nameOnTicket } as const;
    const choice: Choice = aChoice(chosen);
    await http.add(undefined, choice, 'MXN', 'pt', 'key-7');
    const sent = upstream.seen.at(-1);
    expect(sent?.headers['idempotency-key']).toBe('key-7');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      SessionId: null,
      Language: 'PT',
      Currency: 'MXN',
      Slug: 'laguna-nacar',
      Date: null,
      StartTime: null,
      Units: { ADULT: 2, CHILD: 0, INFANT: 0 },
      Extras: ['food'],
      ComponentIds: [7],
      NameOnTicket: 'Ana Ruiz',
    });
  });

  it('treats a missing cart as dropped', async () => {
    upstream.reply(`DELETE ${path}`, 404, wireError('NOT_FOUND'));
    expect(await http.drop('gone', 'cart-9')).toEqual({ kind: 'ok', state: undefined });
  });

  const count = { ProductCount: 2, WithErrors: true, Currency: { Id: 1, IsoCode: 'USD' } };
  const { ProductCount, WithErrors, Currency } = count;
  it.each([
    ['at the top', count],
    ['under Cart', { Currency, Cart: { ProductCount, WithErrors } }],
    ['in both places', { Currency, WithErrors, Cart: { ProductCount } }],
  ])('reads a count with error flag %s', async (_, body) => {
    upstream.reply(`${path}?${query('counted')}`, 200, body);
    expect(await http.cartOf('counted', reader)).toEqual({
      kind: 'found',
      cart: { productCount: 2, withErrors: true, currency: 'USD' },
    });
  });

  it('treats a count without an error flag as one without errors', async () => {
    upstream.reply(`${path}?${query('flagless')}`, 200, { ProductCount, Currency });
    expect(await http.cartOf('flagless', reader)).toEqual({
      kind: 'found',
      cart: { productCount: 2, withErrors: false, currency: 'USD' },
    });
  });

  it.each([
    ['any status but 200', 202, count],
    ['a body that is no JSON', 200, '<html>'],
    ['a count that is text', 200, { ...count, ProductCount: '2' }],
    ['a currency it cannot be', 200, { ...count, Currency: { IsoCode: 'dollar' } }],
    ['a currency of another shop', 200, { ...count, Currency: { IsoCode: 'CHF' } }],
    ['silence', silence, ''],
  ] as const)('treats %s as a failed cart', async (_, status, body) => {
    upstream.reply(`${path}?${query('odd')}`, status, body);
    expect(await http.cartOf('odd', reader)).toMatchObject({ kind: 'failed' });
  });

  const whole = wireCart(kept(known));
  const [item] = whole.Items;
  const [unit] = item?.Units ?? [];
  const withItem = (differs: object) => ({ ...whole, Items: [{ ...item, ...differs }] });
  const withPackage = (differs: object) => {
    const people = { ADULT: 2, CHILD: 0, INFANT: 0 };
    const pack = { Id: 'pk-1', Units: people, Items: [item], Amount: item?.Amount };
    return { ...whole, Items: [], Packages: [{ ...pack, ...differs }] };
  };
  const withoutAll = {
    SessionId: 'known',
    IdCart: 'cart-1',
    Currency: { IsoCode: 'MXN' },
    Items: [{ Id: 'line-1', Slug: 'laguna-nacar', Name: 'x', Units: [unit], Amount: item?.Amount }],
    Totals: { Total: whole.Totals.Total },
  };
  it.each([
    ['SOLD_OUT', 'soldOut'],
    ['CLOSED', 'closed'],
    ['EXPIRED', 'ended'],
    ['RAINED_OFF', 'ended'],
    [null, undefined],
  ])('reads why places are gone: %s', async (Reason, reason) => {
    const body = withItem({ Status: 'UNAVAILABLE', Reason });
    upstream.reply(`${path}-for-display?${query('known')}`, 200, body);
    const asked = await http.display('known', reader);
    const [line] = asked.kind === 'ok' ? asked.answer.cart.lines : [];
    expect([line?.status, line?.reason]).toEqual(['UNAVAILABLE', reason]);
  });

  it('names the layout, and requests dollars where they are shown', async () => {
    const mobile = `Language=PT&SessionId=known&Mobile=true&IncludeAmountsUSD=true`;
    const dollars = { ...whole, AmountsUSD: { Total: 245.05 } };
    upstream.reply(`${path}-for-display?${mobile}`, 200, dollars);
    const both = new HttpCartGateway(backend, true);
    const asked = await both.display('known', { language: 'pt', layout: 'mobile' });
    expect(asked).toMatchObject({ answer: { cart: { totalUSD: money(24_505, 'USD') } } });
  });

  it('reads amounts given as strings like numbers', async () => {
    const asText = JSON.stringify(whole, (key, value: unknown) =>
      ['Amount', 'Original', 'Total', 'UnitPrice'].includes(key) ? String(value) : value,
    );
    const display = `${path}-for-display?${query('known')}`;
    upstream.reply(display, 200, asText);
    const asked = await http.display('known', reader);
    expect(asked).toMatchObject({ kind: 'ok' });
    upstream.reply(display, 200, JSON.stringify(whole));
    expect(asked).toEqual(await http.display('known', reader));
  });

  it.each([
    ['a status nobody agreed on', withItem({ Status: 'MAYBE' })],
    ['a tier nobody agreed on', withItem({ Tier: 'blackfriday' })],
    ['an add-on nobody agreed on', withItem({ Extras: [{ Code: 'pony', Amount: 10 }] })],
    ['a unit nobody agreed on', withItem({ Units: [unit, { Type: 'SENIOR', Quantity: 1 }] })],
    ['nothing said of add-ons, savings and time left', withoutAll],
    ['a time without a zone', { ...whole, ExpiresAt: '2026-11-20T15:20:00' }],
    ['an end that is no moment', { ...whole, ValidUntil: 'soon' }],
    ['an original below its amount', withItem({ Original: 1 })],
    ['dollars that can’t be read', { ...whole, AmountsUSD: { Total: 'much' } }],
  ])('shows a cart with %s and its amount', async (_, body) => {
    upstream.reply(`${path}-for-display?${query('known')}`, 200, body);
    const asked = await http.display('known', reader);
    expect(asked).toMatchObject({
      answer: { cart: { total: known.total, lines: [{ amount: known.total, status: 'HELD' }] } },
    });
  });

  it.each([
    ['a negative price', withItem({ Amount: -1 })],
    ['a price of words', withItem({ Amount: 'much' })],
    ['a fraction of a cent', withItem({ Amount: 4300.205 })],
    ['an amount beyond numbers', withItem({ Amount: 1e308 })],
    ['cents of a currency without', { ...whole, Currency: { Id: 16, IsoCode: 'JPY' } }],
    ['a currency named after a method', { ...whole, Currency: { IsoCode: 'toString' } }],
    ['a day that does not exist', withItem({ Date: '2026-02-30' })],
    ['the same unit twice', withItem({ Units: [unit, unit] })],
    ['a slug that is a path', withItem({ Slug: '../admin' })],
    ['no session', { ...whole, SessionId: '' }],
    [
      'a reach for the prototype',
      JSON.stringify(whole).replace('"Items"', '"__proto__":{},"Items"'),
    ],
  ])('refuses a cart with %s', async (_, body) => {
    upstream.reply(`${path}-for-display?${query('known')}`, 200, body);
    const asked = await http.display('known', reader);
    expect(asked).toEqual({ kind: 'failed', reason: 'malformed' });
  });

  it.each([
    ['a total that is not its lines', { Totals: { Total: 4300.19 } }],
    ['an original below the total', { Totals: { ...whole.Totals, Original: 1, Saved: 0 } }],
    ['an original below the amount of a line', withItem({ Original: 1 })],
    ['a saving that is none', { Totals: { ...whole.Totals, Saved: 1 } }],
    ['a package that is not its tickets', withPackage({ Amount: 4300.19 })],
    ['a package whose original is below its amount', withPackage({ Original: 1 })],
    ['a package with a saving that is none', withPackage({ Original: 4300.2, Saved: 1 })],
    ['a total that is not its packages', { ...withPackage({}), Totals: { Total: 4300.19 } }],
  ])('logs each time that a cart has %s, without an amount', async (_, differs) => {
    const reporter = new RecordingReporter();
    const told = new Backend({
      name: 'cart',
      baseUrl: upstream.url,
      deadlineMs: 1000,
      concurrency: 4,
      queue: 4,
      report: reporter,
    });
    const display = `${path}-for-display?${query('known')}`;
    upstream.reply(display, 200, { ...whole, ...differs });
    const gateway = new HttpCartGateway(told);
    const asked = [await gateway.display('known', reader), await gateway.display('known', reader)];
    await told.stop();
    const [first] = asked;
    const cart = first?.kind === 'ok' ? first.answer.cart : undefined;
    // The displayed saving is never negative.
    expect(cart && cart.original.amount - cart.saved.amount).toBe(cart?.total.amount);
    expect(cart?.saved.amount).toBeGreaterThanOrEqual(0);
    const events = reporter.reports.map(({ event }) => event);
    expect(events).toEqual(['backend-money-differs', 'backend-money-differs']);
    expect(JSON.stringify(reporter.reports)).not.toMatch(/\d\d/);
  });
});
