import { type CartLine, type DisplayCart, errorText, type ParkDay, visitorOf } from '@shop/domain';
import { builderCatalogue, builderProducts, builderWithout, timeout } from '@shop/test/a-builder';
import { aCartLine, aDisplayCart } from '@shop/test/a-display-cart';
import type { CatalogueGateway } from '@shop/ports/backends';
import { LostLines } from './lost-lines.js';

/** A Friday, 10:00 in the parks. */
const now = new Date('2026-11-20T15:00:00Z');
const visitor = visitorOf({
  language: 'es',
  currency: 'MXN',
  isMobile: false,
  phoneCountry: undefined,
  theme: undefined,
  edgeCountry: undefined,
});

/** Two adults whose Saturday at Bruma is no longer available. */
const lost = (differs: Partial<CartLine> = {}): CartLine =>
  aCartLine({
    slug: 'bruma',
    day: '2026-12-12',
    status: 'UNAVAILABLE',
    reason: 'soldOut',
    ...differs,
  });

async function said(cart: Partial<DisplayCart>, catalogue: CatalogueGateway = builderCatalogue()) {
  return new LostLines(catalogue).of(aDisplayCart(cart), builderProducts, { visitor, now });
}

async function firstOf(lines: readonly CartLine[], catalogue?: CatalogueGateway) {
  const problem = (await said({ lines }, catalogue)).get(lines[0]?.id ?? '');
  const days = problem?.actions.filter(({ kind }) => kind === 'otherDay').map(({ text }) => text);
  return { text: problem?.text, days, actions: problem?.actions };
}

const sentence = (code: Parameters<typeof errorText>[0]) => errorText(code, 'es');

it('reports nothing for held lines', async () => {
  expect((await said({ lines: [aCartLine(), lost({ id: 'line-2' })] })).has('line-1')).toBe(false);
});

it.each([
  ['soldOut', 'lineUnavailable'],
  ['closed', 'lineClosed'],
  ['ended', 'lineReleased'],
  [undefined, 'lineUnavailable'],
] as const)('explains %s', async (reason, code) => {
  expect((await firstOf([lost({ reason })])).text).toBe(sentence(code));
});

describe('the suggested days', () => {
  it('are the nearest three, each linking to the open line with its choices', async () => {
    const { days, actions } = await firstOf([lost({ extras: ['photo'] })]);
    expect(days).toEqual(['jue 10 dic 2026', 'vie 11 dic 2026', 'dom 13 dic 2026']);
    expect(actions?.[0]?.href).toBe(
      '/es/carrito/?date=2026-12-10&adults=2&extras=photo&line=line-1#edit',
    );
  });

  it.each<[string, ParkDay, readonly string[]]>([
    [
      'before today are none',
      '2026-11-20',
      ['sáb 21 nov 2026', 'dom 22 nov 2026', 'lun 23 nov 2026'],
    ],
    [
      'reach into the months beside',
      '2026-12-01',
      ['dom 29 nov 2026', 'lun 30 nov 2026', 'mié 2 dic 2026'],
    ],
    ['end with the sale', '2027-12-25', ['mié 22 dic 2027', 'jue 23 dic 2027', 'vie 24 dic 2027']],
  ])('%s', async (_, day, days) => {
    expect((await firstOf([lost({ day })])).days).toEqual(days);
  });

  it('start from today for a past day, with a notice', async () => {
    const { text, days } = await firstOf([lost({ day: '2026-11-18', reason: 'ended' })]);
    expect(text).toBe(sentence('linePast'));
    expect(days).toEqual(['vie 20 nov 2026', 'sáb 21 nov 2026', 'dom 22 nov 2026']);
  });

  it('of a tour include the start time, maybe another of the same day', async () => {
    const line = lost({ slug: 'ojos-de-agua', time: '08:00' });
    const { days, actions } = await firstOf([line]);
    expect(days).toEqual([
      'vie 11 dic 2026, 8:00',
      'sáb 12 dic 2026, 10:30',
      'dom 13 dic 2026, 8:00',
    ]);
    expect(actions?.[1]?.href).toContain('date=2026-12-12&time=10%3A30');
  });

  it.each([
    ['the calendar is away', builderWithout('calendar', timeout)],
    ['the product is sold no more', builderWithout('calendar', { kind: 'unknown' })],
  ])('are empty when %s', async (_, catalogue) => {
    expect((await firstOf([lost()], catalogue)).actions).toEqual([]);
  });
});

it('offers a retry when only the hold expired', async () => {
  const { actions } = await firstOf([lost({ reason: 'ended' })]);
  expect(actions?.[0]).toEqual({ kind: 'retry', href: '/es/carrito/' });
});

describe('a package', () => {
  const people = { ADULT: 2, CHILD: 0, INFANT: 0 };
  const { original, saved, total: amount } = aDisplayCart();
  const whole = { id: 'package-1', people, extras: [], original, saved, amount };
  const its = { packageId: whole.id, parksInPackage: 2 };
  const lines = [
    lost({ id: 'held-back', slug: 'guarida', day: '2026-12-13', reason: 'ended', ...its }),
    lost({ id: 'full', ...its }),
  ];

  it('shows which part is full and which only belongs to it', async () => {
    const problems = await said({ lines, packages: [whole] });
    expect(problems.get('full')?.text).toBe(sentence('lineUnavailable'));
    expect(problems.get('held-back')).toMatchObject({
      text: sentence('lineWithPackage'),
      actions: [],
    });
  });

  it('links to another day in the cart, with its other tickets unchanged', async () => {
    const actions = (await said({ lines, packages: [whole] })).get('full')?.actions ?? [];
    expect(actions.map(({ text }) => text)).toEqual([
      'jue 10 dic 2026',
      'vie 11 dic 2026',
      'lun 14 dic 2026',
    ]);
    expect(actions[0]?.href).toBe(
      '/es/carrito/?part=guarida_2026-12-13&part=bruma_2026-12-10&slot=2&adults=2&package=package-1#edit',
    );
  });
});

it('fetches each month once', async () => {
  const asked: string[] = [];
  const catalogue = builderCatalogue();
  const watched = {
    ...builderWithout('calendar', timeout),
    calendar: (slug: string, month: string, currency: 'MXN') => {
      asked.push(`${slug} ${month}`);
      return catalogue.calendar(slug, month, currency);
    },
  } as CatalogueGateway; // as: the same calls
  await said({ lines: [lost()] }, watched);
  expect(asked).toEqual(['bruma 2026-11', 'bruma 2026-12', 'bruma 2027-01']);
});
