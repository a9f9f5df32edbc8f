import { Config } from '../config/config.js';
import { Proxies } from './proxies.js';

const proxiesOf = (...TRUSTED_PROXIES: readonly string[]) =>
  new Proxies(Object.assign(new Config(), { TRUSTED_PROXIES }));

const proxies = proxiesOf('10.0.0.1', '10.0.0.2');

const asked = (remoteAddress: string, forwarded?: string, by = proxies) =>
  by.addressOf({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

it.each([
  ['somebody directly', '203.0.113.5', undefined, '203.0.113.5'],
  ['somebody who makes up a proxy', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['somebody behind our proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['the same over IPv6', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['two proxies of ours', '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['an address made up before ours', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['a home by its IPv6 network', '2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2::'],
  ['the same home, another device', '2001:0db8:1:2::ffff', undefined, '2001:db8:1:2::'],
  ['a visitor with a port', '10.0.0.1', '198.51.100.1:40112', '198.51.100.1'],
  [
    'a visitor and a proxy of ours with ports',
    '10.0.0.1',
    '198.51.100.1:5, 10.0.0.2:6',
    '198.51.100.1',
  ],
  ['a home by IPv6 with a port', '10.0.0.1', '[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['nonsense', '10.0.0.1', 'x; y', 'x; y'],
  ['our proxy alone', '10.0.0.1', undefined, '10.0.0.1'],
])('accepts %s', (_, remote, forwarded, address) => {
  expect(asked(remote, forwarded)).toBe(address);
});

it.each([
  ['its first form', 'for=198.51.100.1', '198.51.100.1'],
  ['other letters and fields', 'By=10.0.0.1; For="198.51.100.1:40112";proto=https', '198.51.100.1'],
  ['two proxies of ours', 'for=198.51.100.1;proto=https, for=10.0.0.2', '198.51.100.1'],
  ['a home by IPv6', 'for="[2001:db8:1:2::9]:443"', '2001:db8:1:2::'],
  ['no visitor', 'proto=https', '10.0.0.1'],
])('reads the standard header, with %s, when there is no other', (_, header, address) => {
  const of = (remoteAddress: string, more = {}) =>
    proxies.addressOf({ socket: { remoteAddress }, headers: { forwarded: header, ...more } });
  expect(of('10.0.0.1')).toBe(address);
  expect(of('203.0.113.5')).toBe('203.0.113.5');
  expect(of('10.0.0.1', { 'x-forwarded-for': '198.51.100.9' })).toBe('198.51.100.9');
});

it.each([
  ['a range', '10.0.0.0/8', '10.9.8.7'],
  ['a range of IPv6', '2001:db8::/32', '2001:db8:ffff::1'],
  ['loopback by its range', '127.0.0.1/32', '127.0.0.1'],
  ['a range, of a socket that speaks both', '10.0.0.0/8', '::ffff:10.9.8.7'],
])('trusts %s of proxies, and no other client', (_, range, inside) => {
  const by = proxiesOf(range);
  expect(asked(inside, '198.51.100.1', by)).toBe('198.51.100.1');
  expect(asked('203.0.113.5', '198.51.100.1', by)).toBe('203.0.113.5');
});

it('accepts the country from our own proxy only', () => {
  const headers = { 'x-geo-country': 'mx' };
  const from = (remoteAddress: string) =>
    proxiesOf('10.0.0.0/8').countryOf({ socket: { remoteAddress }, headers });
  expect([from('10.1.2.3'), from('203.0.113.5')]).toEqual(['MX', undefined]);
});
