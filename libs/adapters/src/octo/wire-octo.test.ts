import { startBackend } from '@shop/test/fake-backend';
import { RecordingReporter } from '@shop/test/recording-reporter';
import type { z } from 'zod';
import { Backend } from '../http/index.js';
import { availabilities, calendarDays, pricing, products } from './wire-octo.js';

const upstream = await startBackend();
afterAll(() => upstream.stop());

async function read<Body>(shape: z.ZodType<Body>, body: unknown) {
  const report = new RecordingReporter();
  const limits = { deadlineMs: 2_000, concurrency: 1, queue: 1 };
  const backend = new Backend({ name: 'octo', baseUrl: upstream.url, report, ...limits });
  upstream.reply('/', 200, body);
  const reply = await backend.get('', { shape });
  await backend.stop();
  return { reply, body: reply.kind === 'ok' ? reply.body : undefined, told: report.reports };
}

const days = Array.from({ length: 31 }, (_, at) => `2027-01-${String(at + 1).padStart(2, '0')}`);
const hours = [{ from: '09:00', to: '17:00' }];
const price = {
  unitId: 'adult',
  original: 900,
  retail: 810,
  currency: 'USD',
  currencyPrecision: 2,
};
const open = { status: 'AVAILABLE', available: true, vacancies: 9, openingHours: hours };
const availability = (day: string) => ({
  id: day,
  localDateTimeStart: `${day}T00:00:00-05:00`,
  allDay: true,
  ...open,
  unitPricing: [price],
});

it.each([
  ['hours that end at 24:00', { openingHours: [{ from: '09:00', to: '24:00' }] }, 31],
  ['no seconds in its start', { localDateTimeStart: '2027-01-10T00:00-05:00' }, 30],
  ['no offset in its start', { localDateTimeStart: '2027-01-10T00:00:00' }, 30],
  ['fewer than no places', { vacancies: -1 }, 31],
  ['no hours', { openingHours: null }, 31],
  ['no prices', { unitPricing: null }, 31],
  ['a word instead of places', { available: 'yes' }, 30],
])('reads 31 days, one of which has %s', async (_, differs, left) => {
  const all = days.map((day, at) => ({ ...availability(day), ...(at === 9 && differs) }));
  const { body, told } = await read(availabilities, all);
  expect(body).toHaveLength(left);
  const rest = body?.filter(({ localDateTimeStart: day }) => !day.startsWith('2027-01-10'));
  expect(rest).toHaveLength(30);
  expect(rest?.every(({ unitPricing }) => unitPricing[0]?.retail === 810)).toBe(true);
  if (left < 31) expect(told.map(({ event }) => event)).toEqual(['backend-left-out']);
});

it('reads a calendar with one unreadable day', async () => {
  const all = days.map((localDate) => ({ localDate, ...open }));
  const { body, told } = await read(calendarDays, [{ ...all[0], localDate: 'soon' }, ...all]);
  expect([body?.length, told.map(({ event }) => event)]).toEqual([31, ['backend-left-out']]);
});

const product = (id: string, differs: object = {}) => ({
  id,
  internalName: id,
  availabilityType: 'OPENING_HOURS',
  options: [{ id: 'DEFAULT', units: [{ id: 'adult', type: 'ADULT' }] }],
  ...differs,
});
const option = { id: 'DEFAULT', units: [{ id: 'adult', type: 'ADULT' }] };

it.each([
  ['no type of its unit', { options: [{ ...option, units: [{ id: 'x', type: null }] }] }, 3],
  ['a title of 600 letters', { title: 'x'.repeat(600) }, 3],
  ['a kind that nobody knows', { availabilityType: 'PASS' }, 2],
  ['no option', { options: [] }, 2],
  ['hours of another zone', { timeZone: 'America/Mexico_City' }, 2],
  ['nobody who confirms at once', { instantConfirmation: false }, 2],
  ['tickets as files alone', { deliveryFormats: ['PDF_URL'] }, 2],
  ['prices of whole bookings', { pricingPer: 'BOOKING' }, 2],
  ['all that is needed', { timeZone: 'America/Cancun', deliveryFormats: ['PDF_URL', 'QRCODE'] }, 3],
])('reads three products, one of which has %s', async (_, differs, left) => {
  const all = [product('one'), product('odd', differs), product('two')];
  const { body, told } = await read(products, all);
  const ids = body?.map(({ id }) => id);
  expect([ids?.length, ids?.includes('one'), ids?.includes('two')]).toEqual([left, true, true]);
  if (left < 3) expect(told.map(({ event }) => event)).toEqual(['backend-left-out']);
});

it('reads the first 500 of 501 products, and logs it', async () => {
  const all = Array.from({ length: 501 }, (_, at) => product(`product-${at}`));
  const { body, told } = await read(products, all);
  expect([body?.length, told.map(({ event }) => event)]).toEqual([500, ['backend-left-out']]);
});

it.each([
  ['nothing', []],
  ['nothing that can be read', [product('odd', { options: [] })]],
])('rejects a list with %s', async (_, all) => {
  expect((await read(products, all)).reply).toMatchObject({ kind: 'malformed' });
});

it.each([
  [2, 'USD', 810, 810],
  [3, 'USD', 8_100, 810],
  [0, 'USD', 8, 800],
  [2, 'JPY', 81_000, 810],
  [3, 'USD', 8_101, undefined],
])(
  'reads an amount with %i digits of %s: %i is %s',
  (currencyPrecision, currency, said, amount) => {
    const told = { original: said, retail: said, currency, currencyPrecision };
    expect(pricing.safeParse(told).data?.retail).toBe(amount);
  },
);
