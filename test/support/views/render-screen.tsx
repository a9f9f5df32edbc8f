import './browser-globals.js';
import { request } from 'node:http';
import type { Language } from '@shop/domain';
import type { PageView } from '@shop/ports/screens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { createBff, type Send } from '../../../apps/web/src/shop/bff.js';
import { type Shop, ShopContext } from '../../../apps/web/src/shop/shop.js';
import { createTranslator } from '../../../apps/web/src/shop/translator.js';
import { NavigateContext } from '../../../apps/web/src/ui/app-link.js';
import { allTexts } from './texts.js';

// A busy machine is slow; the test's own timeout ends what never appears.
configure({ asyncUtilTimeout: 10_000 });

interface Surroundings {
  readonly language?: Language;
  /** The page's address, including its query. */
  readonly path?: string;
  /** Where changes are sent; without it no server replies. */
  readonly origin?: string;
  /** The page in the query cache, under `path`. */
  readonly page?: PageView;
}

/** Renders a screen with texts, router, query cache, and a BFF over real HTTP. */
export function renderScreen(screen: ReactNode, surroundings: Surroundings = {}) {
  const { language = 'es', path = '/es/', origin = 'http://127.0.0.1:1', page } = surroundings;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (page) queries.setQueryData(['page', path], { kind: 'page', page });
  const said: string[] = [];
  const went: string[] = [];
  /** Full page loads that the browser started. */
  const loaded: string[] = [];
  const counts: number[] = [];
  const shop: Shop = {
    bff: createBff(sendTo(origin)),
    announce: (text) => said.push(text),
    toast: (text) => said.push(text),
    setCartCount: (count) => counts.push(count),
    forgetPages: () => undefined,
    go: (href, how) => (how?.isWhole ? loaded : went).push(href),
  };
  let address = '';
  const Address = ({ children }: { children: ReactNode }) => {
    const { pathname, search } = useLocation();
    address = `${pathname}${search}`;
    return <NavigateContext value={useNavigate()}>{children}</NavigateContext>;
  };
  const surrounded = (inside: ReactNode) => (
    <I18nextProvider i18n={createTranslator(language, allTexts[language])}>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[path]}>
          <ShopContext.Provider value={shop}>
            <Address>{inside}</Address>
          </ShopContext.Provider>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
  const rendered = render(surrounded(screen));
  /** Renders the screen again with new data. */
  const showNext = (next: ReactNode) => rendered.rerender(surrounded(next));
  return { ...rendered, showNext, queries, said, went, loaded, counts, address: () => address };
}

/** jsdom has no `fetch`; the BFF's client needs only a status, a type and a body. */
const sendTo =
  (origin: string): Send =>
  (path, { method = 'GET', headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const sent = request(`${origin}${path}`, {
        method,
        headers: { ...headers } as Record<string, string>,
      }); // as: the client sends plain headers
      sent.on('error', reject);
      sent.on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          const type = answer.headers['content-type'] ?? '';
          resolve({
            ok: status >= 200 && status < 300,
            status,
            headers: { get: () => type },
            json: async () => JSON.parse(Buffer.concat(chunks).toString()) as unknown, // as: parsed text
          } as unknown as Response); // as: the four members that the client reads
        });
      });
      sent.end(typeof body === 'string' ? body : undefined);
    });
