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
    'sends UNPROCESSABLE_ENTITY instead of INVALID_UNIT_ID',
    [
      'book: refuses an unknown unit with INVALID_UNIT_ID',
      'confirm: refuses an unknown unit with INVALID_UNIT_ID',
    ],
    saying('INVALID_UNIT_ID', 'UNPROCESSABLE_ENTITY'),
  ),
  faultOf(
    'sends INVALID_PRODUCT_ID instead of INVALID_OPTION_ID',
    [
      'calendar: refuses an unknown option with INVALID_OPTION_ID',
      'availability: refuses an unknown option with INVALID_OPTION_ID',
      'book: refuses an unknown option with INVALID_OPTION_ID',
    ],
    saying('INVALID_OPTION_ID', 'INVALID_PRODUCT_ID'),
  ),
  faultOf('sends errors in a format of its own', 'every reply fits the contract', {
    answer: (answer, asked) =>
      isCall(asked, 'GET /bookings/') && answer.status >= 400
        ? { ...answer, body: { code: 'MISSING' } }
        : answer,
  }),
  faultOf(
    'lists a day after the requested range',
    'the calendar has only the requested days',
    answering('POST /availability/calendar/', (body) => [
      ...body,
      { ...body.at(-1), localDate: '2199-12-31' },
    ]),
  ),
  faultOf(
    'answers one day with further days',
    'availability: a single day has only its own starts',
    asking(days, (asked) => {
      const { localDateStart, localDateEnd } = Object(asked.body);
      if (!localDateStart || localDateStart !== localDateEnd) return asked;
      return { ...asked, body: { ...asked.body, localDateEnd: dayAfter(localDateEnd, 3) } };
    }),
  ),
  faultOf(
    'ignores availabilityIds',
    'availability: an id finds its own start',
    answering(days, (body, { body: asked }) => {
      if (asked?.availabilityIds) body.push({ ...body[0], id: 'another' });
    }),
  ),
  faultOf(
    'sends allDay false for every place',
    'availability: available and allDay match status and product',
    answering(days, (body) => {
      for (const one of body) one.allDay = false;
    }),
  ),
  faultOf(
    'holds one place too few',
    ['book: places are held', 'a booking on hold is found by its UUID'],
    answering(book, ({ unitItems }) => void unitItems.shift()),
  ),
  faultOf(
    'loses a contact’s first name',
    'change: contact and notes are stored',
    answering('PATCH /bookings/{uuid}', ({ contact }) => void (contact.firstName = null)),
  ),
  faultOf(
    'ends an extended hold sooner',
    'extend: the hold ends no sooner than before',
    answering('POST /bookings/{uuid}/extend', (body) => {
      body.utcExpiresAt = '2020-01-01T00:00:00Z';
    }),
  ),
  faultOf(
    'replaces the reseller’s reference',
    'confirm: a booking on hold is sold',
    answering('POST /bookings/{uuid}/confirm', (body) => {
      body.resellerReference = 'another';
    }),
  ),
  faultOf(
    'loses the reason of a cancellation',
    ['cancel: a held booking is cancelled', 'cancel: a sold booking is cancelled'],
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
