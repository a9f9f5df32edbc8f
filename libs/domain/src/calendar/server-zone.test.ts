import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformFileSync } from '@swc/core';

/** Node reads its time zone at start: run the compiled calendar in one process per zone. */
const source = import.meta.dirname;
const cache = join(import.meta.dirname, '../../../../node_modules/.cache');
let built = '';

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  built = mkdtempSync(join(cache, 'park-calendar-'));
  writeFileSync(join(built, 'package.json'), '{ "type": "module" }');
  for (const file of readdirSync(source)) {
    if (!/^[a-z-]+\.ts$/.test(file)) continue;
    const { code } = transformFileSync(join(source, file), {
      swcrc: false,
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    });
    writeFileSync(join(built, file.replace('.ts', '.js')), code);
  }
  writeFileSync(join(built, 'probe.js'), probe);
});

afterAll(() => rmSync(built, { recursive: true }));

/** Moments around midnight park time, in summer and winter. */
const probe = `
import { leadDays } from './lead-time.js';
import { addDays, addMonths, momentOf, monthGrid, parkDayAt, parkTimeAt, weekdayOf } from './park-day.js';
import { isCallCentreOpen } from './call-centre.js';
const moments = ['2026-12-01T04:59:59Z', '2026-12-01T05:00:00Z', '2026-07-01T04:59:59Z', '2026-07-01T05:00:00Z'];
console.log(JSON.stringify({
  offset: new Date('2026-12-01T05:00:00Z').getTimezoneOffset(),
  answers: moments.map((text) => {
    const now = new Date(text);
    const visit = text < '2026-08' ? '2026-07-08' : '2026-12-08';
    return [parkDayAt(now), parkTimeAt(now), leadDays(now, visit),
      isCallCentreOpen(now), momentOf(visit, '08:00').toISOString()].join(' ');
  }),
  days: [weekdayOf('2026-10-25'), addDays('2026-03-28', 2), addMonths('2026-08-31', 6),
    monthGrid('2026-10', 1).flat().join()],
}));`;

function askIn(zone: string): { offset: number; answers: string[]; days: unknown[] } {
  const options = { env: { TZ: zone }, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, [join(built, 'probe.js')], options));
}

const zones = [
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
  ['America/Santiago', 180],
] as const;

it.each(zones)(
  'a server in %s knows the day, the hour and the lead time in the park',
  (zone, offset) => {
    const told = askIn(zone);
    expect(told.offset).toBe(offset);
    expect(told.answers).toEqual([
      '2026-11-30 23:59 8 true 2026-12-08T13:00:00.000Z',
      '2026-12-01 00:00 7 false 2026-12-08T13:00:00.000Z',
      '2026-06-30 23:59 8 true 2026-07-08T13:00:00.000Z',
      '2026-07-01 00:00 7 false 2026-07-08T13:00:00.000Z',
    ]);
    expect(told.days.slice(0, 3)).toEqual([7, '2026-03-30', '2027-02-28']);
    expect(told.days[3]).toMatch(/^2026-09-28,.*2026-10-24,2026-10-25,2026-10-26,.*,2026-11-08$/);
  },
);
