import type { FrameView } from '@shop/ports/screens';
import type { IconName } from '../ui/icon.js';

/** Entries of the bottom bar; the menu has all of them. */
export const barPictures: Partial<Record<FrameView['navigation'][number]['key'], IconName>> = {
  home: 'home',
  parks: 'map-2',
  tours: 'route',
  promotions: 'discount',
};
