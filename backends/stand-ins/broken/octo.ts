import { dayAfter } from '../by-contract/days.js';
import type { Answered } from '../broken-server.js';
import { answering, asking, faultOf, isCall } from './fault.js';

const book = 'POST /bookings/';
const days = 'POST /availability/';

/** Replaces refusals with one code by another. */
const saying = (word: string, error: string) => ({
  answer: (answer: Answered) =>
    answer.body?.error === word ? { ...answer, body: { ...answer.body, error } } : answer,
});

export const octoFaults = [
  faultOf(
    'calls every wrong unit unprocessable',
    [
      'book: a unit that is none is INVALID_UNIT_ID',
      'confirm: a unit that is none is INVALID_UNIT_ID',
    ],
    saying('INVALID_UNIT_ID', 'UNPROCESSABLE_ENTITY'),
  ),
  faultOf(
    'knows a wrong option for a wrong product',
    [
      'calendar: option that is none is INVALID_OPTION_ID',
      'availability: option that is none is INVALID_OPTION_ID',
      'book: an option that is none is INVALID_OPTION_ID',
    ],
    saying('INVALID_OPTION_ID', 'INVALID_PRODUCT_ID'),
  ),
  faultOf('tells its errors in words of its own', 'every answer fits its contract', {
    answer: (answer, asked) =>
      isCall(asked, 'GET /bookings/') && answer.status >= 400
        ? { ...answer, body: { code: 'MISSING' } }
        : answer,
  }),
  faultOf(
    'tells a day too many in its calendar',
    'the calendar has the days that were asked for',
    answering('POST /availability/calendar/', (body) => [
      ...body,
      { ...body.at(-1), localDate: '2199-12-31' },
    ]),
  ),
  faultOf(
    'answers a day with the days around it',
    'availability: a day alone has its own',
    asking(days, (asked) => {
      const { localDateStart, localDateEnd } = Object(asked.body);
      if (!localDateStart || localDateStart !== localDateEnd) return asked;
      return { ...asked, body: { ...asked.body, localDateEnd: dayAfter(localDateEnd, 3) } };
    }),
  ),
  faultOf(
    'looks at no ids of availabilities',
    'availability: an id is told again',
    answering(days, (body, { body: asked }) => {
      if (asked?.availabilityIds) body.push({ ...body[0], id: 'another' });
    }),
  ),
  faultOf(
    'says that nothing is all day',
    'availability: what is said to be free is, and the type is the product’s',
    answering(days, (body) => {
      for (const one of body) one.allDay = false;
    }),
  ),
  faultOf(
    'holds for one person less',
    ['book: places are held', 'a booking on hold is found by its UUID'],
    answering(book, ({ unitItems }) => void unitItems.shift()),
  ),
  faultOf(
    'forgets who comes',
    'change: who comes, and a note',
    answering('PATCH /bookings/{uuid}', ({ contact }) => void (contact.firstName = null)),
  ),
  faultOf(
    'ends a hold that is made longer sooner',
    'extend: places are held for longer',
    answering('POST /bookings/{uuid}/extend', (body) => {
      body.utcExpiresAt = '2020-01-01T00:00:00Z';
    }),
  ),
  faultOf(
    'confirms under a reference of its own',
    'confirm: what is held is sold',
    answering('POST /bookings/{uuid}/confirm', (body) => {
      body.resellerReference = 'another';
    }),
  ),
  faultOf(
    'loses the reason of a cancellation',
    ['cancel: what is held is given back', 'cancel: what is sold is given back'],
    answering('POST /bookings/{uuid}/cancel', ({ cancellation }) => {
      cancellation.reason = null;
    }),
  ),
  faultOf(
    'lists nothing for a reference',
    [
      'bookings are found by the supplier’s reference',
      'bookings are found by the reseller’s reference',
    ],
    answering('GET /bookings/', () => []),
  ),
];
