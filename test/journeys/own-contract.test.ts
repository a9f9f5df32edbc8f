import * as forms from '@shop/ports/forms';
import { watchContract } from '@shop/test/built';
import { startBackend } from '@shop/test/fake-backend';
import { goodRequests } from '@shop/test/good-requests';
import { sharedShop, startBff } from '@shop/test/start-bff';
import supertest from 'supertest';

const shop = await sharedShop();
interface Operation {
  readonly operationId: string;
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const told = await shop.visitor().get('/api/openapi.json');
interface Contract {
  readonly openapi: string;
  readonly paths: Paths;
  readonly components: { readonly schemas: object };
}
const { openapi, paths, components } = (await told.json()) as Contract; // as: OpenAPI
const operationAt = (path: string) => paths[path.replace(/\/$/, '')]?.post;
const posts = goodRequests.filter(({ method }) => method === 'POST');
/** Without pages, which other tests cover. */
const looks = goodRequests.filter(
  ({ method, path }) => method === 'GET' && !/^\/(es|en|pt)\/|^\/sign-in\//.test(path),
);

/** Authentication comes first; these calls have no limit for strangers. */
const ofHolders = [
  '/api/cart/undo',
  '/api/cart/quote',
  '/api/order/mail',
  '/api/order/cancel',
  '/api/order/change-date',
  '/api/order/change-stay',
  '/api/order/weather-claim',
  '/api/change-password',
];

it('is public and names every call that pages make', () => {
  expect(told.headers.get('content-type')).toMatch(/^application\/json/);
  expect(openapi).toBe('3.1.0');
  const silent = ['/api/webhooks/payment', '/api/policy-reports'];
  const unnamed = posts.filter(({ path }) => !operationAt(path)?.requestBody);
  expect(unnamed.map(({ path }) => path).sort()).toEqual(silent.sort());
});

it('documents every form of the shop', () => {
  const schemas = Object.keys(components.schemas);
  expect(Object.keys(forms).filter((name) => !schemas.includes(name))).toEqual([]);
});

it('answers 304 for an unchanged file', async () => {
  const { headers } = await shop.visitor().get('/favicon.svg');
  const again = supertest(shop.url).get('/favicon.svg');
  expect((await again.set('If-Modified-Since', headers.get('last-modified') ?? '')).status).toBe(
    304,
  );
});

it('has a page in development, too', async () => {
  const page = await (await shop.visitor().get('/api/')).text();
  expect(page).toContain('<code>POST /api/cart/items</code> Adds tickets to the cart');
  expect(page).toContain('<a href="#AddedView">AddedView</a>');
});

const textsOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** Every call as a script and as a form send it, from a browser without cookies. */
it('holds for every call without a session, by JSON and by form', async () => {
  const visitor = shop.visitor();
  for (const { path, fields } of looks) {
    const { status } = await visitor.get(`${path}?${new URLSearchParams(textsOf(fields))}`);
    expect([path, status < 500]).toEqual([path, true]);
  }
  for (const { path, fields } of posts) {
    const json = await visitor.postJson(path, fields);
    const form = await shop.visitor().postForm(path, textsOf(fields));
    expect([path, json.status < 500, form.status < 500]).toEqual([path, true, true]);
  }
});

describe('in production, past the rate limits', () => {
  it('has no page and names the limit in every limited call', async () => {
    const strict = await startBff(
      {},
      {
        NODE_ENV: 'production',
        CART_CHANGES_PER_MINUTE: '1',
        CHECKOUTS_PER_MINUTE: '1',
        SIGN_IN_PER_MINUTE: '1',
        SIGN_UP_PER_MINUTE: '1',
        NEWSLETTER_PER_MINUTE: '1',
        ORDER_LOOKUPS_PER_MINUTE: '1',
        SUGGESTIONS_PER_MINUTE: '1',
        GATE_TRIES_PER_MINUTE: '1',
      },
    );
    expect((await strict.visitor().get('/api/')).status).toBe(404);
    expect((await strict.visitor().get('/api/openapi.json')).status).toBe(200);
    const visitor = strict.visitor();
    const late: string[] = [];
    for (const { path, fields } of posts) {
      const statuses = [];
      for (let i = 0; i < 3; i += 1) statuses.push((await visitor.postJson(path, fields)).status);
      if (statuses.includes(429)) late.push(path);
    }
    await strict.stop();
    const limited = posts.filter(({ path }) => operationAt(path)?.responses['429']);
    const all = limited.map(({ path }) => path);
    expect(late).toEqual(all.filter((path) => !ofHolders.includes(path)));
  });
});

it('catches an answer with a field that it does not name', async () => {
  const server = await startBackend();
  const expectContract = watchContract(Number(new URL(server.url).port), 'shop');
  server.reply('/api/search/start', 200, { isReady: true, token: 'a-secret' });
  await fetch(`${server.url}/api/search/start`);
  await server.stop();
  expect(expectContract).toThrow(/searchBox\.start: 200 .*"token"/);
});
