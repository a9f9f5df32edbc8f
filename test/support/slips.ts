import type { BadRequest } from './bad-requests.js';
import { type GoodRequest, goodRequests } from './good-requests.js';

const days = [
  ...['2027-02-30', '2027-00-10', '2027-13-01', '9999-12-31', '0000-00-00', '1999-12-31'],
  ...['2027-13', '2027-00', '9999-12', '0000-00', '2027-2', '2027-02-1'],
];
const texts = ['', '-1', '1e309', '__proto__', '%00', '/\\evil.example', 'x'.repeat(3_000)];
const levels = 2_400;
const deep: unknown = JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));
/** What JSON can hold where a text belongs. */
const shapes: readonly unknown[] = [null, {}, [], 7, true, ['x'], { toString: 1 }, deep];

const oddFor = (method: GoodRequest['method'], good: unknown): readonly unknown[] => [
  ...(/^\d{4}-\d\d/.test(String(good)) ? days : []),
  ...(method === 'GET' ? texts : shapes),
];

/** As a script of the shop's own page sends it. */
function requestOf({ method, path, fields }: GoodRequest, origin: string): BadRequest {
  const accept = 'application/json';
  if (method === 'POST') {
    const headers = { accept, origin, 'x-requested-by': 'taquilla', 'content-type': accept };
    return { method, path, headers, body: JSON.stringify(fields) };
  }
  const query = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return { method, path: `${path}?${new URLSearchParams(query)}`, headers: { accept } };
}

/** Good requests with one odd field, each field with each: past the door, at the code that reads it. */
export const slips = (origin: string): readonly BadRequest[] =>
  goodRequests.flatMap((good) =>
    Object.entries(good.fields).flatMap(([name, value]) =>
      oddFor(good.method, value).map((odd) =>
        requestOf({ ...good, fields: { ...good.fields, [name]: odd } }, origin),
      ),
    ),
  );

/** The good ones themselves: a test sees by them that nothing but a slip keeps the others out. */
export const withoutSlips = (origin: string): readonly BadRequest[] =>
  goodRequests.map((good) => requestOf(good, origin));
