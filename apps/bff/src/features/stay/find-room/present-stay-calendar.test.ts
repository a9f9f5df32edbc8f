import { addDays, money, type StayDay } from '@shop/domain';
import { presentReasons } from './present-reasons.js';
import {
  presentStayCalendar,
  type StayCalendarQuestion,
} from '../../../presenters/present-stay-calendar.js';

/** December: two nights full, three closed, one with a minimum of three; the rest at two prices. */
const told: Readonly<Record<string, Partial<StayDay>>> = {
  '2026-12-18': { status: 'closed' },
  '2026-12-19': { status: 'closed' },
  '2026-12-24': { status: 'soldOut' },
  '2026-12-25': { status: 'soldOut' },
  '2026-12-26': { minNights: 3 },
};
const days = new Map(
  Array.from({ length: 31 }, (_, at) => addDays('2026-12-01', at)).map((day, at) => {
    const differs = told[day] ?? {};
    const lowest = differs.status ? undefined : money(at < 10 ? 309_900 : 349_900, 'MXN');
    const open = { status: 'open', minNights: 1, canBegin: true, canEnd: true } as const;
    return [day, { day, ...open, lowest, ...differs }] as const;
  }),
);

const asked = (differs: Partial<StayCalendarQuestion> = {}): StayCalendarQuestion => ({
  months: ['2026-12'],
  days,
  today: '2026-12-03',
  lastDay: '2027-12-28',
  checkIn: undefined,
  checkOut: undefined,
  language: 'es',
  currency: 'MXN',
  isKnown: true,
  problem: undefined,
  ...differs,
});
const dayOf = (day: string, differs: Partial<StayCalendarQuestion> = {}) =>
  presentStayCalendar(asked(differs))
    .months.flatMap(({ weeks }) => weeks.flat())
    .find((one) => one.day === day && one.state !== 'outside');

const stay = { checkIn: '2026-12-14', checkOut: '2026-12-17' };
const begun = { checkIn: '2026-12-14' };
const from26 = { checkIn: '2026-12-26' };

it.each([
  ['2026-12-04', {}, 'best', '3,099', /^3,099\.00 pesos mexicanos por noche.*noche más barata$/],
  ['2026-12-14', {}, 'free', '3,499', /^3,499\.00 pesos mexicanos por noche, dos adultos$/],
  ['2026-12-02', {}, 'past', '', /^ya pasó$/],
  ['2026-12-24', {}, 'soldOut', '', /^lleno$/],
  ['2026-12-18', {}, 'closed', '', /^cerrado$/],
  ['2026-12-14', stay, 'free', 'Entrada', /^entrada, 3,499/],
  ['2026-12-15', stay, 'free', '3,499', /^tus noches, 3,499/],
  ['2026-12-17', stay, 'free', 'Salida', /^salida, 3,499/],
  ['2026-12-18', begun, 'free', '', /^solo salida$/],
  ['2026-12-19', begun, 'barred', '', /^antes hay una noche sin lugar o cerrada$/],
  ['2026-12-28', from26, 'barred', 'Mín. 3', /^la estancia mínima es de 3 noches$/],
  ['2026-12-29', from26, 'free', '3,499', /^3,499/],
  ['2026-12-30', { days: new Map(), isKnown: false }, 'unknown', '', /^precio al buscar$/],
] as const)('%s with %j is %s, "%s"', (day, differs, state, amount, said) => {
  expect(dayOf(day, differs)).toMatchObject({ state, amount });
  expect(dayOf(day, differs)?.said).toMatch(said);
});

it('gives each reason once, with consecutive days as one range', () => {
  expect(presentReasons(asked())).toEqual([
    { kind: 'closed', days: 'vie 18 dic – sáb 19 dic' },
    { kind: 'full', days: 'jue 24 dic – vie 25 dic' },
  ]);
  expect(presentReasons(asked(from26))[2]).toEqual({
    kind: 'minimum',
    nights: 3,
    days: 'dom 27 dic – lun 28 dic',
  });
});
