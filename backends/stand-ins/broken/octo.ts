import { dayAfter } from '../by-contract/days.js';
import type { Breaks } from '../broken-server.js';
import { answering, asking, isCall } from './fault.js';

/** A supplier with one fault, and the scenarios that are meant for it. */
export interface OctoFault {
  readonly name: string;
  readonly caughtBy: readonly [string, ...string[]];
  how(): Breaks;
}

/** A refusal of this word becomes another answer. */
const saying = (word: string, body: object, status = 400): Breaks => ({
  answer: (answer) =>
    answer.body?.error === word ? { ...answer, status, body: { ...answer.body, ...body } } : answer,
});

const book = 'POST /bookings/';
const days = 'POST /availability/';

export const octoFaults: readonly OctoFault[] = [
  {
    name: 'calls every wrong unit unprocessable',
    caughtBy: [
      'book: a unit that is none is INVALID_UNIT_ID',
      'confirm: a unit that is none is INVALID_UNIT_ID',
    ],
    how: () => saying('INVALID_UNIT_ID', { error: 'UNPROCESSABLE_ENTITY' }),
  },
  {
    name: 'knows a wrong option for a wrong product',
    caughtBy: [
      'calendar: option that is none is INVALID_OPTION_ID',
      'availability: option that is none is INVALID_OPTION_ID',
      'book: an option that is none is INVALID_OPTION_ID',
    ],
    how: () => saying('INVALID_OPTION_ID', { error: 'INVALID_PRODUCT_ID' }),
  },
  {
    name: 'tells its errors in words of its own',
    caughtBy: ['every answer fits its contract'],
    how: () => ({
      answer: (answer, asked) =>
        isCall(asked, 'GET /bookings/') && answer.status >= 400
          ? { ...answer, body: { code: 'MISSING' } }
          : answer,
    }),
  },
  {
    name: 'tells a day too many in its calendar',
    caughtBy: ['the calendar has the days that were asked for'],
    how: () =>
      answering('POST /availability/calendar/', (body) => [
        ...body,
        { ...body.at(-1), localDate: '2199-12-31' },
      ]),
  },
  {
    name: 'answers a day with the days around it',
    caughtBy: ['availability: a day alone has its own'],
    how: () =>
      asking(days, (asked) =>
        asked.body?.localDateStart && asked.body.localDateStart === asked.body.localDateEnd
          ? {
              ...asked,
              body: {
                ...asked.body,
                localDateEnd: dayAfter(asked.body.localDateEnd, 3),
              },
            }
          : asked,
      ),
  },
  {
    name: 'looks at no ids of availabilities',
    caughtBy: ['availability: an id is told again'],
    how: () => ({
      answer: (answer, asked) =>
        isCall(asked, days) && asked.body?.availabilityIds && answer.status < 300
          ? { ...answer, body: [...answer.body, { ...answer.body[0], id: 'another' }] }
          : answer,
    }),
  },
  {
    name: 'says that nothing is all day',
    caughtBy: ['availability: what is said to be free is, and the type is the product’s'],
    how: () => answering(days, (body) => body.map((one: object) => ({ ...one, allDay: false }))),
  },
  {
    name: 'holds for one person less',
    caughtBy: ['book: places are held', 'a booking on hold is found by its UUID'],
    how: () => answering(book, (body) => ({ ...body, unitItems: body.unitItems.slice(1) })),
  },
  {
    name: 'gives two people one UUID',
    caughtBy: ['book: places are held', 'a booking on hold is found by its UUID'],
    how: () =>
      answering(book, (body) => ({
        ...body,
        unitItems: body.unitItems.map((one: object) => ({ ...one, uuid: body.unitItems[0].uuid })),
      })),
  },
  {
    name: 'forgets who comes',
    caughtBy: ['change: who comes, and a note'],
    how: () =>
      answering('PATCH /bookings/{uuid}', (body) => ({
        ...body,
        contact: { ...body.contact, firstName: null },
      })),
  },
  {
    name: 'ends a hold that is made longer sooner',
    caughtBy: ['extend: places are held for longer'],
    how: () =>
      answering('POST /bookings/{uuid}/extend', (body) => ({
        ...body,
        utcExpiresAt: '2020-01-01T00:00:00Z',
      })),
  },
  {
    name: 'confirms under a reference of its own',
    caughtBy: ['confirm: what is held is sold'],
    how: () =>
      answering('POST /bookings/{uuid}/confirm', (body) => ({
        ...body,
        resellerReference: 'another',
      })),
  },
  {
    name: 'loses the reason of a cancellation',
    caughtBy: ['cancel: what is held is given back', 'cancel: what is sold is given back'],
    how: () =>
      answering('POST /bookings/{uuid}/cancel', (body) => ({
        ...body,
        cancellation: { ...body.cancellation, reason: null },
      })),
  },
  {
    name: 'lists nothing for a reference',
    caughtBy: [
      'bookings are found by the supplier’s reference',
      'bookings are found by the reseller’s reference',
    ],
    how: () => answering('GET /bookings/', () => []),
  },
  {
    name: 'writes amounts with a point',
    caughtBy: ['every answer fits its contract'],
    how: () =>
      answering('GET /bookings/{uuid}', (body) => ({
        ...body,
        pricing: { ...body.pricing, retail: body.pricing.retail / 100 + 0.005 },
      })),
  },
];
