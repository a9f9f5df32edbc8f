import * as ports from '@shop/ports/screens';
import type { BadRequest } from './bad-requests.js';
import { type GoodRequest, goodRequests } from './good-requests.js';
import type { OwnOrder } from './own-tickets.js';

const days = [
  '2027-02-30',
  '2027-00-10',
  '2027-13-01',
  '9999-12-31',
  '0000-00-00',
  '1999-12-31',
  '2027-13',
  '2027-00',
  '9999-12',
  '0000-00',
  '2027-2',
  '2027-02-1',
];
const texts = ['', '-1', '1e309', '__proto__', '%00', '/\\evil.example', 'x'.repeat(3_000)];
const levels = 2_400;
const deep: unknown = JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));
/** JSON values other than text. */
const shapes: readonly unknown[] = [null, {}, [], 7, true, ['x'], { toString: 1 }, deep];

const oddFor = (method: GoodRequest['method'], good: unknown): readonly unknown[] => [
  ...(/^\d{4}-\d\d/.test(String(good)) ? days : []),
  ...(method === 'GET' ? texts : shapes),
];

/** A request as a script of the shop's page sends it. */
function requestOf({ method, path, fields }: GoodRequest, origin: string): BadRequest {
  const accept = 'application/json';
  if (method === 'POST') {
    const headers = { accept, origin, 'x-requested-by': 'taquilla', 'content-type': accept };
    return { method, path, headers, body: JSON.stringify(fields) };
  }
  const query = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return { method, path: `${path}?${new URLSearchParams(query)}`, headers: { accept } };
}

/** Valid requests with one odd field each, so that the code behind the guard reads it. */
const slipsOf = (all: readonly GoodRequest[], origin: string): readonly BadRequest[] =>
  all.flatMap((good) =>
    Object.entries(good.fields).flatMap(([name, value]) =>
      oddFor(good.method, value).map((odd) =>
        requestOf({ ...good, fields: { ...good.fields, [name]: odd } }, origin),
      ),
    ),
  );

export const slips = (origin: string): readonly BadRequest[] => slipsOf(goodRequests, origin);

/** Requests by a buyer about the own order; a rule refuses each even without the odd value. */
export function ownSlips({ visitor, view, path }: OwnOrder): readonly BadRequest[] {
  const [line = ''] = view.lines.map(({ id }) => id);
  const asked = { path: '/es/', order: view.id, attempt: 'attempt-of-a-slip', line };
  const calls = [
    {
      path: ports.cancelTickets.path,
      fields: { ...asked, line: [line], way: 'refund', amount: '1' },
    },
    { path: ports.changeDate.path, fields: { ...asked, date: yesterday, time: '' } },
    { path: ports.claimWeather.path, fields: { ...asked, reason: '', note: '' } },
  ].map((one) => ({ ...one, method: 'POST' as const, path: `/api${one.path}` }));
  const shown = { line, date: yesterday, month: yesterday.slice(0, 7), months: '2', time: '' };
  const pages = ['cancel', 'changeDate', 'weather', 'changeStay'].map((right) => ({
    method: 'GET' as const,
    path,
    fields: { right, ...shown, pick: yesterday, amount: '1', way: 'refund', reason: 'rain' },
  }));
  const cookie = visitor.cookieNames.map((name) => `${name}=${visitor.cookie(name)}`).join('; ');
  const all = [...calls, ...pages];
  return [...all.map((good) => requestOf(good, visitor.url)), ...slipsOf(all, visitor.url)].map(
    (one) => ({ ...one, headers: { ...one.headers, cookie } }),
  );
}

const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

/** The valid requests, which prove that only the odd value causes a refusal. */
export const withoutSlips = (origin: string): readonly BadRequest[] =>
  goodRequests.map((good) => requestOf(good, origin));
