import { ClientAddresses } from './client-address.js';

const addresses = new ClientAddresses({ TRUSTED_PROXIES: ['10.0.0.1', '10.0.0.2'] });

const asked = (remoteAddress: string, forwarded?: string) =>
  addresses.of({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as Parameters<ClientAddresses['of']>[0]); // as: the two members that are read

it.each([
  ['somebody directly', '203.0.113.5', undefined, '203.0.113.5'],
  ['somebody who makes up a proxy', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['somebody behind our proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['the same over IPv6', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['two proxies of ours', '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['an address made up before ours', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['a home by its IPv6 network', '2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2::'],
  ['the same home, another device', '2001:0db8:1:2::ffff', undefined, '2001:db8:1:2::'],
  ['loopback of IPv6', '::1', undefined, '0:0:0:0::'],
  ['nonsense', '10.0.0.1', 'x; y', 'x; y'],
  ['our proxy alone', '10.0.0.1', undefined, '10.0.0.1'],
])('knows %s', (_, remote, forwarded, address) => {
  expect(asked(remote, forwarded)).toBe(address);
});
