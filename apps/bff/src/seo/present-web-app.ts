import type { SiteText } from '@shop/ports/backends';

/** The colour of the mark, behind the icon and in the bar of the installed shop (brief 16). */
const markColor = '#085258';
const pageColor = '#FCFBF8';

/** The web app manifest: how a phone shows the shop among its apps. */
export const presentWebApp = ({ brand, descriptor }: SiteText) => ({
  name: `${brand} · ${descriptor}`,
  short_name: brand,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: markColor,
  background_color: pageColor,
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
