import { startBackend } from '@shop/test/fake-backend';
import { startBff } from '@shop/test/start-bff';

const upstream = await startBackend();
const shop = await startBff({}, { NEWSLETTER_API_URL: `${upstream.url}/newsletter-api` });
afterAll(async () => {
  await shop.stop();
  await upstream.stop();
});

const reader = {
  ...{ path: '/es/', name: 'Ana', lastName: 'Ruiz', email: 'ana@mail.example', country: 'MX' },
  ...{ accepts: 'yes', permits: 'yes', website: '', attempt: 'the-first-attempt' },
};

it('notes where an answer is not what its contract says, and the visitor is served all the same', async () => {
  const body = { status: 'ok', readerNumber: 12345 };
  upstream.reply('POST /newsletter-api/newsletter', 201, body);
  expect((await shop.visitor().postJson('/api/newsletter', reader)).status).toBe(200);
  await shop.visitor().see('/es/');
  expect(shop.drift.noted()).toEqual([
    expect.objectContaining({
      ...{ backend: 'newsletter', operation: 'subscribe', count: 1 },
      ...{ kind: 'new', at: 'readerNumber', said: 'integer' },
    }),
  ]);
});
