import { allTexts } from '@shop/test/views/texts';
import { aFullFrame, aVisitor } from '@shop/test/views/a-frame';
import type { FrameView, VisitorView } from '@shop/ports/screens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { writeSlots } from '../runtime/page/document/slots.js';
import { createTranslator } from '../shop/translator.js';
import { CartLink } from './cart-link.js';
import { Frame } from './frame.js';
import { loadParts } from './late-part.js';
import { AccountLink } from './parts/account-link.js';
import { ThemeField } from './parts/theme-field.js';
import { VisitorContext } from '../shop/visitor.js';

await loadParts();
const translator = createTranslator('es', allTexts.es);
const queries = new QueryClient();

const htmlOf = (part: ReactNode, visitor: VisitorView) =>
  renderToString(
    <QueryClientProvider client={queries}>
      <StaticRouter location="/es/">
        <I18nextProvider i18n={translator}>
          <VisitorContext value={visitor}>{part}</VisitorContext>
        </I18nextProvider>
      </StaticRouter>
    </QueryClientProvider>,
  );

const pageOf = (frame: FrameView, visitor: VisitorView) =>
  htmlOf(
    <Frame frame={frame} cartCount={visitor.cartCount ?? 0}>
      <h1>Ojos de Agua</h1>
    </Frame>,
    visitor,
  );

const slotsOf = (frame: FrameView, visitor: VisitorView) => [
  htmlOf(<AccountLink frame={frame} />, visitor),
  htmlOf(<CartLink frame={frame} count={visitor.cartCount ?? 0} />, visitor),
  htmlOf(<ThemeField />, visitor),
];

const regular = aVisitor({
  cartCount: 3,
  account: { kind: 'known', name: 'Ana Ruiz' },
  theme: 'dark',
  offer: 'pt',
  consent: ['analytics'],
  closed: ['app', 'banner', 'offer'],
});

describe.each(['mobile', 'desktop'] as const)('a %s page that is cached for all', (layout) => {
  const frame = aFullFrame({ layout });

  it('has its slots in their written order only', () => {
    for (const visitor of [aVisitor(), regular]) {
      const html = pageOf(frame, visitor);
      const [, , ...slots] = writeSlots({ frame }, visitor, translator);
      const places = slots.map((slot) => html.indexOf(slot));
      expect(places).toHaveLength(3);
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  it('says nothing else about its visitor', () => {
    const without = (visitor: VisitorView) =>
      slotsOf(frame, visitor).reduce(
        (html, slot) => html.replace(slot, ''),
        pageOf(frame, visitor),
      );
    expect(without(regular)).toBe(without(aVisitor()));
  });

  it('starts with the skip link, then the notice, and has one of each landmark', () => {
    const html = pageOf(frame, aVisitor());
    expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf('id="cookies"'));
    expect(html.indexOf('id="cookies"')).toBeLessThan(html.indexOf('<header'));
    for (const landmark of ['<header', '<main', '<footer'])
      expect(html.split(landmark)).toHaveLength(2);
  });

  it('links to everything without scripts', () => {
    const html = pageOf(frame, aVisitor());
    for (const target of ['contact', 'discover', 'settings', 'newsletter', 'cookies'])
      expect(html).toContain(`id="${target}"`);
  });
});

it('shows only help, cart, settings and the short footer around the checkout', () => {
  const html = pageOf(aFullFrame({ isShort: true, isWork: true }), aVisitor());
  for (const left of ['id="newsletter"', 'id="contact"', 'data-bar', 'role="search"'])
    expect(html).not.toContain(left);
  expect(html).toContain('href="/es/aviso-de-privacidad/"');
  expect(html).toContain('tel:+529985550134');
  expect(html).toContain('id="settings"');
});

const footOf = (frame: FrameView) => {
  const html = pageOf(frame, aVisitor());
  return html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
};

describe.each(['mobile', 'desktop'] as const)('the footer of a %s page', (layout) => {
  it('is one line on work pages, with the panels of its links kept', () => {
    const foot = footOf(aFullFrame({ layout, isWork: true }));
    expect(foot).not.toContain('id="newsletter"');
    const line = foot.slice(foot.lastIndexOf('Precios con impuestos incluidos'));
    const links = [...line.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      'tel:+529985550134',
      '/es/preguntas-frecuentes/gran-ceiba/',
      '/es/aviso-de-privacidad/',
      '/es/terminos-de-uso/',
      '#cookies',
      '#settings',
    ]);
    for (const target of ['contact', 'discover', 'settings'])
      expect(foot.split(`id="${target}"`)).toHaveLength(2);
    expect(line.includes('<details')).toBe(layout === 'mobile');
  });

  it('is folded in a narrow window on reading pages', () => {
    const folds = footOf(aFullFrame({ layout })).split('<details').length - 1;
    expect(folds).toBe(layout === 'mobile' ? 4 : 3);
  });
});
