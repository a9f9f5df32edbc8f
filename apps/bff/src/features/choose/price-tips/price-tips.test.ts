import { FileContent } from '@shop/adapters/files';
import { type CartLine, type Choice, type People, type Product } from '@shop/domain';
import { aProduct } from '@shop/test/a-product';
import { builderCatalogue, builderProducts, builderWithout, timeout } from '@shop/test/a-builder';
import { PriceTips } from './price-tips.js';

/** A Friday. In 7 days it is Friday the 27th; in 21 days, Friday 11 December. */
const context = { currency: 'MXN', now: new Date('2026-11-20T15:00:00Z') } as const;
const two: People = { ADULT: 2, CHILD: 0, INFANT: 0 };
const content = new FileContent('content');

const productOf = (slug: string): Product =>
  builderProducts.find((one) => one.slug === slug) ?? aProduct({ slug });

const choiceOf = (slug: string, differs: Partial<Choice> = {}): Choice => ({
  slug,
  day: '2026-11-23',
  time: undefined,
  people: two,
  extras: [],
  components: [],
  ...differs,
});

const tipsWith = (catalogue = builderCatalogue()) => new PriceTips(catalogue, content);

describe('the days to which a visit can move', () => {
  const daysOf = (
    slug: string,
    catalogue = builderCatalogue(),
    differs: Partial<Choice> = {},
    parks = 1,
  ) => tipsWith(catalogue).days(choiceOf(slug, differs), productOf(slug), parks, context);

  it('start with the first tier, in the months in which tiers begin', async () => {
    const days = await daysOf('bruma');
    expect([days[0], days.at(-1)]).toEqual(['2026-11-27', '2026-12-31']);
    expect(await daysOf('bruma', undefined, { day: '2026-11-30' })).toEqual(
      days.filter((day) => day >= '2026-12-11'),
    );
  });

  it.each([
    ['a far day has the best already', 'bruma', { day: '2027-01-12' }, 1],
    ['three parks have a better one', 'bruma', {}, 3],
    ['the flagship gets none', 'gran-ceiba-basico', {}, 1],
    ['there is no day to move', 'bruma', { day: undefined }, 1],
  ])('are empty when %s', async (_, slug, differs, parks) => {
    expect(await daysOf(slug, undefined, differs, parks)).toEqual([]);
  });

  it('exclude days that are closed, sold out, or too full for the party', async () => {
    const days = await daysOf(
      'copalera',
      builderCatalogue().sellOut('copalera', '2026-11-27').leave('copalera', '2026-11-28', 1),
    );
    // The 29th is a Sunday.
    expect(days.slice(0, 2)).toEqual(['2026-11-30', '2026-12-01']);
  });

  it('exclude days with a full start time, unless another one is free', async () => {
    const tour = (time: string) =>
      daysOf('ojos-de-agua', builderCatalogue().leave('ojos-de-agua', '2026-11-27', 1), { time });
    expect(await tour('08:00')).not.toContain('2026-11-27');
    expect(await tour('08:00')).toContain('2026-11-28');
    expect(await tour('09:15')).toEqual([]);
  });

  it('are empty during a calendar outage, which is soon no longer queried', async () => {
    const away = builderWithout('calendar', timeout);
    let asked = 0;
    const calendar = () => {
      asked += 1;
      return away.calendar('bruma', '2026-12', 'MXN');
    };
    const priceTips = new PriceTips({ ...away, calendar }, content);
    for (let turn = 0; turn < 10; turn += 1)
      expect(await priceTips.days(choiceOf('bruma'), productOf('bruma'), 1, context)).toEqual([]);
    expect(asked).toBeLessThanOrEqual(4);
  });
});

describe('a first child', () => {
  const childOf = (
    catalogue = builderCatalogue(),
    differs: Partial<Choice & Pick<CartLine, 'status'>> = {},
  ) => tipsWith(catalogue).withChild(choiceOf('bruma', differs), productOf('bruma'), context);

  it('can be added with one free place, and to a ticket without a day', async () => {
    const more = { ...two, CHILD: 1 };
    expect(await childOf()).toEqual(more);
    expect(await childOf(builderCatalogue().leave('bruma', '2026-11-23', 3))).toEqual(more);
    expect(await childOf(undefined, { day: undefined })).toEqual(more);
  });

  it('needs one place beyond the cart’s hold, or all without a hold', async () => {
    const one = builderCatalogue().leave('bruma', '2026-11-23', 1);
    expect(await childOf(one, { status: 'HELD' })).toEqual({ ...two, CHILD: 1 });
    expect(await childOf(one, { status: 'UNAVAILABLE' })).toBeUndefined();
    const none = builderCatalogue().leave('bruma', '2026-11-23', 0);
    expect(await childOf(none, { status: 'HELD' })).toBeUndefined();
  });

  it.each([
    ['all places are taken', 2, {}],
    ['one is there', 10, { people: { ...two, CHILD: 1 } }],
  ])('cannot be added when %s', async (_, left, differs) => {
    const catalogue = builderCatalogue().leave('bruma', '2026-11-23', left);
    expect(await childOf(catalogue, differs)).toBeUndefined();
  });
});

describe('more parks', () => {
  const partOf = (slug: string, day = '2026-12-14') => ({
    part: { slug, day, components: [] },
    product: productOf(slug),
  });
  const parksOf = async (
    parts: readonly ReturnType<typeof partOf>[],
    catalogue = builderCatalogue(),
    differs: { people?: People; taken?: { parents: string[]; days: string[] } } = {},
  ) => {
    const asked = { parts, people: two, ...differs };
    const found = await tipsWith(catalogue).parks(asked, builderProducts, context);
    return found?.map(({ slug, day }) => [slug, day]);
  };

  it('are the most chosen parks that need only a day, each on a near day', async () => {
    expect(await parksOf([partOf('bruma')])).toEqual([
      ['laguna-nacar', '2026-12-13'],
      ['gran-ceiba-basico', '2026-12-15'],
    ]);
    expect(await parksOf([partOf('bruma'), partOf('laguna-nacar', '2026-12-15')])).toEqual([
      ['gran-ceiba-basico', '2026-12-13'],
    ]);
  });

  it.each([
    ['end', '2026-11-30', ['2026-11-29', '2026-12-01']],
    ['start', '2026-12-01', ['2026-11-30', '2026-12-02']],
  ])('use both months at the %s of one', async (_, day, near) => {
    const found = await parksOf([partOf('bruma', day)]);
    expect(found?.map(([, each]) => each)).toEqual(near);
  });

  it('exclude what other tickets have', async () => {
    const taken = { parents: ['laguna-nacar'], days: ['2026-12-13', '2026-12-15'] };
    expect(await parksOf([partOf('bruma')], undefined, { taken })).toEqual([
      ['gran-ceiba-basico', '2026-12-12'],
      ['son-de-rio', '2026-12-16'],
    ]);
  });

  it.each([
    ['a combo is there', [partOf('bruma'), partOf('guarida'), partOf('son-de-rio')], {}],
    ['nothing is there', [], {}],
    [
      'infants come to a tour that does not admit them',
      [partOf('ojos-de-agua')],
      { people: { ...two, INFANT: 1 } },
    ],
  ])('are empty when %s', async (_, parts, differs) => {
    expect(await parksOf(parts, undefined, differs)).toBeUndefined();
  });
});
