import { silence, startBackend } from '@shop/test/fake-backend';
import { askEach } from '../../apps/bff/src/backends/ask-each.js';
import { readConfig } from '../../apps/bff/src/config/config.js';

const backend = await startBackend();
afterAll(() => backend.stop());

const secret = 'a-secret-of-at-least-32-characters';
const names = ['CART', 'PAYMENT', 'HOTELS', 'NEWSLETTER', 'SEARCH', 'USERS'];
const at = (name: string) => `${backend.url}/${name.toLowerCase()}`;
const config = readConfig({
  LEDGER_ADAPTER: 'memory',
  SESSION_SECRETS: secret,
  MAILBOX_API_TOKEN: secret,
  PAYMENT_WEBHOOK_SECRET: secret,
  PAYMENT_PAGE_ORIGIN: backend.url,
  OAUTH_CLIENT_SECRET: secret,
  OAUTH_ISSUER_URL: at('issuer'),
  ...Object.fromEntries(
    names.flatMap((name) => [
      [`${name}_API_URL`, at(name)],
      [`${name}_API_TOKEN`, secret],
    ]),
  ),
});

it('tells of each backend where it is, and how it answered or why not', async () => {
  backend.reply('/cart/xapi/products', 200, { products: 'soon' });
  backend.reply('/payment/payments/methods?currency=USD', 401);
  backend.reply('/hotels/hotels?currency=USD', silence);
  backend.reply('/newsletter/', 200, '<html>It works!</html>', { 'content-type': 'text/html' });
  backend.reply('/users/', 503);
  const token = { data: { access_token: 'token-7', expires_in: 600 } };
  backend.reply('/search/google-enterprise/token', 200, token);
  backend.reply('/issuer/.well-known/openid-configuration', 200, {
    issuer: at('issuer'),
    authorization_endpoint: at('issuer/auth'),
    token_endpoint: at('issuer/token'),
    userinfo_endpoint: at('issuer/me'),
    jwks_uri: at('issuer/keys'),
  });
  const asked = await askEach(config);
  const said = Object.fromEntries(asked.map((one) => [one.variable, one.said]));
  expect(said).toEqual({
    CART_API_URL: 'answers another shape: at products expected array, received string',
    PAYMENT_API_URL: 'refuses the token of this shop',
    HOTELS_API_URL: 'no answer within 3000 ms',
    SEARCH_API_URL: 'answered',
    OAUTH_ISSUER_URL: 'answered',
    NEWSLETTER_API_URL: 'answered',
    USERS_API_URL: 'status 503',
  });
  expect(asked.map(({ address }) => address)).toEqual(
    asked.map(({ variable }) => at(variable.replace(/_.*/, '').replace('OAUTH', 'issuer'))),
  );
  expect(asked.filter(({ isFine }) => isFine).map(({ said: words }) => words)).toEqual(
    Array.from({ length: 3 }, () => 'answered'),
  );
});

it.each<[string, () => void, RegExp]>([
  [
    'a page',
    () => backend.reply('/octo/products/', 200, '<html></html>', { 'content-type': 'text/html' }),
    /^answers another shape: at \(content-type\)/,
  ],
  ['a no to the token', () => backend.reply('/octo/products/', 401), /^refuses the token/],
  [
    'another address',
    () => backend.reply('/octo/products/', 301, '', { location: '/elsewhere/' }),
    /^answers another shape: at \(status\)/,
  ],
  ['what it sells', () => backend.reply('/octo/products/', 200, []), /^answered$/],
])('tells of an OCTO supplier that answers with %s', async (_, prepare, said) => {
  prepare();
  // Who never answers is waited for.
  backend.reply('/hotels/hotels?currency=USD', 503);
  const octo = Object.assign(Object.create(config), {
    OCTO_API_URL: `${backend.url}/octo/`,
    OCTO_API_TOKEN: secret,
  });
  const asked = await askEach(octo);
  expect(asked.find(({ variable }) => variable === 'OCTO_API_URL')).toMatchObject({
    address: `${backend.url}/octo/`,
    said: expect.stringMatching(said),
    isFine: said.test('answered'),
  });
});
