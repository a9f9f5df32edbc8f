import type { FrameView } from '@shop/ports/screens';

/** The parts around a Spanish page for a visitor who pays in Mexican pesos. */
export const aFrame = (differs: Partial<FrameView> = {}): FrameView => ({
  brand: 'Coralibrí',
  descriptor: 'Parques, tours y hoteles en el Caribe mexicano',
  language: 'es',
  languageTag: 'es-MX',
  layout: 'desktop',
  theme: 'system',
  currency: { code: 'MXN', name: 'pesos mexicanos' },
  country: 'MX',
  home: '/es/',
  navigation: [],
  cart: { href: '/es/carrito/', count: 0 },
  languages: [],
  currencies: [],
  callCentre: { isOpen: true, weekday: '7:00–24:00', weekend: '7:00–22:00', phones: [] },
  offer: undefined,
  path: '/es/tour-ojos-de-agua/',
  notice: undefined,
  breadcrumb: [],
  isShort: false,
  ...differs,
});
