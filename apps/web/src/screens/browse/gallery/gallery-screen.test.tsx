/** @jest-environment jsdom */
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { aGalleryView } from '@shop/test/views/offer-views';
import { renderScreen } from '@shop/test/views/render-screen';
import { screen, within } from '@testing-library/react';
import { GalleryScreen } from './gallery-screen.js';

const show = () => renderScreen(<GalleryScreen view={aGalleryView()} />);

it('shows each picture with its sentence and its size, as a link to its place', () => {
  show();
  const pictures = within(screen.getByRole('list', { name: 'Galería' }));
  const [first] = pictures.getAllByRole('link', { name: 'Detalle 0 Bruma' });
  expect(first?.getAttribute('href')).toBe('/es/acerca-de-bruma/');
  const image = pictures.getByRole('img', { name: 'Detalle 0' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['400', '300']);
});

it('fetches late what is below the first view', () => {
  show();
  const late = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
  expect(late).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
});

it('keeps the place in the address', () => {
  show();
  const places = within(screen.getByRole('navigation', { name: 'Ver imágenes de' }));
  expect(places.getByRole('link', { name: 'Todos' }).getAttribute('aria-current')).toBe('true');
  expect(places.getByRole('link', { name: 'Bruma' }).getAttribute('href')).toBe(
    '/es/galeria/?place=bruma',
  );
});

it('stands up to the automatic accessibility check', async () => {
  const { container } = show();
  await expectNoAxeFindings(container);
});
