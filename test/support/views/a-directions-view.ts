import type { DirectionsView } from '@shop/ports/screens';

/** Directions to Gran Ceiba from a town and an island. */
export const aDirectionsView = (differs: Partial<DirectionsView> = {}): DirectionsView => ({
  title: 'Cómo llegar a Gran Ceiba',
  name: 'Gran Ceiba',
  wall: 'granCeiba',
  lead: 'Gran Ceiba está 10 km al sur de Playa del Carmen.',
  hours: '8:30–22:30',
  map: {
    points: [
      { key: 'cancun', kind: 'town', label: 'left', name: 'Cancún', x: 637, y: 143 },
      { key: 'airport', kind: 'airport', label: 'left', name: 'Aeropuerto', x: 620, y: 240 },
      { key: 'cozumel', kind: 'island', label: 'right', name: 'Cozumel', x: 565, y: 666 },
    ],
    place: { name: 'Gran Ceiba', x: 429, y: 619 },
    flag: 'sea',
  },
  distances: [
    { from: 'Cancún', distance: '78 km', time: '1 h 15 min', isByFerry: false },
    { from: 'Aeropuerto', distance: '62 km', time: '55 min', isByFerry: false },
    { from: 'Cozumel', distance: '11 km', time: '1 h', isByFerry: true },
  ],
  ways: [
    { kind: 'car', steps: ['Toma la 307.', 'Sal por la lateral.'] },
    { kind: 'bus', steps: ['Toma el autobús a Playa del Carmen.'] },
    { kind: 'transport', steps: ['Pasamos por ti.'] },
  ],
  address: 'Carretera 307 km 279, Playa del Carmen',
  meetingPoint: 'Taquilla principal',
  maps: 'https://www.google.com/maps/search/?api=1&query=20.566%2C-87.128',
  phoneMap: undefined,
  buy: '/es/comprar-mi-entrada/',
  about: '/es/acerca-de-gran-ceiba/',
  faq: '/es/preguntas-frecuentes/gran-ceiba/',
  ...differs,
});
