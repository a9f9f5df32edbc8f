import { silence, startBackend } from '@shop/test/fake-backend';
import { wireError } from '@shop/test/wire-replies';
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

it('reports the address of each backend and its reply or error', async () => {
  backend.reply('/cart/xapi/products', 200, { products: 'soon' });
  backend.reply('/payment/payments/methods?currency=USD', 401);
  backend.reply('/hotels/hotels?currency=USD', silence);
  backend.reply('POST /newsletter/newsletter', 422, wireError('nameFormat', 'name'));
  backend.reply('POST /users/login', 503);
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

const html = { 'content-type': 'text/html' };
const product = {
  id: 'kayak',
  availabilityType: 'OPENING_HOURS',
  options: [{ id: 'DEFAULT', units: [] }],
};
const path = /^answers \d+ without a word of its contract: another path, or another server$/;
const site = wireError('BAD_REQUEST', 'SiteCode');
const noPage = [404, '<html></html>', html] as const;

it.each<[string, string, Parameters<typeof backend.reply>, RegExp]>([
  ['CART_API_URL', 'another path', ['/cart/xapi/products', ...noPage], path],
  [
    'CART_API_URL',
    'another site',
    ['/cart/xapi/products', 400, site],
    /^refuses what its contract allows: 400 BAD_REQUEST \(SiteCode\)$/,
  ],
  [
    'CART_API_URL',
    'nothing to sell',
    ['/cart/xapi/products', 200, { products: [] }],
    /^answers another shape: at products expected a product/,
  ],
  ['PAYMENT_API_URL', 'another path', ['/payment/payments/methods?currency=USD', ...noPage], path],
  ['NEWSLETTER_API_URL', 'another path', ['POST /newsletter/newsletter', ...noPage], path],
  [
    'NEWSLETTER_API_URL',
    'a page',
    ['POST /newsletter/newsletter', 200, '<html>It works!</html>', html],
    /^answers another shape: at \(content-type\)/,
  ],
  [
    'NEWSLETTER_API_URL',
    'another site',
    ['POST /newsletter/newsletter', 422, wireError('site')],
    /^refuses what its contract allows: 422 site$/,
  ],
  ['USERS_API_URL', 'another path', ['POST /users/login', ...noPage], path],
  [
    'USERS_API_URL',
    'a no to the token',
    ['POST /users/login', 401, wireError('UNAUTHORIZED')],
    /^refuses the token/,
  ],
  [
    'USERS_API_URL',
    'what it has to refuse',
    ['POST /users/login', 400, wireError('INVALID_EMAIL')],
    /^answered$/,
  ],
  ['OCTO_API_URL', 'a page', ['/octo/products/', 200, '<html></html>', html], /^answers another/],
  ['OCTO_API_URL', 'another path', ['/octo/products/', ...noPage], path],
  ['OCTO_API_URL', 'a no to the token', ['/octo/products/', 401], /^refuses the token/],
  [
    'OCTO_API_URL',
    'a no to the token in its own words',
    ['/octo/products/', 403, { error: 'FORBIDDEN', errorMessage: 'No.' }],
    /^refuses the token/,
  ],
  [
    'OCTO_API_URL',
    'another address',
    ['/octo/products/', 301, '', { location: '/elsewhere/' }],
    /^answers another shape: at \(status\)/,
  ],
  ['OCTO_API_URL', 'what it sells', ['/octo/products/', 200, [product]], /^answered$/],
])('reports a %s that answers with %s', async (variable, _, reply, said) => {
  backend.reply(...reply);
  // The shop keeps polling a backend that never replies.
  backend.reply('/hotels/hotels?currency=USD', 503);
  const octo = Object.assign(Object.create(config), {
    OCTO_API_URL: `${backend.url}/octo/`,
    OCTO_API_TOKEN: secret,
  });
  const asked = await askEach(octo);
  expect(asked.find((one) => one.variable === variable)).toMatchObject({
    said: expect.stringMatching(said),
    isFine: said.test('answered'),
  });
});
