import type { DayPlaces } from '../package/planned-visit.js';
import { type LostVisit, nearestDays } from './nearest-days.js';

/** A day of December; `undefined` places means enough for everyone. */
const day = (date: number, places?: number): DayPlaces => ({
  day: `2026-12-${String(date).padStart(2, '0')}`,
  places,
});
const tours = (date: number, early: number, late: number): DayPlaces => ({
  ...day(date, Math.max(early, late)),
  times: [
    { time: '10:30', places: late },
    { time: '08:00', places: early },
  ],
});
const family: LostVisit = {
  day: '2026-12-12',
  time: undefined,
  people: { ADULT: 2, CHILD: 1, INFANT: 1 },
};
const found = (
  offered: readonly DayPlaces[],
  differs: Partial<LostVisit> = {},
  taken: string[] = [],
) =>
  nearestDays({ ...family, ...differs }, offered, taken).map(({ day: on, time }) =>
    [on.slice(8), ...(time ? [time] : [])].join(' '),
  );

describe('the nearest days to a lost one', () => {
  it.each([
    ['are three at most, in their order', [day(5), day(9), day(14), day(13), day(20)], '09 13 14'],
    ['take the earlier of two that are as near', [day(10), day(14), day(11), day(13)], '10 11 13'],
    ['have places for all, infants too', [day(13, 3), day(14, 4), day(15)], '14 15'],
    ['leave the lost day out, whatever the calendar says', [day(12, 50), day(13)], '13'],
    ['are none where nothing is told', [], ''],
  ])('%s', (_, offered, days) => {
    expect(found(offered).join(' ')).toBe(days);
  });

  it('exclude days of other cart lines', () => {
    expect(found([day(11), day(13), day(14)], {}, ['2026-12-13', '2026-12-11'])).toEqual(['14']);
  });

  it('cross the end of a month', () => {
    const january: DayPlaces = { day: '2027-01-01', places: 4 };
    const lost = { day: '2026-12-31' };
    expect(nearestDays({ ...family, ...lost }, [day(20), january], [])).toEqual([
      { day: '2026-12-20', time: undefined },
      { day: '2027-01-01', time: undefined },
    ]);
  });

  it.each([
    ['the start that was wanted, where it has places', '10:30', [tours(13, 9, 9)], '13 10:30'],
    ['else the earliest that has', '10:30', [tours(13, 9, 3)], '13 08:00'],
    ['the earliest where none was wanted', undefined, [tours(13, 9, 9)], '13 08:00'],
    ['no day on which no start has places for all', '08:00', [tours(13, 3, 3)], ''],
    [
      'the lost day itself at another start',
      '08:00',
      [tours(12, 9, 4), tours(13, 9, 9)],
      '12 10:30 13 08:00',
    ],
    ['not the lost start again', '08:00', [tours(12, 9, 3)], ''],
  ])('of a tour have %s', (_, time, offered, days) => {
    expect(found(offered, { time }).join(' ')).toBe(days);
  });
});
