import * as ports from '@shop/ports/screens';
import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

const screensOf = (extent: ports.FrameExtent) =>
  Object.values(ports)
    .flatMap((one) => (typeof one === 'object' && 'frame' in one ? [one] : []))
    .filter(({ frame }) => frame === extent)
    .map(({ name }) => name)
    .sort();

it('says of each screen by itself how much of the frame it has', () => {
  expect(screensOf('work')).toEqual([
    'account',
    'builder',
    'buy',
    'cart',
    'findOrder',
    'findRoom',
    'forgot',
    'mailToken',
    'order',
    'quote',
    'signIn',
  ]);
  expect(screensOf('short')).toEqual(['checkout']);
  expect(screensOf('whole').length).toBeGreaterThan(15);
});

it.each([
  ['/es/', false],
  ['/es/parques-y-tours/', false],
  ['/es/entrada-copalera/', true],
  ['/en/carrito/', true],
  ['/pt/auth/', true],
  ['/es/pago/', true],
])('has no letter to subscribe to where somebody works: %s', async (path, isWork) => {
  const html = await (await shop.visitor().get(path)).text();
  expect(html.includes('id="newsletter"')).toBe(!isWork);
  expect(html).toContain('id="settings"');
  expect(html).toContain('href="#cookies"');
});
