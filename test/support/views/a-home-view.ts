import type { HomeView } from '@shop/ports/screens';
import { aPoster } from './a-poster.js';

export const aHomeView = (differs: Partial<HomeView> = {}): HomeView => ({
  title: 'Del arrecife a la selva, en un boleto',
  lead: 'Parques y tours en el Caribe mexicano',
  hero: {
    slug: 'laguna-nacar',
    wall: 'lagunaNacar',
    scene: { src: '/pictures/scenes/laguna-nacar.svg', alt: 'Un faro' },
    href: '/es/entrada-laguna-nacar/',
    name: 'Laguna Nácar',
  },
  planner: {
    action: '/api/plan',
    products: [{ slug: 'laguna-nacar', name: 'Laguna Nácar', kind: 'Parque acuático' }],
    chosen: 'laguna-nacar',
    minDay: '2026-11-21',
    maxDay: '2027-12-25',
    day: '2026-11-28',
    calendar: { name: 'sáb 28 nov 2026', href: '/es/entrada-laguna-nacar/' },
    adults: 2,
    children: 0,
    maxPeople: 20,
  },
  posters: [aPoster(), aPoster({ slug: 'copalera-fuego', name: 'Copalera Fuego', label: 'night' })],
  all: { name: '', href: '/es/parques-y-tours/' },
  openNow: [{ name: 'Guarida', href: '/es/entrada-guarida/', closes: '17:00', wall: 'guarida' }],
  promo: { parks: 3, percent: 20, href: '/es/arma-tu-paquete/' },
  hotels: [],
  allHotels: { name: '', href: '/es/hoteles-coralibri/' },
  guarantees: ['weather', 'changeDate', 'openTicket', 'secure'],
  problem: undefined,
  ...differs,
});
