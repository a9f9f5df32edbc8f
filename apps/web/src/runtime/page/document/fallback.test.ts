import { type FallbackTexts, renderFallback } from './fallback.js';
import { offlineFacts, renderOffline } from './offline.js';

const texts: FallbackTexts = {
  language: 'pt',
  title: 'Erro interno',
  text: '<b>',
  home: '/pt/',
  search: '/pt/busca/',
  side: 'server',
  reference: 'r-1',
};

it('falls back to a message without scripts, with a style sheet that always exists', () => {
  const html = renderFallback(texts);
  expect(html).toContain('<a href="/pt/">Ir para o início</a>');
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/standalone.css">',
  ]);
});

it('offers a search by GET, and shows the place of the failure and the reference', () => {
  const html = renderFallback(texts);
  expect(html).toContain('<form role="search" action="/pt/busca/">');
  expect(html).toContain('Aconteceu no servidor<br>Referência: r-1');
  expect(renderFallback({ ...texts, side: undefined })).not.toContain('Aconteceu');
});

it('escapes any reference or address', () => {
  const hostile = '"><script>$&';
  const html = renderFallback({ ...texts, reference: hostile, home: hostile, search: hostile });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&quot;&gt;&lt;script&gt;$&amp;');
});

it('tells an offline visitor what to do, in their language, with a link back', () => {
  const phone = { number: '+52 998 555 0134', href: 'tel:+529985550134' };
  const html = renderOffline({ language: 'es', brand: 'Coralibrí', phone });
  expect(html).toContain('<h1>No hay conexión</h1>');
  expect(html).toContain('llama al centro de atención');
  expect(html).toContain('<a href="">Reintentar</a>');
  expect(html).toContain('<a href="tel:+529985550134">Llamar al +52 998 555 0134</a>');
  expect(html).not.toContain('<script');
});

it('lists for the worker the pages, their files, and the order addresses', () => {
  const { files, pages, orders } = offlineFacts({
    a: { file: 'assets/a.js', assets: ['assets/geologica-1.woff2', 'assets/flags.svg'] },
    b: {
      file: 'assets/b.js',
      assets: ['assets/geologica-1.woff2', 'assets/geologica-currency-2.woff2'],
    },
  });
  expect(files).toEqual([
    '/standalone.css',
    '/pictures/scenes/state-offline.svg',
    '/pictures/favicon.svg',
    '/assets/geologica-1.woff2',
  ]);
  expect(Object.keys(pages)).toEqual(['es', 'en', 'pt']);
  const isOrder = (path: string) => new RegExp(orders).test(path);
  expect(['/es/orden/TQ-1/', '/en/order/TQ-1/', '/pt/pedido/TQ-1/'].map(isOrder)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['/es/order/TQ-1/', '/es/orden/', '/es/carrito/', '/x/es/orden/1/'].some(isOrder)).toBe(
    false,
  );
});
