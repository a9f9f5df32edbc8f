import type { AboutView } from '@shop/ports/screens';
import { aPrice } from './a-price.js';

const picture = '/pictures/scenes/copalera.svg#svgView(viewBox(840,360,360,270))';

/** Copalera with its day ticket and its night ticket. */
export const anAboutView = (differs: Partial<AboutView> = {}): AboutView => ({
  name: 'Copalera',
  kind: 'Tirolesas y cavernas',
  line: 'Vuela sobre el copal',
  wall: 'copalera',
  scene: { src: '/pictures/scenes/copalera.svg', alt: 'Una torre de tirolesas' },
  hours: '9:00–17:00',
  duration: '6 a 8 h',
  from: aPrice('1,979.00'),
  lead: 'Copalera es para moverse.',
  facts: [
    { value: '7 tirolesas', label: 'unidas en un circuito' },
    { value: '42 m', label: 'mide la torre más alta' },
    { value: '24 °C', label: 'tiene el agua' },
  ],
  included: ['Casco, arnés y chaleco'],
  notIncluded: ['Comida: puedes agregarla'],
  bring: ['Una muda seca'],
  activities: [
    { name: 'Las siete tirolesas', text: 'Vas de torre en torre.', picture },
    { name: 'Las cavernas', text: 'Con el agua a la cintura.', picture: undefined },
  ],
  description: ['Dos torres y una selva de copales.'],
  tickets: [
    {
      name: 'Día',
      summary: 'Siete tirolesas en la selva.',
      href: '/es/entrada-copalera/',
      days: { kind: 'range', from: 'lunes', to: 'sábado' },
      hours: '9:00–17:00',
      isNight: false,
      from: aPrice('1,979.00'),
    },
    {
      name: 'Fuego',
      summary: 'Tirolesas de luz.',
      href: '/es/entrada-copalera-fuego/',
      days: { kind: 'daily' },
      hours: '17:30–23:00',
      isNight: true,
      from: undefined,
    },
  ],
  moments: [{ time: '16:15', text: 'Última subida a las torres' }],
  access: ['Las torres solo tienen escalera.'],
  suits: ['Grupos de amigos.'],
  unsuited: 'Si te cuesta la altura, tu parque es Bruma.',
  buy: '/es/entrada-copalera/',
  directions: '/es/como-llegar-a-copalera/',
  faq: '/es/preguntas-frecuentes/copalera/',
  problem: undefined,
  ...differs,
});
