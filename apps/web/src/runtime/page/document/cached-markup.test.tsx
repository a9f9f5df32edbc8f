import type { FrameView, VisitorView } from '@shop/ports/screens';
import { allTexts } from '@shop/test/views/texts';
import { aFullFrame, aVisitor } from '@shop/test/views/a-frame';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Frame } from '../../../frame/frame.js';
import { loadParts } from '../../../frame/late-part.js';
import { createTranslator } from '../../../shop/translator.js';
import { Surroundings } from './surroundings.js';
import { cachedMarkup } from './cached-markup.js';

const texts = createTranslator('es', allTexts.es);
const queries = new QueryClient();

const surrounded = (part: ReactNode, visitor: VisitorView, path: string) =>
  renderToString(
    <QueryClientProvider client={queries}>
      <StaticRouter location={path}>
        <Surroundings texts={texts} visitor={visitor}>
          {part}
        </Surroundings>
      </StaticRouter>
    </QueryClientProvider>,
  );

const written: string[] = [];
const keeping = cachedMarkup((part, _texts, visitor, path) => {
  const html = surrounded(part, visitor, path);
  written.push(html);
  return html;
});

/** Rendered by the components and from the cache; each escapes characters in its own way. */
async function pagesOf(frame: FrameView, visitor: VisitorView) {
  const page = () => {
    const whole = (
      <Frame frame={frame} cartCount={0}>
        <h1>Ceiba</h1>
      </Frame>
    );
    return surrounded(whole, visitor, frame.path).replaceAll('&#39;', '&#x27;');
  };
  await loadParts();
  const plain = page();
  await loadParts(keeping);
  return { plain, kept: page() };
}

const paths = ['/es/?q=%27ceiba%27&n=1', '/es/tour-ojos-de-agua/', '/es/?a=1&b="<2>"'];
const at = (path: string, layout: 'mobile' | 'desktop', differs: Partial<FrameView> = {}) => {
  const frame = aFullFrame({ layout, path, ...differs });
  const languages = frame.languages.map((one) => ({ ...one, href: `${one.href}&of=${path}` }));
  return { ...frame, languages };
};

beforeEach(() => written.splice(0));

it.each(['mobile', 'desktop'] as const)(
  'writes the parts of a %s page once for all addresses, each with its own',
  async (layout) => {
    for (const path of paths) {
      const { plain, kept } = await pagesOf(at(path, layout), aVisitor());
      expect(kept).toBe(plain);
    }
    const notice = written.filter((html) => html.includes('id="cookies"'));
    expect(notice).toHaveLength(1);
  },
);

it.each([
  ['its currency', { currency: { code: 'EUR', name: 'euros' } }, {}],
  [
    'the hours of the lines',
    { callCentre: { isOpen: false, weekday: '9', weekend: '9', phones: [] } },
    {},
  ],
  ['the theme of its visitor', {}, { theme: 'dark' }],
  ['the lines that he closed', {}, { closed: ['app'] }],
] as const)('writes them again for another page by %s', async (_, frame, visitor) => {
  await pagesOf(at('/es/', 'mobile'), aVisitor());
  written.splice(0);
  const { plain, kept } = await pagesOf(at('/es/', 'mobile', frame), aVisitor(visitor));
  expect(kept).toBe(plain);
  expect(written.length).toBeGreaterThan(0);
});

it.each([
  ['a name', {}, { account: { kind: 'known', name: 'Ana Ruiz' } }],
  ['what was typed', { newsletter: { ...aFullFrame().newsletter, typed: { email: 'ana@' } } }, {}],
] as const)('caches nothing that has %s', async (_, frame, visitor) => {
  const { plain, kept } = await pagesOf(at('/es/', 'desktop', frame), aVisitor(visitor));
  expect(kept).toBe(plain);
  expect(written).toEqual([]);
});
