import { type Language, languages, routeTable } from '@shop/domain';
import { userCalls } from '@shop/ports/screens/user-calls';
import type { ViteManifest } from './assets.js';
import { escapeHtml } from './escape.js';
import { say, scenePath, standaloneSheet, writeStandalone } from './standalone.js';

export interface OfflineTexts {
  readonly language: Language;
  readonly brand: string;
  /** The call centre's number for the language's own country. */
  readonly phone: { readonly number: string; readonly href: string } | undefined;
}

const mark = '/pictures/favicon.svg';

/** The offline page; it retries the same URL. */
export function renderOffline({ language, brand, phone }: OfflineTexts): string {
  const title = say(language, 'offlineTitle');
  const call = phone
    ? `<a href="${escapeHtml(phone.href)}">${say(language, 'call', phone.number)}</a>`
    : '';
  const body =
    `<p>${say(language, 'offlineHelp')}</p>` +
    `<p class="ways"><a href="">${say(language, 'retry')}</a>${call}</p>` +
    `<small>${say(language, 'offlineOrders')}</small>` +
    `<p class="brand"><img src="${mark}" alt="" width="28" height="28">${escapeHtml(brand)}</p>`;
  return writeStandalone({ language, title, scene: 'state-offline', body });
}

/** What the service worker needs to know; `worker/rules.ts` reads it. */
export interface OfflineFacts {
  readonly files: readonly string[];
  readonly pages: Readonly<Record<Language, string>>;
  readonly orders: string;
  readonly signOut: string;
}

export function offlineFacts(manifest: ViteManifest): OfflineFacts {
  const fonts = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .filter((file) => /\/(bricolage-cut|geologica-(?!currency))[^/]*\.woff2$/.test(file))
    .map((file) => `/${file}`);
  const orders = languages.map(
    (language) => `${language}/${routeTable.order[language].replace('{id}', '[A-Za-z0-9-]+')}`,
  );
  return {
    files: [standaloneSheet, scenePath('state-offline'), mark, ...new Set(fonts)],
    pages: { es: offlinePath('es'), en: offlinePath('en'), pt: offlinePath('pt') },
    orders: `^/(?:${orders.join('|')})/$`,
    signOut: userCalls.logout,
  };
}

const offlinePath = (language: Language) => `/offline/${language}.html`;
