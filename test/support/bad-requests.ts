import fc from 'fast-check';
import { anyCharacter } from './any-character.js';

export interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** Every field name of the shop's forms, queries and cookies, so that values reach its code. */
const fields =
  'path slug date time adults children infants extras pickup nameOnTicket component attempt line digest method firstName lastName email country phone password repeat remember next sessionId route language currency theme convert q month months pick place ticket problem purchase payment token code categories part error params side message reference stack event network state iss id checkin checkout rooms adults1 children1 age1 promo hotel drop choose add filter sort instead'.split(
    ' ',
  );
const cookies =
  'cart parked stay orders sid language currency theme phone_country consent closed_app known signed_in'
    .split(' ')
    .map((name) => `__Host-${name}`);

export const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '-1',
    '1.5',
    '1e1',
    '1e309',
    'NaN',
    '٣',
    '0x10',
    '999999999999',
    'null',
    '[]',
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '//evil.example',
    '/\\evil',
    'javascript:alert(1)',
    '<script>',
    "' or 1=1--",
    '%00',
    '%E0%A4%A',
    '\r\nSet-Cookie: a=b',
    '2027-02-30',
    '9999-12-31',
    '0000-00-00',
    '2027-13',
    '25:61',
    'MXN',
    'XXX',
    '/es/',
    '/es/pago/',
    'a@b',
    'ñ@ñ.mx',
    '+52 998',
    '0'.repeat(32),
    'attempt-12345678',
    'yes',
    'bruma',
    'VI',
  ),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.integer({ min: 100, max: 9_000 }).map((length) => 'x'.repeat(length)),
);

const pairs = fc.array(fc.tuple(fc.constantFrom(...fields), nasty), { maxLength: 8 });
const query = pairs.map((all) => new URLSearchParams(all));

const json = fc.oneof(
  pairs.map((all) => JSON.stringify(Object.fromEntries(all))),
  fc
    .dictionary(fc.constantFrom(...fields, '__proto__'), fc.jsonValue())
    .map((value) => JSON.stringify(value)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  pairs.map((all) => JSON.stringify(Object.fromEntries(all)).slice(0, -1)),
  fc.constant('['.repeat(5_000)),
  fc.constant('{"path":'.repeat(1_500) + '1' + '}'.repeat(1_500)),
);

const types = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/json; charset=utf-7',
  'multipart/form-data; boundary=x',
  'application/csp-report',
  '',
);

const inHeader = (text: string): string => text.replaceAll(/[^\x21-\x7e]/g, '~').slice(0, 500);

const cookie = fc
  .array(fc.tuple(fc.constantFrom(...cookies), nasty.map(inHeader)), { maxLength: 4 })
  .map((all) => all.map(([name, value]) => `${name}=${value.replaceAll(';', '')}`).join('; '));

export function badRequests(
  addresses: { readonly pages: readonly string[]; readonly calls: readonly string[] },
  origin: string,
  count: number,
): readonly BadRequest[] {
  const base = fc.record({
    cookie,
    accept: fc.constantFrom('text/html', 'application/json', '*/*', 'x'),
  });
  const path = fc.oneof(
    fc.constantFrom(...addresses.pages),
    fc.constantFrom(...addresses.calls),
    fc
      .tuple(fc.constantFrom(...addresses.pages), nasty)
      .map(([page, end]) => page + encodeURIComponent(end)),
  );
  const looks = fc
    .tuple(path, query, base, fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS'))
    .map(([to, asked, headers, method]) => ({ method, path: addressOf(to, asked), headers }));
  const posts = fc
    .tuple(
      fc.oneof(fc.constantFrom(...addresses.calls), path),
      query,
      base,
      types,
      fc.oneof(json, query.map(String), fc.string({ maxLength: 200 })),
      fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH'),
      fc.boolean(),
    )
    .map(([to, asked, headers, type, body, method, isOurs]) => ({
      method,
      path: to + (isOurs ? '' : `?${asked}`),
      headers: {
        ...headers,
        'content-type': type,
        // Without these headers, the guard would refuse every request.
        ...(isOurs ? { origin, 'x-requested-by': 'taquilla' } : {}),
      },
      body,
    }));
  return fc.sample(fc.oneof(looks, posts), { numRuns: count, seed: 20_261_122 });
}

/** The shop refuses longer addresses unread; another test covers that. */
const addressOf = (path: string, asked: URLSearchParams): string =>
  `${path}?${asked}`.slice(0, 4_000).replace(/%.?$/, '');
