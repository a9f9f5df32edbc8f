import type { BuyView, CalendarView, DayView } from '@shop/ports/screens';
import { aPoster } from './a-poster.js';
import { aLineSummary, aPrice } from './a-price.js';

const aDay = (number: number): DayView => ({
  day: `2026-12-${String(number).padStart(2, '0')}`,
  state: number === 13 ? 'soldOut' : number === 15 ? 'best' : 'free',
  isLimited: number === 14,
  isChosen: number === 12,
  isToday: number === 1,
  amount: number === 13 ? '' : '2,389',
  said: number === 13 ? 'agotado' : '2,389.00 pesos mexicanos',
});

const aCalendar = (): CalendarView => ({
  weekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'].map((short) => ({
    short,
    long: short,
  })),
  months: [
    {
      month: '2026-12',
      title: 'Diciembre 2026',
      dates: '{day} de diciembre de 2026',
      weeks: [[8, 9, 10, 11, 12, 13, 14].map(aDay), [15, 16, 17, 18, 19, 20, 21].map(aDay)],
    },
  ],
  previous: undefined,
  next: '2027-01',
  legend: { currency: 'MXN', inThousands: false },
  problem: undefined,
});

/** A tour with a day, a time and three people chosen. */
export const aBuyView = (differs: Partial<BuyView> = {}): BuyView => ({
  slug: 'ojos-de-agua',
  name: 'Ojos de Agua',
  kind: 'Tour de cenotes',
  line: 'Cuatro cenotes, un día',
  hours: '8:00 · 10:30',
  duration: '6 h',
  today: { kind: 'leaves', hours: '10:30' },
  youngest: 6,
  wall: 'ojosDeAgua',
  scene: { src: '/pictures/scenes/ojos-de-agua.svg', alt: 'Un cenote' },
  variants: [],
  component: undefined,
  calendar: aCalendar(),
  near: undefined,
  chosenDay: { day: '2026-12-12', text: 'sáb 12 dic 2026' },
  hasOpenTicket: false,
  hasEarlyTier: true,
  times: [
    { time: '08:00', text: '8:00', status: 'AVAILABLE', isChosen: true },
    { time: '10:30', text: '10:30', status: 'SOLD_OUT', isChosen: false },
  ],
  people: [
    {
      unit: 'ADULT',
      field: 'adults',
      quantity: 2,
      max: 19,
      ageFrom: 12,
      ageTo: undefined,
      price: { now: aPrice('2,150.10'), before: aPrice() },
      isFree: false,
    },
    {
      unit: 'CHILD',
      field: 'children',
      quantity: 1,
      max: 18,
      ageFrom: 6,
      ageTo: 11,
      price: { now: aPrice('1,612.58'), before: aPrice('1,791.75') },
      isFree: false,
    },
  ],
  maxPeople: 20,
  extras: [
    {
      extra: 'transport',
      name: 'Transporte redondo',
      detail: 'Desde tu hotel',
      details: ['Ida y vuelta en camioneta.'],
      picture: '/pictures/scenes/extra-transport.svg',
      price: aPrice('420.00'),
      per: 'person',
      hasBeenAdded: false,
    },
    {
      extra: 'transportWithFood',
      name: 'Transporte con alimentos',
      detail: 'Los dos juntos',
      details: ['Los dos, por menos.'],
      picture: '/pictures/scenes/extra-transport-with-food.svg',
      price: aPrice('690.00'),
      per: 'person',
      hasBeenAdded: false,
    },
    {
      extra: 'photo',
      name: 'Paquete de fotos',
      detail: 'Hasta 10 personas',
      details: ['En tu correo en 24 h.'],
      picture: '/pictures/scenes/extra-photo.svg',
      price: aPrice('790.00'),
      per: 'group',
      hasBeenAdded: true,
    },
  ],
  pickup: undefined,
  summary: { kind: 'priced', line: aLineSummary(), peopleCount: 3, amount: undefined },
  guarantees: ['weather', 'changeDate', 'secure'],
  problems: [],
  about: {
    description: ['Un día entre cuatro cenotes.'],
    included: ['Guía'],
    notIncluded: ['Propinas'],
    bring: ['Traje de baño'],
    meetingPoint: 'Muelle principal',
    rights: [{ title: 'Cambio de fecha', text: 'Por teléfono, hasta 24 horas antes.' }],
    terms: '/es/terminos-de-uso/',
    phone: { name: '+52 998 555 0134', href: 'tel:+529985550134' },
    pages: [
      { key: 'directions', href: '/es/como-llegar-a-ojos-de-agua/' },
      { key: 'about', href: '/es/acerca-de-ojos-de-agua/' },
      { key: 'faq', href: '/es/preguntas-frecuentes/ojos-de-agua/' },
      { key: 'gallery', href: '/es/galeria/?place=ojos-de-agua' },
    ],
    others: [aPoster({ name: 'Camino Blanco', href: '/es/tour-camino-blanco/' })],
  },
  ...differs,
});
