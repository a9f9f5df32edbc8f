import { errorText, money, type ParkDay } from '@shop/domain';
import type { CatalogueGateway } from '@shop/ports/backends';
import { builderAt, builderCatalogue, builderWithout, timeout } from '@shop/test/a-builder';
import { readWindow } from './plan-package.js';

/** A Friday, 10:00 in the parks. */
const now = new Date('2026-11-20T15:00:00Z');
const horizon = '2027-12-25';

describe('the search period', () => {
  it.each([
    ['two weeks from tomorrow, before anybody says', '', '2026-11-21', '2026-12-05'],
    ['as they are said', 'from=2027-01-10&to=2027-01-20', '2027-01-10', '2027-01-20'],
    ['from today, when the first has passed', 'from=2020-01-01', '2026-11-20', '2026-12-04'],
    [
      'one day, when the last is before it',
      'from=2027-01-10&to=2027-01-01',
      '2027-01-10',
      '2027-01-10',
    ],
    ['sixty days at most', 'from=2027-01-01&to=2027-12-01', '2027-01-01', '2027-03-01'],
    ['no day after the last of the sale', 'from=2027-12-20&to=2028-02-01', '2027-12-20', horizon],
    ['the usual ones for what is no day', 'from=soon&to=2027-02-30', '2026-11-21', '2026-12-05'],
  ])('are %s', (_, query, from, to) => {
    expect(readWindow(new URLSearchParams(query), now)).toEqual({ from, to, isAsked: false });
  });

  it('is searched on request only', () => {
    const { isAsked, ...window } = readWindow(new URLSearchParams('plan=yes'), now);
    expect([isAsked, window]).toEqual([true, { from: '2026-11-21', to: '2026-12-05' }]);
  });
});

const three = 'part=bruma&part=guarida&part=copalera';
const window = 'from=2026-12-09&to=2026-12-14&plan=yes';

const planOf = async (draft: string, catalogue: CatalogueGateway = builderCatalogue()) =>
  (await builderAt(draft, { catalogue })).plan;

/** A catalogue in which bruma costs 100.00 more on one day. */
const dearerOn = (dear: ParkDay) =>
  builderCatalogue({
    listPrice: ({ slug }, day, currency) =>
      money(slug === 'bruma' && day === dear ? 110_000 : 100_000, currency),
  });

const titles = (days: readonly { readonly name: string; readonly date: string }[]) =>
  days.map(({ name, date }) => `${name} ${date}`).join(', ');

it('finds nothing before a search, and can cover the sale period', async () => {
  expect(await planOf(three)).toEqual({
    from: '2026-11-21',
    to: '2026-12-05',
    first: '2026-11-20',
    last: horizon,
    options: [],
    refusal: undefined,
    problem: undefined,
    isWithoutExtras: undefined,
  });
});

it('lists the three cheapest plans, each with its days and cost', async () => {
  const { options, refusal } = await planOf(`${three}&${window}`);
  expect(options.map(({ total, more }) => [total.spoken, more])).toEqual(
    options.map(() => ['4,800.00 pesos mexicanos', undefined]),
  );
  expect(options.map(({ days }) => titles(days))).toEqual([
    'Bruma mié 9 dic, Guarida jue 10 dic, Copalera vie 11 dic',
    'Bruma mié 9 dic, Guarida jue 10 dic, Copalera sáb 12 dic',
    'Bruma mié 9 dic, Guarida jue 10 dic, Copalera lun 14 dic',
  ]);
  expect(refusal).toBeUndefined();
});

it('states the extra cost of another plan, and why', async () => {
  const draft = `part=bruma&part=guarida&from=2026-12-09&to=2026-12-10&plan=yes`;
  const { options } = await planOf(draft, dearerOn('2026-12-09'));
  expect(options.map(({ total, more }) => [total.spoken, more?.spoken])).toEqual([
    ['3,600.00 pesos mexicanos', undefined],
    ['3,780.00 pesos mexicanos', '180.00 pesos mexicanos'],
  ]);
  expect(options.map(({ why }) => why)).toEqual([
    [],
    [{ kind: 'dearerSeason', name: 'Bruma', day: 'mié 9 dic', percent: 0 }],
  ]);
  expect(titles(options[0]?.days ?? [])).toBe('Guarida mié 9 dic, Bruma jue 10 dic');
});

it('fills the draft with its days and times by a link', async () => {
  const draft = `part=bruma&part=ojos-de-agua&children=1&${window}`;
  const { options } = await planOf(draft);
  const filled = await builderAt(options[0]?.href.replace(/^.*\?|#.*$/g, '') ?? '');
  expect(filled.slots.slice(0, 2).map(({ state, hours }) => [state, hours])).toEqual([
    ['dated', '8:30–18:00'],
    ['dated', '8:00'],
  ]);
  expect([filled.summary.total?.now, filled.summary.blocked]).toEqual([
    options[0]?.total,
    undefined,
  ]);
});

it('searches each month in its period', async () => {
  const catalogue = builderCatalogue().sellOut('bruma', '2027-01-31');
  for (let day = 1; day <= 28; day += 1)
    catalogue.sellOut('bruma', `2027-02-${String(day).padStart(2, '0')}`);
  const { options } = await planOf('part=bruma&from=2027-01-31&to=2027-03-01&plan=yes', catalogue);
  expect(options.map(({ days }) => titles(days))).toEqual(['Bruma lun 1 mar']);
});

it('names parks without a day, as closed or full', async () => {
  const sunday = 'from=2026-12-13&to=2026-12-13&plan=yes';
  expect((await planOf(`part=bruma&part=copalera&${sunday}`)).refusal).toEqual({
    kind: 'closed',
    names: 'Copalera',
  });
  const full = builderCatalogue().sellOut('bruma', '2026-12-13').sellOut('guarida', '2026-12-13');
  expect((await planOf(`part=bruma&part=guarida&${sunday}`, full)).refusal).toEqual({
    kind: 'full',
    names: 'Bruma · Guarida',
  });
  // A closed ticket is not reported as full, nor a full one as closed.
  expect((await planOf(`part=bruma&part=copalera&${sunday}`, full)).refusal).toEqual({
    kind: 'closed',
    names: 'Copalera',
  });
});

it.each([
  ['two equal', 'part=bruma&part=bruma', 'packageTwice'],
  ['five', `${three}&part=son-de-rio&part=laguna-nacar`, 'packageParks'],
] as const)('explains why %s parks make no package', async (_, draft, code) => {
  const { problem, options } = await planOf(`${draft}&${window}`);
  expect([problem, options]).toEqual([errorText(code, 'es'), []]);
});

it('reports that days are unavailable during an outage', async () => {
  const { problem } = await planOf(`${three}&${window}`, builderWithout('calendar', timeout));
  expect(problem).toBe(errorText('calendar', 'es'));
});

it('says that add-ons are not included in its amounts', async () => {
  const plan = await planOf(`${three}&extras=transport&${window}`);
  expect([plan.isWithoutExtras, plan.options[0]?.total.spoken]).toEqual([
    true,
    '4,800.00 pesos mexicanos',
  ]);
});
