import fc from 'fast-check';
import { turns } from '@shop/test/corpus';
import { type DraftPart, packageDraftQuery, readPackageDraft } from './read-package-draft.js';

const read = (query: string) => readPackageDraft(new URLSearchParams(query));
const part = (slug: string, differs: Partial<DraftPart> = {}): DraftPart => ({
  slug,
  day: undefined,
  time: undefined,
  components: [],
  ...differs,
});
const tour = 'part=ojos-de-agua_2026-12-14_0800';
const total = 'part=gran-ceiba-total_2026-12-15__7';

it.each([
  ['', [], 0],
  ['part=bruma', [part('bruma')], 0],
  [
    `part=bruma_2026-12-12&${tour}`,
    [
      part('bruma', { day: '2026-12-12' }),
      part('ojos-de-agua', { day: '2026-12-14', time: '08:00' }),
    ],
    2,
  ],
  [total, [part('gran-ceiba-total', { day: '2026-12-15', components: [7] })], 1],
  ['part=bruma_2026-02-30_2561_x', [part('bruma')], 0],
  ['part=Br%C3%BAma&part=<b>&part=', [], 0],
  ['part=bruma_2026-12-12&slot=1', [part('bruma', { day: '2026-12-12' })], 0],
  ['part=bruma&slot=4', [part('bruma')], 1],
  ['part=bruma&slot=0', [part('bruma')], 0],
])('%j is the draft %j with slot %i open', (query, parts, slot) => {
  expect(read(query)).toMatchObject({ parts, slot });
});

it.each([
  [
    'a park in the empty place',
    'part=bruma_2026-12-12&choose=copalera',
    ['bruma_2026-12-12', 'copalera'],
  ],
  ['another park, which keeps the day', `${tour}&slot=1&choose=bruma`, ['bruma_2026-12-14']],
  ['the same park again', `${tour}&slot=1&choose=ojos-de-agua`, ['ojos-de-agua_2026-12-14_0800']],
  ['a day', 'part=bruma&slot=1&pick=2026-12-12', ['bruma_2026-12-12']],
  ['a day that is none', 'part=bruma_2026-12-12&slot=1&pick=soon', ['bruma_2026-12-12']],
  ['a time', 'part=ojos-de-agua_2026-12-14&slot=1&time=10:30', ['ojos-de-agua_2026-12-14_1030']],
  ['an activity', 'part=gran-ceiba-total&slot=1&component=7', ['gran-ceiba-total___7']],
  ['a day where nothing is open', 'pick=2026-12-12', []],
  ['a part to be taken out', `part=bruma&${tour}&drop=1`, ['ojos-de-agua_2026-12-14_0800']],
  ['a part that is not there', `${tour}&drop=3`, ['ojos-de-agua_2026-12-14_0800']],
])('takes %s', (_, query, parts) => {
  expect(packageDraftQuery(read(query)).getAll('part')).toEqual(parts);
});

it.each([
  ['code=%20agua-clara%20', { promoCode: 'agua-clara' }],
  ['code=', {}],
  [`code=${'x'.repeat(5_000)}`, { promoCode: 'x'.repeat(60) }],
  ['coupon=a1B_-9', { coupon: 'a1B_-9' }],
  ['coupon=a1B_-9&code=typed', { coupon: 'a1B_-9' }],
  [`coupon=${'x'.repeat(21)}&code=typed`, { promoCode: 'typed' }],
])('keeps allowed query fields, %#', (query, carried) => {
  const { promoCode, coupon } = read(query);
  const found = { ...(promoCode && { promoCode }), ...(coupon && { coupon }) };
  expect(found).toEqual(carried);
  const written = packageDraftQuery(read(query));
  expect([written.get('code') ?? undefined, written.get('coupon') ?? undefined]).toEqual([
    promoCode,
    coupon,
  ]);
});

it('reads eight parts at most, to report a fifth as too many', () => {
  const many = Array.from({ length: 30 }, (_, index) => `part=p${index}`).join('&');
  expect(read(many).parts).toHaveLength(8);
});

const longest = 'x'.repeat(64);
it.each([
  ['a slug of 64 characters', longest, [longest]],
  ['a slug of 65', `${longest}x`, []],
  ['digits and dashes', 'park-2', ['park-2']],
  ['a capital in front', 'Bruma', []],
  ['a capital behind', 'brumA', []],
  ['a time without its zero', 'bruma_2026-12-12_800', ['bruma_2026-12-12']],
  ['a time with its colon', 'bruma_2026-12-12_08:00', ['bruma_2026-12-12_0800']],
  ['an activity of nine digits', 'bruma___123456789', ['bruma___123456789']],
  ['one of ten', 'bruma___1234567890', ['bruma']],
  ['an activity with a letter in front', 'bruma___a7', ['bruma']],
  ['an activity with a letter behind', 'bruma___7a', ['bruma']],
])('reads %s', (_, text, parts) => {
  const query = new URLSearchParams({ part: text });
  expect(packageDraftQuery(readPackageDraft(query)).getAll('part')).toEqual(parts);
});

/** The first of the two has no day, so it opens by default. */
it.each([
  ['', 0],
  ['&slot=2', 1],
  ['&slot=3', 2],
  ['&slot=12', 2],
  ['&slot=02', 0],
  ['&slot=100', 0],
  ['&slot=2x', 0],
  ['&slot=2&drop=1', 0],
  ['&slot=1&drop=2', 0],
  ['&slot=2&drop=2', 1],
])('opens the right one of two for %j', (asked, slot) => {
  expect(read(`part=bruma&part=copalera_2026-12-12${asked}`).slot).toBe(slot);
});

it.each([
  ['month=2026-12', '2026-12'],
  ['month=2026-13', undefined],
  ['', undefined],
])('moves the calendar by %j to %s', (query, month) => {
  expect(read(query).month).toBe(month);
});

it.each(['component=7x', 'component=x7', 'component=1234567890', 'time=soon'])(
  'keeps the open part for %s',
  (pressed) => {
    const before = 'gran-ceiba-total_2026-12-15_0800_511';
    const query = packageDraftQuery(read(`part=${before}&slot=1&${pressed}`));
    expect(query.getAll('part')).toEqual([before]);
  },
);

it('accepts a package id of 64 characters', () => {
  expect(read(`package=${longest}`).editing).toBe(longest);
});

it('reads at most eight lines of a cart, like parts', () => {
  const ids = Array.from({ length: 9 }, (_, index) => `line-${index}`);
  const query = new URLSearchParams(ids.map((id) => ['loose', id]));
  expect(readPackageDraft(query).singleTickets).toEqual(ids.slice(0, 8));
});

it('writes no cart lines when there are none', () => {
  const draft = { ...read('part=bruma'), singleTickets: undefined };
  expect(packageDraftQuery(draft).has('singleTickets')).toBe(false);
});

it.each(['a b', 'x'.repeat(65), '../../x'])('rejects %j as a cart id', (id) => {
  const { editing, singleTickets } = read(
    String(new URLSearchParams({ package: id, singleTickets: id })),
  );
  expect([editing, singleTickets]).toEqual([undefined, []]);
});

const anyPart = fc.record({
  slug: fc.constantFrom('bruma', 'ojos-de-agua', 'gran-ceiba-total'),
  day: fc.constantFrom(undefined, '2026-12-12', '2027-01-31'),
  time: fc.constantFrom(undefined, '08:00', '23:59'),
  components: fc.constantFrom([], [7]),
});
const anyDraft = fc.record({
  parts: fc.array(anyPart, { maxLength: 6 }),
  slot: fc.integer({ min: 0, max: 6 }),
  people: fc.record({ ADULT: fc.nat(20), CHILD: fc.nat(20), INFANT: fc.nat(20) }),
  extras: fc.subarray(['transport', 'food', 'photo'] as const),
  pickup: fc.constantFrom(undefined, 'hxm'),
  editing: fc.constantFrom(undefined, 'pk-1'),
  singleTickets: fc.subarray(['line-1', 'line-2', 'line-3']),
});

it('reads what it wrote', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const slot = Math.min(draft.slot, draft.parts.length);
      expect(readPackageDraft(packageDraftQuery(draft))).toEqual({
        ...draft,
        pickup: draft.extras.includes('transport') ? draft.pickup : undefined,
        slot,
        month: undefined,
        isPeopleOdd: false,
      });
    }),
    { numRuns: turns(2_000, 300) },
  );
});
