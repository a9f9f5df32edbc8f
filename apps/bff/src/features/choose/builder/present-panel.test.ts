import { builderAt, builderCatalogue, builderWithout, timeout } from '@shop/test/a-builder';
import { aProduct } from '@shop/test/a-product';
import type { CatalogueGateway } from '@shop/ports/backends';
import type { BuilderView } from '@shop/ports/screens';

const bruma = 'part=bruma_2027-01-12';
const guarida = 'part=guarida_2027-01-13';

const panelOf = async (draft: string, catalogue: CatalogueGateway = builderCatalogue()) =>
  (await builderAt(draft, { catalogue })).panel;

const dayOf = ({ calendar }: BuilderView['panel'], day: string) =>
  calendar?.months.flatMap(({ weeks }) => weeks.flat()).find((one) => one.day === day);

describe('the parks of an open ticket', () => {
  it('are all parks on sale, with their lowest price', async () => {
    const { parks, name, calendar } = await panelOf('');
    expect(parks).toHaveLength(9);
    expect([name, calendar]).toEqual([undefined, undefined]);
    expect(parks.find(({ slug }) => slug === 'bruma')?.from).toBe('$850.00\u00a0MXN');
  });

  it('mark the chosen one, and those of other tickets with their day', async () => {
    const { parks } = await panelOf(`${bruma}&part=laguna-nacar&slot=2`);
    const known = parks.filter(({ isChosen, taken }) => isChosen || taken !== undefined);
    expect(known.map(({ slug, isChosen, taken }) => [slug, isChosen, taken])).toEqual([
      ['laguna-nacar', true, undefined],
      ['bruma', undefined, 'mar 12 ene 2027'],
    ]);
  });

  it('mark a park’s variants as taken, even before it has a day', async () => {
    const { parks } = await panelOf('part=laguna-nacar&slot=2');
    expect(parks.filter(({ taken }) => taken !== undefined).map(({ slug }) => slug)).toEqual([
      'laguna-nacar',
      'laguna-nacar-tarde',
    ]);
  });

  it('keep the day when the ticket changes its park', async () => {
    const { choose } = await panelOf(`${bruma}&slot=1`);
    const { slots } = await builderAt(`${choose}guarida`.replace(/^.*\?/, ''));
    expect(slots[0]).toMatchObject({ name: 'Guarida', date: 'mar 12 ene 2027' });
  });
});

describe('more parks than fit on a page', () => {
  const products = Array.from({ length: 70 }, (_, at) => {
    const slug = `park-${at}`;
    return aProduct({ slug, variantOf: slug });
  });
  const catalogue = builderCatalogue({ products });
  const panelAt = (draft: string) => panelOf(draft, catalogue);

  it('come in pages whose links keep the draft', async () => {
    const { parks, paging } = await panelAt('part=park-3&slot=2');
    expect(parks).toHaveLength(60);
    expect(paging).toMatchObject({ page: 1, pages: 2, previous: undefined });
    expect(paging?.next).toMatch(/\?part=park-3&slot=2&.*parks=2#panel$/);
  });

  it('stay on the page when one is chosen', async () => {
    const { parks, choose, paging } = await panelAt('parks=2&slot=1');
    expect(parks.map(({ slug }) => slug)).toEqual(products.slice(60).map(({ slug }) => slug));
    expect(choose).toMatch(/&parks=2&choose=$/);
    expect(paging?.previous).not.toContain('parks=');
  });
});

describe('the days of an open ticket', () => {
  it('open at the month of its day, or of another ticket’s', async () => {
    for (const draft of [`${bruma}&slot=1`, `${bruma}&part=guarida&slot=2`]) {
      const { calendar } = await panelOf(draft);
      expect(calendar?.months.map(({ month }) => month)).toEqual(['2027-01']);
    }
    expect(dayOf(await panelOf(`${bruma}&slot=1`), '2027-01-12')?.isChosen).toBe(true);
  });

  it('name the other ticket that has a day', async () => {
    const panel = await panelOf(`${bruma}&part=guarida&slot=2`);
    const taken = dayOf(panel, '2027-01-12');
    expect(taken).toMatchObject({
      state: 'taken',
      amount: '',
      taken: { name: 'Bruma', wall: 'bruma' },
      said: 'ya es de otra entrada, Bruma',
    });
    expect(panel.reasons).toContainEqual({ kind: 'taken', days: 'mar 12 ene' });
  });

  it('are unavailable with too few places for the party', async () => {
    const left = () => builderCatalogue().leave('guarida', '2027-01-20', 3);
    const draft = (adults: number) => `${bruma}&part=guarida&slot=2&adults=${adults}`;
    const [three, four] = [await panelOf(draft(3), left()), await panelOf(draft(4), left())];
    expect([dayOf(three, '2027-01-20')?.state, three.party]).toEqual(['free', 3]);
    expect(dayOf(four, '2027-01-20')).toMatchObject({ state: 'soldOut', amount: '' });
    expect(four.reasons).toContainEqual({ kind: 'soldOut', days: 'mié 20 ene' });
    expect(three.reasons.map(({ kind }) => kind)).toEqual(['taken']);
  });

  it.each([
    ['one of two, by its own early discount', `${bruma}&part=guarida&slot=2`, '850'],
    ['the flagship of three', `${bruma}&${guarida}&part=gran-ceiba-basico&slot=3`, '800'],
  ])('cost as %s', async (_, draft, amount) => {
    expect(dayOf(await panelOf(draft), '2027-01-20')?.amount).toBe(amount);
  });

  it('list at most six weekdays on which it is closed', async () => {
    const catalogue = builderCatalogue();
    for (let day = 11; day < 20; day += 1) catalogue.sellOut('copalera', `2027-01-${day}`);
    const { reasons } = await panelOf(`part=bruma_2027-01-25&part=copalera&slot=2`, catalogue);
    expect(reasons).toEqual([
      { kind: 'taken', days: 'lun 25 ene' },
      {
        kind: 'soldOut',
        days: 'lun 11 ene · mar 12 ene · mié 13 ene · jue 14 ene · vie 15 ene · sáb 16 ene · …',
      },
      { kind: 'closed', days: 'domingo' },
    ]);
  });

  it.each([
    ['before its last departure', '2026-11-20T15:29:00Z', 'free'],
    ['once its last departure has left', '2026-11-20T15:30:00Z', 'past'],
  ])('include today %s, without a reason against it', async (_, at, state) => {
    const now = new Date(at);
    const catalogue = builderCatalogue({ now });
    const draft = 'part=ojos-de-agua&month=2026-11';
    const { panel } = await builderAt(draft, { catalogue, now });
    expect([dayOf(panel, '2026-11-20')?.state, panel.reasons]).toEqual([state, []]);
  });

  it('report a backend outage with a retry', async () => {
    const { calendar } = await panelOf(`${bruma}&slot=1`, builderWithout('calendar', timeout));
    expect(calendar?.problem).toMatchObject({
      code: 'calendar',
      actions: [{ kind: 'retry', href: expect.stringContaining('part=bruma') }],
    });
  });
});

describe('a conflicting ticket', () => {
  it('can move to the nearest free day, or the other one can', async () => {
    const draft = `${bruma}&${guarida}&part=copalera_2027-01-12&slot=3`;
    const { problems } = await panelOf(draft);
    expect(problems).toMatchObject([
      {
        code: 'sameDates',
        actions: [
          { kind: 'nearestDay', text: 'jue 14 ene 2027' },
          { kind: 'otherTicket', text: 'Bruma' },
        ],
      },
    ]);
    const [nearest, other] = problems[0]?.actions ?? [];
    const mended = await builderAt(nearest?.href.replace(/^.*\?|#.*$/g, '') ?? '');
    expect(mended.slots.map(({ state }) => state)).toEqual(['dated', 'dated', 'dated', 'empty']);
    const moved = await builderAt(other?.href.replace(/^.*\?|#.*$/g, '') ?? '');
    expect([moved.panel.number, moved.panel.name]).toEqual([1, 'Bruma']);
  });
});

it('disables past and full times of a tour', async () => {
  const catalogue = builderCatalogue().sellOut('ojos-de-agua', '2027-01-13');
  const { times } = await panelOf('part=ojos-de-agua_2027-01-14_1030&slot=1', catalogue);
  expect(times?.map(({ text, status, isChosen }) => [text, status, isChosen])).toEqual([
    ['8:00', 'AVAILABLE', false],
    ['10:30', 'AVAILABLE', true],
  ]);
  const full = await panelOf('part=ojos-de-agua_2027-01-13&slot=1', catalogue);
  expect(full.times?.map(({ status }) => status)).toEqual(['SOLD_OUT', 'SOLD_OUT']);
  const today = await panelOf('part=ojos-de-agua_2026-11-20&slot=1', catalogue);
  expect(today.times?.map(({ status }) => status)).toEqual(['CLOSED', 'AVAILABLE']);
});

it('lists the activities of a ticket that includes one', async () => {
  const { component, times } = await panelOf('part=gran-ceiba-total_2027-01-13__512&slot=1');
  expect(component?.options.map(({ name, isChosen }) => [name, isChosen])).toEqual([
    ['Vuelo del Toh', false],
    ['Río de Luz', true],
  ]);
  expect(times).toBeUndefined();
});
