import { errorText } from '@shop/domain';
import { startBackend } from '@shop/test/fake-backend';
import { startBff } from '@shop/test/start-bff';

const payment = await startBackend();
const shop = await startBff(
  {},
  {
    PAYMENT_API_URL: `${payment.url}/payment-api`,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    PAGE_FRESH_SECONDS: '0',
  },
);
afterAll(async () => {
  await shop.stop();
  await payment.stop();
});

// First, because later the payment backend's reply is cached.
it('falls back to the visitor’s own currency with a notice when the payment currencies are unknown', async () => {
  const { frame } = await shop.visitor({ 'x-geo-country': 'PE' }).see('/es/');
  expect(frame.currencies.map(({ code }) => code)).toEqual(['PEN']);
  expect(frame.currenciesProblem).toBe(errorText('currencies', 'es'));
  const html = await (await shop.visitor().get('/es/', { accept: 'text/html' })).text();
  expect(html).toContain(errorText('currencies', 'es'));
});

it('offers the currencies that both the shop and the payment backend support', async () => {
  const four = ['EUR', 'MXN', 'USD', 'XAU'].map((code) => ({ iso_code: code }));
  payment.reply('/payment-api/payments/currencies', 200, { currencies: four });
  const peruvian = shop.visitor({ 'x-geo-country': 'PE' });
  let { frame } = await peruvian.see('/es/');
  while (frame.currenciesProblem) ({ frame } = await peruvian.see('/es/'));
  expect(frame.currencies.map(({ code }) => code)).toEqual(['USD', 'MXN', 'EUR']);
  expect(frame.currency.code).toBe('USD');
  const request = { path: '/es/', language: 'es', currency: 'JPY', theme: 'system' };
  await peruvian.postForm('/api/settings', request);
  expect((await peruvian.see('/es/')).frame.currency.code).toBe('USD');
  await peruvian.postForm('/api/settings', { ...request, currency: 'EUR' });
  expect((await peruvian.see('/es/')).frame.currency.code).toBe('EUR');
}, 20_000);
