import type { FrameView } from '@shop/ports/screens';
import type { IconName } from '../ui/icon.js';

/** The bar has these; the menu, which More opens, has all. */
export const barPictures: Partial<Record<FrameView['navigation'][number]['key'], IconName>> = {
  home: 'home',
  parks: 'map-2',
  tours: 'route',
  promotions: 'discount',
};
