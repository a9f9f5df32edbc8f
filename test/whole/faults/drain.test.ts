import { createDatabase } from '@shop/test/start-postgres';
import { freePort, shopSecrets, startProgram } from '@shop/test/programs';
import { startSandbox } from '@shop/test/start-sandbox';
import { Visitor } from '@shop/test/visitor';

it('finishes running requests on stop, refuses new ones, and exits', async () => {
  const sandbox = await startSandbox();
  const [port, opsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const bff = await startProgram('dist/bff/main.mjs', {
    PORT: String(port),
    OPS_PORT: String(opsPort),
    PUBLIC_ORIGIN: url,
    DATABASE_URL: await createDatabase(),
    CART_API_URL: sandbox.cartUrl,
    PAYMENT_API_URL: sandbox.paymentUrl,
    HOTELS_API_URL: sandbox.hotelsUrl,
    NEWSLETTER_API_URL: sandbox.newsletterUrl,
    SEARCH_API_URL: sandbox.searchUrl,
    PAYMENT_PAGE_ORIGIN: sandbox.url,
    CART_API_TOKEN: sandbox.tokens.cart,
    PAYMENT_API_TOKEN: sandbox.tokens.payment,
    HOTELS_API_TOKEN: sandbox.tokens.hotels,
    NEWSLETTER_API_TOKEN: sandbox.tokens.newsletter,
    SEARCH_API_TOKEN: sandbox.tokens.search,
    USERS_API_TOKEN: sandbox.tokens.users,
    MAILBOX_API_URL: sandbox.mailboxUrl,
    MAILBOX_API_TOKEN: sandbox.tokens.mailbox,
    OAUTH_CLIENT_SECRET: sandbox.oauth.clientSecret,
    PAYMENT_WEBHOOK_SECRET: sandbox.webhookSecret,
    SESSION_SECRETS: 'a-session-secret-of-32-characters-and-more',
  });
  const tells = async (path: string) => (await fetch(`http://localhost:${opsPort}${path}`)).status;
  for (const path of ['/health/live', '/health/ready', '/backends', '/drift', '/metrics'])
    expect([path, await tells(path)]).toEqual([path, 200]);
  sandbox.faults.add({ api: 'cart', path: '/xapi/pricing', mode: 'slow', ms: 800 });
  const visitors = Array.from({ length: 20 }, () => new Visitor(url));
  const under = visitors.map((visitor) => visitor.get('/es/entrada-bruma/'));
  // Connections are accepted in order, so earlier requests are in flight by now.
  expect((await new Visitor(url).get('/robots.txt')).status).toBe(200);
  const stopped = bff.stop();
  const isOpen = () =>
    new Visitor(url).get('/robots.txt').then(
      () => true,
      () => false,
    );
  while (await isOpen()) await new Promise((done) => setTimeout(done, 20));
  expect(await tells('/health/ready')).toBe(503);
  const answers = await Promise.all(under);
  expect(answers.map(({ status }) => status)).toEqual(visitors.map(() => 200));
  expect(await stopped).toBe(0);
  await sandbox.stop();
}, 60_000);

it('answers 503 at /health/ready but serves on after SIGTERM, until a SIGINT ends the wait', async () => {
  const [port, opsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const bff = await startProgram('dist/bff/main.mjs', {
    PORT: String(port),
    OPS_PORT: String(opsPort),
    PUBLIC_ORIGIN: url,
    DATABASE_URL: await createDatabase(),
    ...shopSecrets,
    DRAIN_SECONDS: '600',
  });
  const ready = async () => (await fetch(`http://localhost:${opsPort}/health/ready`)).status;
  expect(await ready()).toBe(200);
  const stopped = bff.stop();
  while ((await ready()) !== 503) await new Promise((done) => setTimeout(done, 20));
  const reply = await new Visitor(url).get('/robots.txt');
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  process.kill(bff.pid, 'SIGINT');
  expect(await stopped).toBe(0);
}, 60_000);
