import { gatePaths } from '@shop/ports/screens';
import type { Renderer } from '../../../page/render/renderer.js';

/** The web app manifest of the gate. */
export const presentGateApp = (brand: string, { mark, page }: Renderer['appColors']) => ({
  name: `${brand} · Gate`,
  short_name: 'Gate',
  id: gatePaths.scope,
  start_url: gatePaths.scope,
  scope: gatePaths.scope,
  display: 'standalone',
  theme_color: mark,
  background_color: page,
  icons: [192, 512].map((size) => ({
    src: `/icons/icon-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose: 'maskable',
  })),
});
