import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

interface Facts {
  readonly version: string;
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, string>>;
}

const workerOf = async (url: string) => {
  const response = await fetch(`${url}/service-worker.js`);
  const code = await response.text();
  const [, facts = ''] = /^self\.facts=(\{.*\});\n/.exec(code) ?? [];
  return { response, code, facts: JSON.parse(facts) as Facts }; // as: written by our own server
};

const { response, code, facts } = await workerOf(shop.url);

it('serves a worker for the whole shop, asked for anew each time', () => {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("worker-src 'self'");
});

it('is one script that imports nothing', () => {
  expect(code).not.toMatch(/^\s*(?:import|export)\b|importScripts|\bimport\s*\(/m);
});

it('names only what is there', async () => {
  expect(facts.files.some((file) => file.endsWith('.woff2'))).toBe(true);
  for (const path of [...facts.files, ...Object.values(facts.pages)])
    expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200]);
});

it('is the same worker until something of it changes', async () => {
  expect((await workerOf(shop.url)).facts.version).toBe(facts.version);
  expect(facts.version).toMatch(/^[0-9a-f]{16}$/);
});

it.each([
  ['es', '+52 998 555 0134', 'Inténtalo más tarde o llama al centro de atención.'],
  ['en', '+1 305 555 0142', 'Try again later or call our call centre.'],
  ['pt', '+55 11 5555 0136', 'Tente mais tarde ou ligue para a central.'],
] as const)(
  'has an offline page in %s, with whom to call and no price',
  async (language, phone, advice) => {
    const page = await fetch(shop.url + facts.pages[language]);
    const html = await page.text();
    expect(html).toContain(`<p>${advice}</p>`);
    expect(html).toContain(phone);
    expect(html).not.toMatch(/<script|<style|\$\d/);
  },
);

it('has no other offline page', async () => {
  expect((await fetch(`${shop.url}/offline/fr.html`)).status).toBe(404);
});

it('keeps the style sheet of last resort at one address', async () => {
  const sheet = await fetch(`${shop.url}/standalone.css`);
  expect(sheet.headers.get('content-type')).toMatch(/^text\/css/);
  expect(sheet.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await sheet.text()).toContain('.standalone');
});
