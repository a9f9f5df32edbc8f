import type { SiteText } from '@shop/ports/backends';
import type { Renderer } from '../../../page/render/renderer.js';

/** The web app manifest (docs/rules/pages.md). */
export const presentWebApp = (
  { brand, descriptor }: SiteText,
  { mark, page }: Renderer['appColors'],
) => ({
  name: `${brand} · ${descriptor}`,
  short_name: brand,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: mark,
  background_color: page,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    ...[192, 512].map((size) => ({
      src: `/icons/icon-${size}.png`,
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose: 'maskable',
    })),
  ],
});
