import { aPoster } from './a-poster.js';
import type { HotelCardView, HotelView } from '@shop/ports/screens';
import { aPrice } from './a-price.js';

/** The card of the mangrove hotel, with a night on sale. */
export const aHotelCard = (differs: Partial<HotelCardView> = {}): HotelCardView => ({
  code: 'hxm',
  href: '/es/hoteles-manglar/',
  name: 'Hotel Coralibrí Manglar',
  kind: 'Hotel familiar en el manglar',
  line: 'Despierta entre raíces y garzas',
  wall: 'hotelManglar',
  scene: { alt: 'Un edificio de arcos' },
  amenities: [
    { kind: 'pool', name: 'Tres albercas' },
    { kind: 'kayak', name: 'Kayaks por los canales' },
  ],
  night: { kind: 'from', price: aPrice('3,099.00') },
  ...differs,
});

/** The page of the same hotel. */
export const aHotelView = (differs: Partial<HotelView> = {}): HotelView => ({
  title: 'Hotel Coralibrí Manglar',
  kind: 'Hotel familiar en el manglar',
  line: 'Despierta entre raíces y garzas',
  wall: 'hotelManglar',
  scene: { alt: 'Un edificio de arcos' },
  night: { kind: 'from', price: aPrice('3,099.00') },
  facts: {
    checkIn: '15:00',
    checkOut: '12:00',
    roomCount: 184,
    nearestPark: 'Copalera',
    minutes: 4,
  },
  amenities: [{ kind: 'pool', name: 'Tres albercas' }],
  description: ['Está construido sobre canales.', 'Salen las garzas.'],
  rooms: [
    {
      name: 'Cuarto Mangle',
      text: 'Balcón con hamaca.',
      beds: 'Dos camas matrimoniales',
      view: 'Vista al canal',
      size: 34,
      adults: 2,
      children: 2,
      href: '/es/habitacion-manglar-mangle/',
      window: undefined,
    },
    {
      name: 'Cuarto Garza',
      text: 'Para dos personas.',
      beds: 'Una cama king',
      view: 'Vista a las copas',
      size: 36,
      adults: 2,
      children: 0,
      href: '/es/habitacion-manglar-garza/',
      window: undefined,
    },
  ],
  ages: { adult: 16, maxChildren: 2 },
  maxRooms: 5,
  board: { lead: 'El desayuno está incluido.', parts: [{ name: 'Fogón', text: 'A la carta.' }] },
  around: [{ name: 'Torre de las aves', text: 'Un mirador.' }],
  parks: {
    lead: 'La camioneta sale cada media hora.',
    all: [
      { poster: aPoster(), minutes: 4 },
      {
        poster: aPoster({ slug: 'bruma', name: 'Bruma', href: '/es/entrada-bruma/' }),
        minutes: 10,
      },
    ],
  },
  accessibility: ['Elevador en los tres edificios.'],
  children: ['Hay cunas y sillas altas.'],
  arrival: {
    address: ['Hotel Coralibrí Manglar', 'Carretera Cancún–Tulum km 281', '77710 Playa del Carmen'],
    map: {
      points: [{ key: 'cancun', kind: 'town', label: 'left', name: 'Cancún', x: 637, y: 143 }],
      place: { name: 'Hotel Coralibrí Manglar', x: 438, y: 604 },
      flag: 'sea',
    },
    maps: 'https://www.google.com/maps/search/?api=1&query=20.585%2C-87.116',
    airportKm: 58,
    airportMinutes: 50,
    ways: [{ name: 'En coche', text: 'Por la 307.' }],
  },
  phone: {
    country: 'México',
    number: '+52 998 555 0134',
    href: 'tel:+529985550134',
    weekday: '7:00–24:00',
    weekend: '7:00–22:00',
  },
  all: '/es/hoteles-coralibri/',
  gallery: '/es/galeria/?place=manglar',
  find: '/es/buscar-habitacion/?hotel=hxm',
  problem: undefined,
  ...differs,
});
