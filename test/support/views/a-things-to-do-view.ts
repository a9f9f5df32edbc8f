import type { ThingsToDoView } from '@shop/ports/screens';
import { aPoster } from './a-poster.js';

/** Cancún with one theme that has products and one without. */
export const aThingsToDoView = (differs: Partial<ThingsToDoView> = {}): ThingsToDoView => ({
  title: 'Qué hacer en Cancún',
  name: 'Cancún',
  lead: 'Una ciudad con dos caras.',
  wall: 'lagunaNacar',
  scene: { src: '/pictures/scenes/laguna-nacar.svg', alt: 'Un faro' },
  introduction: ['Cancún se entiende en tres días.'],
  themes: [
    {
      theme: 'nature',
      text: 'Selva a media hora.',
      posters: [aPoster()],
      things: [{ name: 'El parque urbano', text: 'Seis kilómetros de sendero.' }],
    },
    {
      theme: 'food',
      text: 'En el centro se come mejor.',
      posters: [],
      things: [{ name: 'El mercado', text: 'Fondas con sopa de lima.' }],
    },
  ],
  around: [{ name: 'Autobús', text: 'Cada 5 minutos.' }],
  months: [{ when: 'Noviembre', text: 'El mejor mes.' }],
  others: [{ name: 'Qué hacer en Tulum', href: '/es/que-hacer-en-tulum/' }],
  list: '/es/parques-y-tours/',
  problem: undefined,
  ...differs,
});
