/** @jest-environment jsdom */
import { aPrice } from '@shop/test/views/a-price';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { PhotoPassView } from '@shop/ports/screens';
import { screen, within } from '@testing-library/react';
import { PhotoPassScreen } from './photo-pass-screen.js';

const aPhotoPassView = (differs: Partial<PhotoPassView> = {}): PhotoPassView => ({
  title: 'Paquete de fotos',
  lead: 'De las fotos nos encargamos nosotros',
  wall: 'lagunaNacar',
  scene: { src: '/pictures/scenes/laguna-nacar.svg', alt: 'Un faro' },
  from: aPrice('690.00'),
  groupSize: 10,
  covers: ['Todas las fotos de ese día'],
  notCovered: ['Video'],
  steps: [{ title: 'Agrégalo a tu entrada', text: 'Al elegir tu día.' }],
  needed: [
    { from: 1, to: 10, passes: 1 },
    { from: 11, to: 20, passes: 2 },
  ],
  places: [
    {
      slug: 'bruma',
      name: 'Bruma',
      wall: 'bruma',
      scene: { src: '/pictures/scenes/bruma.svg', alt: '' },
      where: 'En la Casa de la Niebla',
      price: aPrice('790.00'),
      href: '/es/entrada-bruma/',
    },
  ],
  problem: undefined,
  more: [{ name: 'Términos de uso', href: '/es/terminos-de-uso/' }],
  ...differs,
});

const show = (differs: Partial<PhotoPassView> = {}) =>
  renderScreen(<PhotoPassScreen view={aPhotoPassView(differs)} />);

it('states how many people a pass covers and how many passes a party needs', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Un paquete para hasta 10 personas' })).toBeTruthy();
  const table = within(screen.getByRole('table', { name: '¿Cuántos necesitas?' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['PersonasPaquetes', 'De 1 a 101', 'De 11 a 202']);
});

it('keeps the places and reports the failure while prices are unavailable', () => {
  const [place] = aPhotoPassView().places;
  show({
    from: undefined,
    places: place ? [{ ...place, price: undefined }] : [],
    problem: {
      code: 'prices',
      field: 'page',
      text: 'Sin precios',
      actions: [{ kind: 'retry', href: '/es/fotos/' }],
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('Sin precios');
  expect(screen.getByText('En la Casa de la Niebla')).toBeTruthy();
  expect(screen.getByText('Verás el precio al elegir tu día')).toBeTruthy();
});

itPassesAxe(show);
