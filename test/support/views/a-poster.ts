import type { PosterView } from '@shop/ports/screens';
import { aPrice } from './a-price.js';

export const aPoster = (differs: Partial<PosterView> = {}): PosterView => ({
  slug: 'copalera',
  href: '/es/entrada-copalera/',
  name: 'Copalera',
  kind: 'Tirolesas y cavernas',
  hours: '9:00–17:00',
  duration: '6 h',
  wall: 'copalera',
  scene: { alt: 'Una torre' },
  label: undefined,
  from: aPrice('1,979.00'),
  closedUntil: undefined,
  ...differs,
});
